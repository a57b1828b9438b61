import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { expectOptions, expectString, type OptionChecks, refuse } from "@url/result/internal";
import type { Diagnostic } from "./diagnostic.ts";
import { EXPLANATIONS } from "./explanations.ts";
import { type Range, rangeAt } from "./position.ts";
import type { SARIFChange, SARIFLocation, SARIFLog, SARIFRegion, SARIFResult, SARIFRule } from "./sarif-log.ts";

/** A diagnostic and where its input came from. */
export interface Finding {
  readonly diagnostic: Diagnostic;
  readonly input: string;
  /** The file's path with "/" between its parts, relative to the root of what was checked; absent without a file. */
  readonly file?: string | undefined;
  /** Where the input begins in the file, both from 1; the column in UTF-16 code units. The default is 1, 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * The findings as a SARIF 2.1.0 log, which code hosts show beside the lines. A fatal error is an `error`, any
 * other a `warning`; a suggestion in a file is a fix.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSARIF(findings: Iterable<Finding>): SARIFLog {
  const rules = new Map<string, { readonly index: number; readonly rule: SARIFRule }>();
  const results: SARIFResult[] = [];
  for (const finding of findings) {
    expectOptions<Places>(finding, "toSARIF", PLACES);
    const { code } = finding.diagnostic;
    const known = rules.get(code) ?? { index: rules.size, rule: ruleOf(finding.diagnostic) };
    rules.set(code, known);
    results.push(resultOf(finding, known.index));
  }
  const driver = {
    name: "url",
    informationUri: "https://url.spec.whatwg.org/",
    rules: Array.from(rules.values(), ({ rule }) => rule),
  };
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
}

type Places = Pick<Finding, "file" | "line" | "column">;

const PLACES: OptionChecks<Places> = { file: expectString, line: expectPosition, column: expectPosition };

/** A line or a column, which SARIF counts from 1. */
function expectPosition(value: unknown, where: string, name: string): void {
  if (!Number.isInteger(value) || (value as number) < 1) refuse(value, where, name, "a positive integer", "number");
}

function ruleOf({ code, see }: Diagnostic): SARIFRule {
  const { message, example, base } = EXPLANATIONS[code];
  const against = base === undefined ? "" : `, against ${base}`;
  return {
    id: code,
    shortDescription: { text: message },
    help: { text: `For example: ${JSON.stringify(example)}${against}` },
    helpUri: see,
  };
}

function resultOf(finding: Finding, ruleIndex: number): SARIFResult {
  const { diagnostic, input, file } = finding;
  const { suggestion } = diagnostic;
  const result: SARIFResult = {
    ruleId: diagnostic.code,
    ruleIndex,
    level: diagnostic.fatal ? "error" : "warning",
    message: { text: diagnostic.message },
    locations: [locationOf(finding)],
  };
  if (suggestion === null || file === undefined || diagnostic.in === "base") return result;
  const deletedRegion = regionOf(finding, rangeAt(input, suggestion.start, suggestion.end));
  const replacement = { deletedRegion, insertedContent: { text: suggestion.replacement } };
  const change: SARIFChange = { artifactLocation: { uri: toURI(file) }, replacements: [replacement] };
  return { ...result, fixes: [{ artifactChanges: [change] }] };
}

/** A region of the file; without one the input itself is the place. */
function locationOf(finding: Finding): SARIFLocation {
  const { diagnostic, input, file } = finding;
  if (file === undefined || diagnostic.in === "base") {
    return { logicalLocations: [{ fullyQualifiedName: input, kind: "value" }] };
  }
  const region = regionOf(finding, rangeAt(input, diagnostic.start, diagnostic.end));
  return { physicalLocation: { artifactLocation: { uri: toURI(file) }, region } };
}

function regionOf({ line = 1, column = 1 }: Finding, { start, end }: Range): SARIFRegion {
  const toColumn = ({ line, character }: Range["start"]): number => character + (line === 0 ? column : 1);
  return {
    startLine: line + start.line,
    startColumn: toColumn(start),
    endLine: line + end.line,
    endColumn: toColumn(end),
  };
}

/** A path as a URI reference. */
function toURI(path: string): string {
  const encoded = path.split("/").map((segment) => utf8PercentEncode(segment, COMPONENT));
  return `${path.startsWith("/") ? "file://" : ""}${encoded.join("/")}`;
}
