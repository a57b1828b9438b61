import { expectOptions } from "@url/result/internal";
import type { SARIFLog } from "./sarif-log.ts";
import { type Finding, SARIF_OPTIONS, type SARIFOptions, sarifResults } from "./sarif-results.ts";

/**
 * Returns the findings as a SARIF 2.1.0 log, which code hosts show beside the lines. A fatal error is an `error`, any
 * other a `warning`; a suggestion in a file is a fix, if it is no longer than 1,000 UTF-16 code units. An input without
 * a file is named by its first 200.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSARIF(findings: Iterable<Finding>, options?: SARIFOptions): SARIFLog {
  expectOptions(options, "toSARIF", SARIF_OPTIONS);
  const maker = sarifResults(options);
  const results = Array.from(findings, maker.add);
  const driver = { name: "url", informationUri: "https://url.spec.whatwg.org/", rules: maker.rules() };
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
}
