import { parseURL as parse, type Report, type ValidationErrorCode } from "@url/parser";
import { expectOneOf, expectOptions, expectString, type OptionChecks } from "@url/result/internal";
import { encoderOf } from "./encoder-of.ts";
import { withPairsJoined } from "./split-pairs.ts";
import { runStateOverride, STATE_OVERRIDES, type StateOverride } from "./state-override.ts";
import { expectStruct, locatedOf, structOf, type URLRecord } from "./url-record.ts";

export interface ParseURLOptions {
  /** What a relative input is resolved against. */
  readonly baseURL?: URLRecord | null | undefined;
  /** A label of the Encoding Standard, for the query. UTF-8 without it. */
  readonly encoding?: string | undefined;
}

export interface BasicURLParseOptions extends ParseURLOptions {
  /** The URL that a state override changes, in place. */
  readonly url?: URLRecord | null | undefined;
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
  expectOptions(options, "parseURL", PARSE_OPTIONS);
  return parseWith(input, options, "parseURL");
}

/**
 * The same, with the names of all validation errors in the order in which they were reported.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function parseURLWithValidationErrors(input: string, options: ParseURLOptions = {}): ParsedWithValidationErrors {
  expectOptions(options, "parseURLWithValidationErrors", PARSE_OPTIONS);
  const validationErrors: ValidationErrorCode[] = [];
  const url = parseWith(input, options, "parseURLWithValidationErrors", (code) => void validationErrors.push(code));
  return { url, validationErrors };
}

/**
 * The basic URL parser. With `url` and `stateOverride` it changes `url` and returns it; `null` for failure.
 * @throws RangeError for a state override that no specification uses
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicURLParse(input: string, options: BasicURLParseOptions = {}): URLRecord | null {
  expectOptions(options, "basicURLParse", BASIC_OPTIONS);
  const { url, stateOverride } = options;
  if (stateOverride === undefined) {
    const parsed = parseWith(input, options, "basicURLParse");
    return parsed && url ? Object.assign(url, parsed) : parsed;
  }
  if (url === undefined || url === null)
    throw new TypeError("basicURLParse: stateOverride needs the option url, which it changes");
  return runStateOverride(url, input, stateOverride, encoderOf(options.encoding, "basicURLParse")) ? url : null;
}

const PARSE_OPTIONS: OptionChecks<ParseURLOptions> = { baseURL: expectStruct, encoding: expectString };
const BASIC_OPTIONS: OptionChecks<BasicURLParseOptions> = {
  baseURL: expectStruct,
  encoding: expectString,
  url: expectStruct,
  stateOverride: (value, where, name) => expectOneOf(value, STATE_OVERRIDES, where, name),
};

function parseWith(input: string, options: ParseURLOptions, where: string, report?: Report): URLRecord | null {
  const base = options.baseURL ? locatedOf(options.baseURL) : undefined;
  const text = withPairsJoined(input, report);
  const result = parse(text, { base, encoding: encoderOf(options.encoding, where), report });
  return result.ok ? structOf(result.url) : null;
}
