import { canonicalizeURL, canParse, type URLError } from "@url/parser";
import { locate, type URLRecord } from "@url/serializer";
import { usvString } from "./webidl.ts";

/** What is wrong, from where to where (UTF-16 code units), and whether that is a place in the base. */
export interface InvalidURLCause extends URLError {
  readonly in?: "base";
}

/** What `new URL()` and the `href` setter throw. `base` is an own property only when one was given. */
export interface InvalidURLError extends TypeError {
  readonly code: "ERR_INVALID_URL";
  readonly input: string;
  readonly base?: string;
  readonly cause: InvalidURLCause;
}

/**
 * Parses `input` against `base`, a string here and nowhere below: the serialization, or what is wrong.
 * A bad base fails before `input` is read.
 * @see https://url.spec.whatwg.org/#api-url-parser
 */
export function parseWithBase(input: string, base: string | undefined): string | InvalidURLCause {
  if (base === undefined) return canonicalizeURL(input);
  const record = recordOfBase(base);
  return "code" in record ? { ...record, in: "base" } : canonicalizeURL(input, record);
}

/** Whether `parseWithBase` would give a serialization, without making one. */
export function canParseWithBase(input: string, base: string | undefined): boolean {
  if (base === undefined) return canParse(input);
  const record = recordOfBase(base);
  return !("code" in record) && canParse(input, record);
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

/** The last base that parsed, and its record: whoever resolves references has one base for many of them. */
let lastBase: string | undefined;
let lastRecord: URLRecord | undefined;

function recordOfBase(base: string): URLRecord | URLError {
  if (base === lastBase && lastRecord !== undefined) return lastRecord;
  const href = canonicalizeURL(base);
  if (typeof href !== "string") return href;
  lastBase = base;
  lastRecord = locate(href);
  return lastRecord;
}
