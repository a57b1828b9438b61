import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

const WPT = join(ROOT, "tooling", "data", "wpt");

/** How many rows each file has. */
const ROW_COUNTS = readRowCounts();
const FILES = Object.keys(ROW_COUNTS);

/** Returns a sentence about the first of WPT's data files that is missing, or undefined if none is. */
export function missingWPT(): string | undefined {
  const path = FILES.map((file) => join(WPT, "rows", file)).find((file) => !existsSync(file));
  return path && `${path} does not exist. Restore it with git, or make it again with "npm run tool -- wpt".`;
}

/**
 * Returns a module that replaces tooling/conformance's `data.ts` and contains the files: all of them, or none if only imports
 * matter.
 */
export function wptModule(withData: boolean): string {
  const files = withData ? FILES : [];
  return [
    `import expectations from ${JSON.stringify(join(WPT, "expectations.json"))};`,
    ...files.map((file, i) => `import file${i} from ${JSON.stringify(join(WPT, "rows", file))};`),
    `const files = new Map([${files.map((file, i) => `[${JSON.stringify(file)}, file${i}]`).join()}]);`,
    "export function readWPT(file) { return files.get(file); }",
    "export function isMissing() { return false; }",
    "export function readExpectations() { return expectations; }",
    `export function readRowCounts() { return ${JSON.stringify(ROW_COUNTS)}; }`,
  ].join("\n");
}

/** The same as in tooling/conformance, whose sources a build of this package does not see. */
function readRowCounts(): Readonly<Record<string, number>> {
  const { sources } = JSON.parse(readFileSync(join(WPT, "source.json"), "utf8")) as {
    sources: { files: Record<string, { rows: number }> }[];
  };
  const files = sources.flatMap((source) => Object.entries(source.files));
  return Object.fromEntries(files.map(([file, { rows }]) => [file, rows]));
}
