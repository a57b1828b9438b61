import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "../root.ts";

const FILES = [
  "urltestdata.json",
  "urltestdata-javascript-only.json",
  "setters_tests.json",
  "toascii.json",
  "IdnaTestV2.json",
  "IdnaTestV2-removed.json",
  "percent-encoding.json",
  "urlencoded-parser-data.json",
];

/** Returns a sentence about the first of WPT's data files that is missing, or undefined if none is. */
export function missingWPT(): string | undefined {
  const path = FILES.map((file) => join(wptDirectory(), file)).find((file) => !existsSync(file));
  return path && `${path} does not exist. Set WPT_DIR, or run "node tooling/wpt/src/download.mjs <folder>" first.`;
}

/**
 * Returns a module that replaces tooling/wpt's `data.ts` and contains the files: all of them, or none if only imports
 * matter.
 */
export function wptModule(withData: boolean): string {
  const wpt = join(ROOT, "tooling", "wpt");
  const files = withData ? FILES : [];
  return [
    `import { withoutComments } from ${JSON.stringify(join(wpt, "src", "comments.ts"))};`,
    `import expectations from ${JSON.stringify(join(wpt, "expectations.json"))};`,
    ...files.map((file, i) => `import file${i} from ${JSON.stringify(join(wptDirectory(), file))};`),
    `const files = new Map([${files.map((file, i) => `[${JSON.stringify(file)}, file${i}]`).join()}]);`,
    "export function readWPT(file) { return withoutComments(files.get(file)); }",
    "export function isMissing() { return false; }",
    "export function readExpectations() { return expectations; }",
  ].join("\n");
}

/** The same as in tooling/wpt. */
function wptDirectory(): string {
  return process.env.WPT_DIR ? resolve(process.env.WPT_DIR) : join(ROOT, "..", "shared", "wpt");
}
