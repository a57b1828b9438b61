import { parseURL as parse, type Report, type ValidationErrorCode } from "@url/parser";
import { encoderOf } from "./encoder-of.ts";
import { withPairsJoined } from "./split-pairs.ts";
import { runStateOverride, type StateOverride } from "./state-override.ts";
import { locatedOf, structOf, type URLRecord } from "./url-record.ts";

export interface ParseURLOptions {
  /** What a relative input is resolved against. */
  readonly baseURL?: URLRecord | null | undefined;
  /** A label of the Encoding Standard, for the query. UTF-8 without it. */
  readonly encoding?: string | undefined;
}

export interface BasicURLParseOptions extends ParseURLOptions {
  /** The URL that a state override changes, in place. */
  readonly url?: URLRecord | undefined;
  readonly stateOverride?: StateOverride | undefined;
}

/** What `parseURLWithValidationErrors` has found. */
export interface ParsedWithValidationErrors {
  readonly url: URLRecord | null;
  readonly validationErrors: ValidationErrorCode[];
}

/**
 * The URL parser, blob URLs apart: a new URL record, or `null` for failure.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options: ParseURLOptions = {}): URLRecord | null {
  return parseWith(input, options, undefined);
}

/**
 * The same, with the names of all validation errors in the order in which they were reported.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function parseURLWithValidationErrors(input: string, options: ParseURLOptions = {}): ParsedWithValidationErrors {
  const validationErrors: ValidationErrorCode[] = [];
  const url = parseWith(input, options, (code) => void validationErrors.push(code));
  return { url, validationErrors };
}

/**
 * The basic URL parser. With `url` and `stateOverride` it changes `url` and returns it; `null` for failure.
 * @throws TypeError for a state override that no specification uses
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicURLParse(input: string, options: BasicURLParseOptions = {}): URLRecord | null {
  const { url, stateOverride } = options;
  if (stateOverride === undefined) {
    const parsed = parseURL(input, options);
    return parsed && url ? Object.assign(url, parsed) : parsed;
  }
  if (url === undefined) throw new TypeError("A state override needs a URL to work on");
  return runStateOverride(url, input, stateOverride, encoderOf(options.encoding)) ? url : null;
}

function parseWith(input: string, options: ParseURLOptions, report: Report | undefined): URLRecord | null {
  const base = options.baseURL ? locatedOf(options.baseURL) : undefined;
  const text = withPairsJoined(input, report);
  const result = parse(text, { base, encoding: encoderOf(options.encoding), report });
  return result.ok ? structOf(result.url) : null;
}
