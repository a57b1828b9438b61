import { findDomainErrors } from "@url/host";
import { createListener, parseURL, type URLError } from "@url/parser";
import { percentDecodeText, toScalarValueString } from "@url/percent";
import type { Result } from "@url/result";
import { expectLimit, expectOptions, type OptionChecks } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { expectBase } from "./base.ts";
import { type Diagnostic, explain } from "./diagnostic.ts";
import { DOMAIN_EXPLANATIONS, REMOVED, UNITS } from "./explanations.ts";
import { hostRange } from "./host-range.ts";
import { suggestFor } from "./suggest.ts";
import { unitKindOf } from "./unit-kind.ts";

/** How {@link validate} reads. */
export interface ValidateOptions {
  /** What a relative input is resolved against: a record, or text that is parsed first. */
  readonly base?: URLRecord | string | undefined;
}

/**
 * Returns every validation error of `input` in the Standard's order, with its range, an explanation and, if one is known,
 * what to write instead. The list is empty for a valid URL string. A base that is not a URL gives one diagnostic, whose
 * `in` is `"base"`.
 * @throws TypeError if `base` is neither a record nor text
 * @example validate("https://example.com:99999/")[0]?.message // → "The port is greater than 65535."
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function validate(input: string, options?: ValidateOptions): readonly Diagnostic[] {
  expectOptions(options, "validate", OPTIONS);
  return findErrors(input, Number.POSITIVE_INFINITY, options).diagnostics;
}

/** Some of an input's errors. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
}

/**
 * Returns what {@link validate} finds, but at most `max` errors: the first ones, and the fatal one in place of the last of
 * them if it comes later. A `max` of 0 counts as 1. Memory does not grow with the number of errors, which can be as large
 * as the number of characters of the input.
 * @throws TypeError or RangeError if `max` is not a non-negative integer or Infinity; TypeError if `base` is neither a
 *   record nor text
 * @example findErrors("https://example.com/a b c d", 2).omitted // → 1
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function findErrors(input: string, max: number, options?: ValidateOptions): Findings {
  expectLimit(max, "findErrors", "max");
  expectOptions(options, "findErrors", OPTIONS);
  const text = `${input}`;
  const base = readBase(options?.base);
  if (!base.ok) return { diagnostics: [diagnoseBase(options?.base as string, base.error)], omitted: 0 };

  const limit = Math.max(max, 1);
  const errors: URLError[] = [];
  let count = 0;
  const report = createListener((code, start, end) => {
    if (++count <= limit) errors.push({ code, start, end });
  });
  const result = parseURL(text, { base: base.value, report });
  // The last error reported is the fatal one, which is also in the result.
  if (!result.ok && count > limit) errors[limit - 1] = result.error;
  const suggest = suggestFor({ input: text, base: base.value, result });
  const diagnostics = errors.map((error, i) => {
    const fatal = !result.ok && i === errors.length - 1;
    return explain(error, text, "input", fatal, messageFor(error, text), suggest(error));
  });
  return { diagnostics, omitted: count - diagnostics.length };
}

const OPTIONS: OptionChecks<ValidateOptions> = { base: expectBase };

function readBase(base: URLRecord | string | undefined): Result<URLRecord | undefined, URLError> {
  // With a listener, whatever it does, an error has the finest range that is known.
  return typeof base === "string" ? parseURL(base, { report: createListener(() => {}) }) : { ok: true, value: base };
}

function diagnoseBase(base: string, error: URLError): Diagnostic {
  const result = { ok: false, error } as const;
  const suggestion = suggestFor({ input: base, base: undefined, result })(error);
  return explain(error, base, "base", true, messageFor(error, base), suggestion);
}

/** Returns a more specific message than that of the code, or `null` if there is none. */
function messageFor({ code, start, end }: URLError, input: string): string | null {
  if (code === "domain-to-ASCII") return domainMessage(input, start, end);
  if (code !== "invalid-URL-unit") return null;
  const kind = unitKindOf(input, start, end);
  if (kind === "other") return null;
  return (kind === "around" || kind === "within" ? REMOVED[kind] : UNITS[kind]).message;
}

/** Returns the message for the rule of UTS #46 that the range breaks. For a whole host, it is the first rule broken. */
function domainMessage(input: string, start: number, end: number): string | null {
  const range = hostRange(input, start);
  // Lone surrogates become U+FFFD before a tab between two of them is removed.
  const host = toScalarValueString(input.slice(range.start, range.end)).replace(/[\t\n\r]/g, "");
  const errors = findDomainErrors(percentDecodeText(host));
  const there = errors.find((error) => range.start + error.start === start && range.start + error.end === end);
  const rule = (there ?? errors[0])?.code;
  return rule === undefined ? null : DOMAIN_EXPLANATIONS[rule].message;
}
