import { createListener, parseURL, type URLError, type URLLike, type ValidationErrorCode } from "@url/parser";
import { textOf } from "@url/parser/internal";
import type { Result } from "@url/result";
import { expectLimit, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import { isRecord, type URLRecord } from "@url/serializer";
import { ADVICE, type Advice } from "./advice/advice.ts";
import { findBareIPv6 } from "./closer.ts";
import { type Diagnostic, explain } from "./diagnostic.ts";
import { createCollector, type Found } from "./found.ts";
import { expectMessages, type Messages, sentenceFor } from "./messages.ts";
import { findUnitsOfCredentials } from "./policy/credentials.ts";
import { expectPolicy, type Judge, type URLPolicy } from "./policy/policy.ts";
import { TOO_LONG } from "./policy/too-long.ts";
import { readAll, suggestIn } from "./readings.ts";
import { alternativesFor } from "./repair/alternatives.ts";
import { suggestFor } from "./suggest.ts";

/** How {@link validate} reads. */
export interface ValidateOptions {
  /** The URL that a relative input is resolved against. */
  readonly base?: URLLike | undefined;
  /** What a URL may have, made by `createURLPolicy`. What is not allowed is reported after the errors of the Standard. */
  readonly policy?: URLPolicy | undefined;
  /** Sentences of another language. The English one is used for each that is missing. */
  readonly messages?: Partial<Messages> | undefined;
  /** The longest input that is read, in UTF-16 code units. A longer one has one error, `too-long`. The default is no limit. */
  readonly maxLength?: number | undefined;
  /** The greatest number of errors that are returned. The default is 10,000; 0 counts as 1. */
  readonly maxErrors?: number | undefined;
}

/**
 * Returns the mistakes in `input` in the Standard's order, each with its range, an explanation and, if one is known, what to
 * write instead. Behind an error at which the parser gives up, the rest is checked too. For a valid URL string that the
 * policy allows, the list has only what is advised against: percent-encoded bytes that are not UTF-8, and a scheme that is
 * not registered. These are warnings, and the policy can ignore them. A base that is not a URL gives one diagnostic, whose `in` is `"base"`.
 * Of more than `maxErrors` errors, see {@link findErrors} for which are returned.
 * @throws TypeError if `base` is not a URL in any form, `policy` is not a policy, or `messages` not an object of strings;
 * TypeError or RangeError if a limit is not a non-negative integer or Infinity
 * @example validate("https://example.com:99999/")[0]?.message // → "The port is greater than 65535."
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function validate(input: string, options?: ValidateOptions): readonly Diagnostic[] {
  return find("validate", input, options, ADVICE).diagnostics;
}

/** Some of an input's errors. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
}

/**
 * Returns what {@link validate} does, and how many errors it left out. Of more than `maxErrors`, those of level `error` are
 * returned if they fit, a fatal one above all, and the first of the others. Memory does not grow with the number of
 * errors, which can be as large as the number of characters of the input.
 * @throws TypeError or RangeError as `validate` does
 * @example findErrors("https://example.com/a b c d", { maxErrors: 2 }).omitted // → 1
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function findErrors(input: string, options?: ValidateOptions): Findings {
  return find("findErrors", input, options, ADVICE);
}

/**
 * Returns what {@link findErrors} does, without what is advised against: a bundle with this function alone does not have
 * the registry of schemes.
 */
export function findErrorsWithoutAdvice(input: string, options?: ValidateOptions): Findings {
  return find("findErrors", input, options);
}

function find(where: string, input: string, options?: ValidateOptions, advice?: Advice): Findings {
  expectText(input, where, "input");
  expectOptions(options, where, OPTIONS);
  const { messages, maxLength = Number.POSITIVE_INFINITY, maxErrors = MOST } = options ?? {};
  if (input.length > maxLength) return { diagnostics: [diagnoseLength(input, maxLength, messages)], omitted: 0 };
  const text = input;
  const base = readBase(options?.base);
  if (!base.ok) {
    const text = textOf(options?.base, where, "base");
    return { diagnostics: [diagnoseBase(text, base.error, messages)], omitted: 0 };
  }
  const limit = Math.max(maxErrors, 1);
  const policy = options?.policy as Judge | undefined;
  const collector = createCollector(limit, policy?.ignored);
  const readings = readAll(text, base.value, collector);
  if (policy?.allowsCredentials) findUnitsOfCredentials(text, readings[readings.length - 1]!, collector);
  advice?.find(text, readings, collector);
  const forbidden = policy?.judge(text, readings) ?? [];
  const least = readings[0]!.result.ok ? 0 : 1;
  const { found, count } = collector.take(Math.max(limit - forbidden.length, least));
  const isMisread = misreadIn(text, found);
  const shown = found.filter((error) => !isMisread(error));
  const suggesters = readings.map(suggestIn);
  const diagnostics = shown.map((error) => {
    const advised = advice?.explain(error, text, messages);
    if (advised) return advised;
    const { reading, fatal } = error;
    const known = error as Found & { readonly code: ValidationErrorCode };
    const suggestion = suggesters[reading]!(error);
    const alternatives = base.value === undefined ? alternativesFor(error, text, suggestion) : [];
    return explain(known, text, "input", fatal, sentenceFor(known, text, messages), suggestion, alternatives);
  });
  for (const error of forbidden.slice(0, limit - found.length)) diagnostics.push(error.explain(messages));
  const misread = found.length - shown.length;
  return { diagnostics, omitted: count + forbidden.length - diagnostics.length - misread };
}

/**
 * Returns a function that is true for an error of a reading that nobody meant: what follows the drive of a file as the path
 * of a scheme, and the first piece of an IPv6 address without brackets as an IPv4 address.
 */
function misreadIn(text: string, found: readonly Found[]): (error: Found) => boolean {
  // Looked for once: there can be as many errors as units.
  const scheme = found.find((error) => error.code === "scheme-not-registered");
  const isDrive =
    scheme !== undefined && scheme.end === scheme.start + 1 && /^:[\\/]/.test(text.slice(scheme.end, scheme.end + 2));
  const isFatal = found.some((error) => error.fatal);
  return ({ code, start, fatal }) =>
    !fatal &&
    (code === "invalid-URL-unit" ? isDrive : isFatal && code.startsWith("IPv4-") && findBareIPv6(text, start) !== null);
}

export const OPTIONS: OptionChecks<ValidateOptions> = {
  base: textOf,
  policy: expectPolicy,
  messages: expectMessages,
  maxLength: expectLimit,
  maxErrors: expectLimit,
};

function readBase(base: URLLike | undefined): Result<URLRecord | undefined, URLError> {
  if (base === undefined) return { ok: true, value: undefined };
  // With a listener, whatever it does, an error has the finest range that is known.
  return isRecord(base)
    ? { ok: true, value: base }
    : parseURL(textOf(base, "findErrors", "base"), { report: createListener(() => {}) });
}

/** Returns the diagnostic of an input that is not read. */
function diagnoseLength(input: string, maxLength: number, messages: Partial<Messages> | undefined): Diagnostic {
  const sentence = messages?.["too-long"] ?? TOO_LONG.message;
  return {
    code: "too-long",
    level: "error",
    fatal: true,
    in: "input",
    start: maxLength,
    end: input.length,
    text: input.slice(maxLength),
    message: sentence.replace("{allowed}", String(maxLength)),
    see: TOO_LONG.see,
    suggestion: null,
  };
}

function diagnoseBase(base: string, error: URLError, messages: Partial<Messages> | undefined): Diagnostic {
  const result = { ok: false, error } as const;
  const suggestion = suggestFor({ input: base, base: undefined, result })(error);
  // The parser fails with `too-long` only if it was given a `maxLength`.
  const known = error as URLError & { readonly code: ValidationErrorCode };
  return explain(known, base, "base", true, sentenceFor(known, base, messages), suggestion, []);
}

/** Each error takes more than 200 bytes. */
const MOST = 10_000;
