import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseURL, setFragment, setQuery } from "@url/parser";
import { orThrow } from "@url/result";
import { toSARIF, validate } from "@url/validator";
import { parseURL as parseStruct } from "@url/whatwg-url";
import { describe, expect, test } from "vitest";
import { readEntries } from "../../src/api/entries.ts";
import { createProgram, exportsOf } from "../../src/api/exports.ts";
import { functionsOf } from "../../src/api/report.ts";
import { type Kind, POSITION, STRING } from "./options/kind.ts";
import { kindOf } from "./options/kinds.ts";
import { NOT_OPTIONS } from "./options/not-options.ts";
import { type Option, optionsOf } from "./options/read.ts";
import { goodArguments, type Modules } from "./wrong/good.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

// The command reads its options from the command line, `@url/api` has Web IDL's conversions, and a hook needs a component.
const entries = readEntries(ROOT).filter(({ name }) => !/^@url\/(?:cli|api|field\/react)\b/.test(name));
const modules: Modules = new Map(
  await Promise.all(entries.map(async ({ name, file }) => [name, await import(file)] as const)),
);
const program = createProgram(entries.map(({ file }) => file));
const checker = program.getTypeChecker();
const options = entries
  .flatMap((entry) => exportsOf(entry, program, ROOT))
  .filter(({ kind }) => kind === "function")
  .flatMap((item) => optionsOf(item, checker));
const reported = new Map(
  entries
    .flatMap(({ report }) => functionsOf(readFileSync(join(ROOT, report), "utf8")))
    .map((one) => [`${one.entry} ${one.name}`, one]),
);

interface Row {
  readonly fn: string;
  readonly option: string;
  readonly kind: Kind;
  readonly isOptional: boolean;
  readonly call: (value: unknown) => unknown;
}

const rows = [
  ...options.map((option) => [`${option.entry} ${option.fn}: ${option.name}`, rowOf(option)] as const),
  ...more(),
];

test("what is listed as no option is in the sources", () => {
  const parameters = [...reported.values()].flatMap(({ entry, name, parameters }) =>
    parameters.map((parameter) => `${entry} ${name} ${/^\w+/.exec(parameter)?.[0]}`),
  );
  expect([...NOT_OPTIONS.keys()].filter((key) => !parameters.includes(key))).toEqual([]);
});

describe.each(rows)("%s", (_, { fn, option, kind, isOptional, call }) => {
  const thrownFor = (value: unknown): unknown => {
    try {
      // A promise is left to itself: arguments are checked before there is one.
      void Promise.resolve(call(value)).catch(() => {});
    } catch (error) {
      return error;
    }
    return null;
  };

  test("accepts what it documents, and undefined means the default", () => {
    for (const value of kind.good) expect([value, thrownFor(value)]).toEqual([value, null]);
    if (isOptional) expect(thrownFor(undefined)).toBe(null);
  });

  test.each([
    ["TypeError", kind.wrongType],
    ["RangeError", kind.wrongValue],
  ] as const)("throws a %s that names the function and the option", (name, values) => {
    for (const value of values) {
      const error = thrownFor(value);
      expect([value, error]).toEqual([value, expect.any(Error)]);
      const { message } = error as Error;
      expect([(error as Error).name, value]).toEqual([name, value]);
      expect(message).toMatch(new RegExp(`^${fn}: ${option}(?:\\[\\d+\\])? must be `));
      expect(message.length).toBeLessThan(250);
      expect(message).not.toContain("secret");
    }
  });
});

function rowOf(option: Option): Row {
  const { entry, fn, name, position, isMember, isOptional } = option;
  return {
    fn,
    option: name,
    kind: kindOf(option, checker),
    isOptional,
    call: (value) => {
      const args = { ...goodArguments(reported.get(`${entry} ${fn}`)!, modules), ...NEEDED[`${fn} ${name}`] };
      // Ends a probe before its first request.
      if (entry === "@url/guard/test") args[0] = noClient;
      args[position] = isMember ? { ...(args[position] as object), [name]: value } : value;
      return (modules.get(entry)![fn] as (...args: unknown[]) => unknown)(...Object.values(args));
    },
  };
}

function noClient(): never {
  throw new Error("no client");
}

/** The arguments that an option needs beside it, by their numbers. */
const NEEDED: Readonly<Record<string, Readonly<Record<number, unknown>>>> = {
  "parseAs corrected": ["2012"],
  "basicURLParse stateOverride": { 1: { url: parseStruct("http://a/b") } },
};

/** Options of functions that take two kinds of values, and what is inside of an argument. */
function more(): [string, Row][] {
  const record = orThrow(parseURL("http://a/b"));
  const finding = { diagnostic: validate("http://a b/")[0]!, input: "http://a b/" };
  const find = (entry: string, name: string) => options.filter((one) => one.entry === entry && one.fn === name);
  const removals = [
    ["setQuery", setQuery],
    ["setFragment", setFragment],
  ] as const;
  return [
    ...removals.flatMap(([name, set]) =>
      find("@url/parser", name).map((option): [string, Row] => {
        const call = (value: unknown) =>
          set(record, null, (option.isMember ? { [option.name]: value } : value) as never);
        return [`${name} of null: ${option.name}`, { ...rowOf(option), call }];
      }),
    ),
    ...(["file", "line", "column"] as const).map((option): [string, Row] => {
      const call = (value: unknown) => toSARIF([{ ...finding, [option]: value }]);
      const kind = option === "file" ? STRING : POSITION;
      return [`toSARIF, of a finding: ${option}`, { fn: "toSARIF", option, kind, isOptional: true, call }];
    }),
  ];
}
