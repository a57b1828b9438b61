import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { expectBoolean, expectOptions, expectPlain, expectText, type OptionChecks, refuse } from "@url/result/internal";
import { isAdviceCode } from "./advice/explanations.ts";
import { correctionsOf, type Diagnostic, expectDiagnostic, hideInDiagnostic } from "./diagnostic.ts";
import { EXPLANATIONS } from "./explanations.ts";
import { ILL_FORMED } from "./ill-formed.ts";
import { hidePasswords } from "./passwords.ts";
import { POLICY_ERROR_CODES, type PolicyErrorCode } from "./policy/explanations.ts";
import { type Range, rangesIn } from "./position.ts";
import type { SARIFChange, SARIFFix, SARIFLocation, SARIFRegion, SARIFResult, SARIFRule } from "./sarif-log.ts";
import { cutText } from "./terminal/visible.ts";

/** A diagnostic, and where its input was found. */
export interface Finding {
  readonly diagnostic: Diagnostic;
  /** The text that was validated. */
  readonly input: string;
  /** The path of the file, relative to the root of what was checked, with "/" as separator. Absent without a file. */
  readonly file?: string | undefined;
  /** The line in which the input begins, counted from 1. The default is 1. */
  readonly line?: number | undefined;
  /** The column at which the input begins, in UTF-16 code units counted from 1. The default is 1. */
  readonly column?: number | undefined;
}

/** How `toSARIF` writes a log. */
export interface SARIFOptions {
  /** Keep passwords in inputs as they are. The default is false: "*" replaces each code unit. */
  readonly showPassword?: boolean | undefined;
}

/** Converts findings one by one, for a log that is written while it grows. */
export interface SARIFResults {
  /** Converts a finding. */
  add(finding: Finding): SARIFResult;
  /** Returns the rules of the results so far; a result's `ruleIndex` is an index into them. */
  rules(): SARIFRule[];
}

/** Returns an object that converts findings. It keeps only the rules and the last input. */
export function sarifResults(options?: SARIFOptions): SARIFResults {
  expectOptions(options, "sarifResults", SARIF_OPTIONS);
  const rules = new Map<string, { readonly index: number; readonly rule: SARIFRule }>();
  let last: Text | undefined;
  return {
    add(finding) {
      expectPlain(finding, "toSARIF", "each finding");
      expectOptions<Places>(finding, "toSARIF", PLACES);
      const { diagnostic, input } = Object(finding) as Finding;
      expectDiagnostic(diagnostic, "toSARIF", "diagnostic");
      expectText(input, "toSARIF", "input");
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

const PLACES: OptionChecks<Places> = { file: expectText, line: expectPosition, column: expectPosition };

/** Checks a line or a column, which SARIF counts from 1. */
function expectPosition(value: unknown, where: string, name: string): void {
  if (!Number.isInteger(value) || (value as number) < 1) refuse(value, where, name, "a positive integer", "number");
}

/** An input, and what all its findings need. */
interface Text {
  readonly input: string;
  readonly shown: string;
  readonly rangeAt: (start: number, end: number) => Range;
}

function ruleOf({ code, see, message }: Diagnostic): SARIFRule {
  if (!isValidationError(code)) {
    if (!POLICY_ERROR_CODES.includes(code as PolicyErrorCode) && !isAdviceCode(code) && code !== ILL_FORMED) {
      refuse(code, "toSARIF", "code", "an error of the Standard or of a policy, or an advice", "string");
    }
    // What the policy allows is in the message only.
    return { id: code, shortDescription: { text: message }, helpUri: see };
  }
  const { message: text, example, base } = EXPLANATIONS[code];
  const against = base === undefined ? "" : `, against ${base}`;
  const help = { text: `For example: ${JSON.stringify(example)}${against}` };
  return { id: code, shortDescription: { text }, help, helpUri: see };
}

function isValidationError(code: string): code is keyof typeof EXPLANATIONS {
  return Object.keys(EXPLANATIONS).includes(code);
}

function resultOf(finding: Finding, text: Text, ruleIndex: number): SARIFResult {
  const { diagnostic, file } = finding;
  const result: SARIFResult = {
    ruleId: diagnostic.code,
    ruleIndex,
    level: diagnostic.level,
    message: { text: diagnostic.message },
    locations: [locationOf(finding, text)],
  };
  if (file === undefined || diagnostic.in === "base") return result;
  const hidden = hideInDiagnostic(diagnostic, text.input, text.shown);
  const fixes: SARIFFix[] = [];
  for (const correction of correctionsOf(hidden)) {
    const { start, end, replacement } = correction;
    // A replacement that is cut off would be wrong.
    if (replacement.length > MAX_REPLACEMENT) continue;
    const deletedRegion = regionOf(finding, text.rangeAt(start, end));
    const change: SARIFChange = {
      artifactLocation: { uri: toURI(file) },
      replacements: [{ deletedRegion, insertedContent: { text: replacement } }],
    };
    fixes.push({ ...(correction !== hidden.suggestion && { description: OTHER_URL }), artifactChanges: [change] });
  }
  return fixes.length === 0 ? result : { ...result, fixes };
}

const OTHER_URL = {
  text: "What may have been meant. It makes another URL, or makes a URL where the text was not one.",
};

/** Returns a region of the file, or without a file the first part of the input itself. */
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

/** Converts a path to a URI reference. */
function toURI(path: string): string {
  const encoded = path.split("/").map((segment) => utf8PercentEncode(segment, COMPONENT));
  return `${path.startsWith("/") ? "file://" : ""}${encoded.join("/")}`;
}

/** The longest name of an input, which each of its results repeats, and the longest replacement; in UTF-16 code units. */
const MAX_NAME = 200;
const MAX_REPLACEMENT = 1000;
