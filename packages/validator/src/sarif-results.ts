import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { expectBoolean, expectOptions, expectString, type OptionChecks, refuse } from "@url/result/internal";
import { type Diagnostic, hideInDiagnostic } from "./diagnostic.ts";
import { EXPLANATIONS } from "./explanations.ts";
import { hidePasswords } from "./password.ts";
import { type Range, rangesIn } from "./position.ts";
import type { SARIFChange, SARIFLocation, SARIFRegion, SARIFResult, SARIFRule } from "./sarif-log.ts";
import { cutText } from "./terminal/cut.ts";

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

/** How `toSARIF` writes. */
export interface SARIFOptions {
  /** Passwords in inputs stay as they are. The default is false: each unit is "*". */
  readonly showPassword?: boolean | undefined;
}

/** Makes the results of a log one by one, for a log that is written while it grows. */
export interface SARIFResults {
  add(finding: Finding): SARIFResult;
  /** The rules of the results so far; a result's `ruleIndex` is an index into them. */
  rules(): SARIFRule[];
}

/** Makes results; what is kept between them is the rules and the last input. */
export function sarifResults(options?: SARIFOptions): SARIFResults {
  expectOptions(options, "sarifResults", SARIF_OPTIONS);
  const rules = new Map<string, { readonly index: number; readonly rule: SARIFRule }>();
  let last: Text | undefined;
  return {
    add(finding) {
      expectOptions<Places>(finding, "toSARIF", PLACES);
      const { diagnostic, input } = finding;
      const known = rules.get(diagnostic.code) ?? { index: rules.size, rule: ruleOf(diagnostic) };
      rules.set(diagnostic.code, known);
      if (last?.input !== input) {
        last = { input, shown: options?.showPassword ? input : hidePasswords(input), rangeAt: rangesIn(input) };
      }
      return resultOf(finding, last, known.index);
    },
    rules: () => Array.from(rules.values(), ({ rule }) => rule),
  };
}

export const SARIF_OPTIONS: OptionChecks<SARIFOptions> = { showPassword: expectBoolean };

type Places = Pick<Finding, "file" | "line" | "column">;

const PLACES: OptionChecks<Places> = { file: expectString, line: expectPosition, column: expectPosition };

/** A line or a column, which SARIF counts from 1. */
function expectPosition(value: unknown, where: string, name: string): void {
  if (!Number.isInteger(value) || (value as number) < 1) refuse(value, where, name, "a positive integer", "number");
}

/** An input, and what all of its findings need. */
interface Text {
  readonly input: string;
  readonly shown: string;
  readonly rangeAt: (start: number, end: number) => Range;
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

function resultOf(finding: Finding, text: Text, ruleIndex: number): SARIFResult {
  const { diagnostic, file } = finding;
  const result: SARIFResult = {
    ruleId: diagnostic.code,
    ruleIndex,
    level: diagnostic.fatal ? "error" : "warning",
    message: { text: diagnostic.message },
    locations: [locationOf(finding, text)],
  };
  if (file === undefined || diagnostic.in === "base") return result;
  const { suggestion } = hideInDiagnostic(diagnostic, text.input, text.shown);
  // Half a replacement would be a wrong one.
  if (suggestion === null || suggestion.replacement.length > MAX_REPLACEMENT) return result;
  const deletedRegion = regionOf(finding, text.rangeAt(suggestion.start, suggestion.end));
  const replacement = { deletedRegion, insertedContent: { text: suggestion.replacement } };
  const change: SARIFChange = { artifactLocation: { uri: toURI(file) }, replacements: [replacement] };
  return { ...result, fixes: [{ artifactChanges: [change] }] };
}

/** A region of the file; without one the input itself, cut off, is the place. */
function locationOf(finding: Finding, { shown, rangeAt }: Text): SARIFLocation {
  const { diagnostic, file } = finding;
  if (file === undefined || diagnostic.in === "base") {
    const name = shown.length > MAX_NAME ? `${cutText(shown, MAX_NAME)}…` : shown;
    return { logicalLocations: [{ fullyQualifiedName: name, kind: "value" }] };
  }
  const region = regionOf(finding, rangeAt(diagnostic.start, diagnostic.end));
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

/** UTF-16 code units of an input that each of its results repeats, and of a replacement. */
const MAX_NAME = 200;
const MAX_REPLACEMENT = 1000;
