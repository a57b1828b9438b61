import type { URLError } from "@url/parser";
import { canonicalizeURL, canParseURL } from "@url/parser/internal";
import { type LocatedURL, locate } from "@url/serializer/internal";
import { usvString } from "./webidl.ts";

/** What `new URL()` and the `href` setter throw. `base` is an own property only when one was given. */
export interface InvalidURLError extends TypeError {
  readonly code: "ERR_INVALID_URL";
  readonly input: string;
  readonly base?: string;
  readonly cause: URLError;
}

/**
 * Parses `input` against `base`, a string here and nowhere below: the serialization, or what is wrong.
 * A bad base fails before `input` is read.
 * @see https://url.spec.whatwg.org/#api-url-parser
 */
export function parseWithBase(input: string, base: string | undefined): string | URLError {
  if (base === undefined) return canonicalizeURL(input);
  const error = rememberBase(base);
  return error === null ? canonicalizeURL(input, lastRecord) : { ...error, in: "base" };
}

/** Whether `parseWithBase` would give a serialization, without making one. */
export function canParseWithBase(input: string, base: string | undefined): boolean {
  return base === undefined ? canParseURL(input) : rememberBase(base) === null && canParseURL(input, lastRecord);
}

/**
 * As `parseWithBase`, for arguments as they come: strings will do, because lone surrogates are U+FFFD to the
 * parser; `input` and `base` of the error are what they convert to.
 * @throws InvalidURLError
 */
export function parseOrThrow(url: unknown, relativeTo?: unknown): string {
  const input = `${url}`;
  const base = relativeTo === undefined ? undefined : `${relativeTo}`;
  const href = parseWithBase(input, base);
  if (typeof href === "string") return href;
  const error = new TypeError("Invalid URL", { cause: href });
  const given = { code: "ERR_INVALID_URL", input: usvString(input) };
  throw Object.assign(error, given, base === undefined ? undefined : { base: usvString(base) });
}

/** The last base that was parsed, and its record: code that resolves references usually has one base for many of them. */
let lastBase: string | undefined;
let lastRecord: LocatedURL | undefined;

/** Parses `base` into `lastRecord`, unless it is there already. Returns the error if it cannot be parsed. */
function rememberBase(base: string): URLError | null {
  if (base === lastBase) return null;
  const href = canonicalizeURL(base);
  if (typeof href !== "string") return href;
  lastBase = base;
  lastRecord = locate(href);
  return null;
}
