import type { Encoder } from "@url/percent";
import type { Result } from "@url/result";
import { expectFunction, expectLimit, expectOptions, type OptionChecks } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { expectRecord, type LocatedURL } from "@url/serializer/internal";
import { locateParsed } from "#fast";
import { canonicalizeURL, canParseURL, parseComponents } from "./canonicalize.ts";
import type { URLError } from "./error.ts";
import { expectListener, type Listener, type ListensToURL } from "./listener.ts";
import { queryEncoder } from "./query.ts";

/** How {@link parseURL} parses. */
export interface ParseOptions {
  /** What a relative input is resolved against: a record, or text that is parsed first. */
  readonly base?: URLRecord | string | undefined;
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
 * @throws TypeError or RangeError for a wrong option
 * @example parseURL("https://example.com:99999/") // → { ok: false, error: { code: "port-out-of-range", start: 20, end: 25 } }
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseURL(input: string, options?: ParseOptions): Result<URLRecord, URLError> {
  if (options === undefined) return toResult(canonicalizeURL(`${input}`));
  expectOptions(options, "parseURL", OPTIONS);
  const { base, encoding, report, maxLength = Infinity } = options;
  const text = `${input}`;
  if (text.length > maxLength) {
    return { ok: false, error: { code: "too-long", start: maxLength, end: text.length } };
  }
  const record = base === undefined ? NO_BASE : recordOfBase(base);
  if (!record.ok) return record;
  const encode = queryEncoder(encoding);
  return toResult(
    report === undefined
      ? canonicalizeURL(text, record.value, encode)
      : (report as ListensToURL).listenToURL((steps) => parseComponents(text, record.value, encode, steps)),
  );
}

const OPTIONS: OptionChecks<ParseOptions> = {
  base: expectBase,
  encoding: expectFunction,
  report: expectListener,
  maxLength: expectLimit,
};

function toResult(href: string | URLError): Result<URLRecord, URLError> {
  return typeof href === "string" ? { ok: true, value: locateParsed(href) } : { ok: false, error: href };
}

/**
 * Returns true if `input` can be parsed, against `base` if one is given: a record, or text that is parsed first.
 * @throws TypeError if `base` is neither
 * @example canParse("/a", "https://example.com/") // → true
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base?: URLRecord | string): boolean {
  if (base === undefined) return canParseURL(`${input}`);
  expectBase(base, "canParse", "base");
  const record = recordOfBase(base);
  return record.ok && canParseURL(`${input}`, record.value);
}

/** @throws TypeError if `base` is neither a record nor text */
export function expectBase(base: unknown, where: string, name: string): void {
  if (typeof base !== "string") expectRecord(base, where, name, "a string or ");
}

/** Returns the record of a base, which is parsed if it is text. A base has no base itself. */
export function recordOfBase(base: URLRecord | string): Result<LocatedURL, URLError> {
  if (typeof base !== "string") return { ok: true, value: base as LocatedURL };
  const href = canonicalizeURL(base);
  return typeof href === "string"
    ? { ok: true, value: locateParsed(href) }
    : { ok: false, error: { ...href, in: "base" } };
}

const NO_BASE: Result<undefined, never> = { ok: true, value: undefined };
