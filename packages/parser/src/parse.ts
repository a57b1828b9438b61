import type { Encoder } from "@url/percent";
import type { Result } from "@url/result";
import { expectFunction, expectLimit, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { recordOf } from "@url/serializer/internal";
import { canonicalizeURL, canParseURL, expectListener, parseComponents, queryEncoder } from "#engine";
import { locateParsed } from "#fast";
import type { URLError } from "./error.ts";
import type { Listener, ListensToURL } from "./listener.ts";
import { readBase, type URLLike } from "./url-like.ts";

/** How {@link parseURL} parses. */
export interface ParseOptions {
  /** The URL that a relative input is resolved against. */
  readonly base?: URLLike | undefined;
  /** A legacy encoder for the query. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
  /** Is called for every validation error; made by `createListener`. Without one, nothing is computed for it. */
  readonly report?: Listener | undefined;
  /** The longest input that is parsed, in UTF-16 code units. A longer one fails with `too-long`. The default is no limit. */
  readonly maxLength?: number | undefined;
}

/**
 * Parses a URL as the Standard's basic URL parser does. An input that is not a URL gives the Standard's error with its
 * range; a base that is not a URL gives its error with `in: "base"`.
 * @throws TypeError if `input` is not a string, TypeError or RangeError for a wrong option
 * @example parseURL("https://example.com:99999/") // → { ok: false, error: { code: "port-out-of-range", start: 20, end: 25 } }
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseURL(input: string, options?: ParseOptions): Result<URLRecord, URLError> {
  expectText(input, "parseURL", "input");
  if (options === undefined) return toResult(canonicalizeURL(input));
  expectOptions(options, "parseURL", OPTIONS);
  const { base, encoding, report, maxLength = Infinity } = options;
  const record = base === undefined ? NO_BASE : readBase(base, "parseURL");
  if (input.length > maxLength) {
    return { ok: false, error: { code: "too-long", start: maxLength, end: input.length } };
  }
  if (!record.ok) return record;
  const encode = queryEncoder(encoding);
  return toResult(
    report === undefined
      ? canonicalizeURL(input, record.value, encode)
      : (report as ListensToURL).listenToURL((steps) => parseComponents(input, record.value, encode, steps)),
  );
}

const NO_BASE: Result<undefined, never> = { ok: true, value: undefined };

const OPTIONS: OptionChecks<ParseOptions> = {
  base: () => {}, // checked when it is read
  encoding: expectFunction,
  report: expectListener,
  maxLength: expectLimit,
};

function toResult(href: string | URLError): Result<URLRecord, URLError> {
  return typeof href === "string" ? { ok: true, value: recordOf(locateParsed(href)) } : { ok: false, error: href };
}

/**
 * Returns true if `input` can be parsed, against the URL `base` if one is given. Returns false if `base` cannot be parsed.
 * @throws TypeError if `input` is not a string, or if `base` is not a URL in any form
 * @example canParse("/a", "https://example.com/") // → true
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base?: URLLike): boolean {
  expectText(input, "canParse", "input");
  if (base === undefined) return canParseURL(input);
  const record = readBase(base, "canParse");
  return record.ok && canParseURL(input, record.value);
}
