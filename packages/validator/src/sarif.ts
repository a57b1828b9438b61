import { expectOptions, propertyOf, refuse } from "@url/result/internal";
import type { SARIFLog } from "./sarif-log.ts";
import { type Finding, SARIF_OPTIONS, type SARIFOptions, sarifResults } from "./sarif-results.ts";

/**
 * Returns the findings as a SARIF 2.1.0 log, which code hosts show beside the lines. A suggestion in a file becomes a fix
 * if its replacement is at most 1,000 UTF-16 code units long. An input without a file is identified by its first 200 units.
 * @throws TypeError or RangeError if `findings` is not iterable, or for a wrong finding or option
 * @example toSARIF(validate("https://127.1/").map((diagnostic) => ({ diagnostic, input: "https://127.1/" }))).runs[0].results.length // → 1
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSARIF(findings: Iterable<Finding>, options?: SARIFOptions): SARIFLog {
  expectOptions(options, "toSARIF", SARIF_OPTIONS);
  // A view is iterable, but holds numbers; reading it throws if its buffer was detached.
  if (typeof propertyOf(findings, Symbol.iterator) !== "function" || ArrayBuffer.isView(findings)) {
    refuse(findings, "toSARIF", "findings", "an iterable of findings");
  }
  const maker = sarifResults(options);
  const results = Array.from(findings, maker.add);
  const driver = { name: "url", informationUri: "https://url.spec.whatwg.org/", rules: maker.rules() };
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
}
