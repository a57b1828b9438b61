import { VALUES } from "./values.ts";

export type ModuleFormat = "esm" | "cjs";

/**
 * Returns a module that imports every entry, computes a value of each and exports `wrong`, the list of those that
 * differ. `last` is the code that follows, such as {@link PRINT}. It is valid JavaScript, and valid TypeScript if it
 * is an ES module. `prefix` goes before each specifier, such as "npm:".
 */
export function programOf(entries: readonly string[], format: ModuleFormat, last = "", prefix = ""): string {
  const load = entries.map((entry, index) => {
    const specifier = JSON.stringify(prefix + entry);
    return format === "esm" ? `import * as m${index} from ${specifier};` : `const m${index} = require(${specifier});`;
  });
  const found = entries.map((entry, index) => {
    const [expression, json] = expectValue(entry);
    const value = `JSON.stringify(${expression.replace(/\bm(?=[.)]|$)/g, `m${index}`)})`;
    return `  [${JSON.stringify(entry)}, ${value}, ${JSON.stringify(json)}],`;
  });
  const keep = format === "esm" ? "export const wrong = " : "const wrong = exports.wrong = ";
  return `${[
    ...load,
    "const found = [",
    ...found,
    "];",
    `${keep}found.filter((row) => row[1] !== row[2]).map((row) => row.join(" "));`,
    `${format === "esm" ? "export const count = " : "const count = exports.count = "}found.length;`,
    last,
  ].join("\n")}\n`;
}

/** The code that prints the outcome of a program as its last line. {@link verify} reads it. */
export const PRINT = 'console.log("matrix: " + count + " entries, wrong: " + JSON.stringify(wrong));';

/** Throws unless `output` has the line of {@link PRINT}, with this number of entries and nothing wrong. */
export function verify(output: string, entries: readonly string[]): void {
  const expected = `matrix: ${entries.length} entries, wrong: []`;
  if (!output.includes(expected)) throw new Error(`expected "${expected}", but got:\n${output.slice(-3000)}`);
}

function expectValue(entry: string): readonly [expression: string, json: string] {
  const value = VALUES[entry];
  if (value === undefined) throw new Error(`tooling/release/src/matrix/values.ts has no value of ${entry}`);
  return value;
}
