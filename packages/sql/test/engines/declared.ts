import type { SQLText, SQLValue } from "../../src/index.ts";
import type { Engine } from "./engine.ts";

/** A function as the SQL for an engine declares it. */
export interface Declared {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Whether the engine returns NULL for NULL, and does not call it. */
  readonly isStrict: boolean;
  readonly body: string;
}

/** Reads the declarations of functions in JavaScript from SQL for BigQuery, Snowflake and Postgres. */
export function declaredIn(sql: string): Declared[] {
  const pattern =
    /CREATE OR REPLACE FUNCTION (\S+?)\(([^)]*)\)([\s\S]*?)AS (?:r"""([\s\S]*?)"""|\$\$([\s\S]*?)\$\$|\$url\$([\s\S]*?)\$url\$);\n/g;
  return Array.from(sql.matchAll(pattern), ([, path, list, clauses, ...bodies]) => ({
    name: path!.replace(/^.*\./, ""),
    parameters: list === "" ? [] : list!.split(", ").map((one) => one.split(" ")[0]!.replace(/"/g, "")),
    isStrict: /\bSTRICT\b|RETURNS NULL ON NULL INPUT/.test(clauses!),
    body: bodies.find((body) => body !== undefined)!,
  }));
}

/** Evaluates a script in a realm, and returns its value as JSON. */
export type Evaluate = (script: string) => string;

/**
 * Returns an engine that runs declared functions in a realm as their engine would: each body is a function of its own, which a
 * row calls. `before` is what the engine loads first.
 */
export function engineOf(declared: readonly Declared[], evaluate: Evaluate, before = ""): Engine {
  evaluate(`${before}\nvar declared = {}; "null"`);
  for (const { name, parameters, body } of declared)
    evaluate(`declared.${name} = function (${parameters.join(", ")}) {\n${body}\n}; "null"`);
  return {
    async call(name, rows) {
      const { parameters, isStrict } = declared.find((one) => one.name === name)!;
      const given = rows.map((row) => row.slice(0, parameters.length));
      const values = evaluate(`JSON.stringify(${JSON.stringify(given)}.map((row) =>
        ${isStrict} && row.includes(null) ? null : declared.${name}(...row)))`);
      return (JSON.parse(values) as SQLValue[]).map(asUTF8);
    },
    close() {},
  };
}

/** What an engine stores: UTF-8, in which a lone surrogate is U+FFFD. */
function asUTF8<Value extends SQLText | SQLValue>(value: Value): Value {
  return typeof value === "string" ? (Buffer.from(value).toString() as Value) : value;
}
