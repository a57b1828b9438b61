import { createListener, parseURL as parse, type Report, type ValidationErrorCode } from "@url/parser";
import { expectOneOf, expectOptions, expectText, type OptionChecks, refuse } from "@url/result/internal";
import { encoderOf } from "./encoder-of.ts";
import { withPairsJoined } from "./split-pairs.ts";
import { runStateOverride, STATE_OVERRIDES, type StateOverride } from "./state-override.ts";
import { expectStructOrNull, locatedOf, structOf, type URLRecord } from "./url-record.ts";

/** How {@link parseURL} parses. */
export interface ParseURLOptions {
  /** The URL that a relative input is resolved against. */
  readonly baseURL?: URLRecord | null | undefined;
  /** A label of the Encoding Standard, for the query. The default is UTF-8. */
  readonly encoding?: string | undefined;
}

/** How {@link basicURLParse} parses. */
export interface BasicURLParseOptions extends ParseURLOptions {
  /** The record that is changed in place. */
  readonly url?: URLRecord | null | undefined;
  /** The state that the parser starts in: which component of `url` the input is for. */
  readonly stateOverride?: StateOverride | undefined;
}

/** What {@link parseURLWithValidationErrors} returns. */
export interface ParsedWithValidationErrors {
  /** The record; `null` for failure. */
  readonly url: URLRecord | null;
  /** The Standard's names of all validation errors, in the order in which they were reported. */
  readonly validationErrors: ValidationErrorCode[];
}

/**
 * Parses a URL and returns a new record, or `null` for failure.
 * @throws TypeError or RangeError for a wrong option
 * @example parseURL("https://example.com/a/../b")?.path // → ["b"]
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options: ParseURLOptions = {}): URLRecord | null {
  expectOptions(options, "parseURL", PARSE_OPTIONS);
  return parseWith(input, options, "parseURL");
}

/**
 * Parses a URL as {@link parseURL} does, and collects the names of all validation errors.
 * @throws TypeError or RangeError for a wrong option
 * @example parseURLWithValidationErrors("https://example.org/%s").validationErrors // → ["invalid-URL-unit"]
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function parseURLWithValidationErrors(input: string, options: ParseURLOptions = {}): ParsedWithValidationErrors {
  expectOptions(options, "parseURLWithValidationErrors", PARSE_OPTIONS);
  const validationErrors: ValidationErrorCode[] = [];
  const url = parseWith(input, options, "parseURLWithValidationErrors", (code) => void validationErrors.push(code));
  return { url, validationErrors };
}

/**
 * Runs the basic URL parser. With `url` and `stateOverride` it changes one component of `url` in place and returns `url`;
 * with `url` alone it replaces all of them. Returns `null` for failure.
 * @throws RangeError for a state override that no specification uses; TypeError or RangeError for another wrong option
 * @example basicURLParse("8080", { url: parseURL("https://example.com/"), stateOverride: "port" })?.port // → 8080
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicURLParse(input: string, options: BasicURLParseOptions = {}): URLRecord | null {
  expectOptions(options, "basicURLParse", BASIC_OPTIONS);
  const { url, stateOverride } = options;
  if (stateOverride === undefined) {
    const parsed = parseWith(input, options, "basicURLParse");
    return parsed && url ? Object.assign(url, parsed) : parsed;
  }
  if (url === undefined || url === null) {
    return refuse(url, "basicURLParse", "url", "the URL record that stateOverride is to change");
  }
  return runStateOverride(url, `${input}`, stateOverride, encoderOf(options.encoding, "basicURLParse")) ? url : null;
}

const PARSE_OPTIONS: OptionChecks<ParseURLOptions> = { baseURL: expectStructOrNull, encoding: expectText };
const BASIC_OPTIONS: OptionChecks<BasicURLParseOptions> = {
  baseURL: expectStructOrNull,
  encoding: expectText,
  url: expectStructOrNull,
  stateOverride: (value, where, name) => expectOneOf(value, STATE_OVERRIDES, where, name),
};

function parseWith(input: string, options: ParseURLOptions, where: string, report?: Report): URLRecord | null {
  const base = options.baseURL ? locatedOf(options.baseURL) : undefined;
  const text = withPairsJoined(`${input}`, report);
  const listener = report && createListener(report);
  const result = parse(text, { base, encoding: encoderOf(options.encoding, where), report: listener });
  return result.ok ? structOf(result.value) : null;
}
