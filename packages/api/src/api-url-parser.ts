import { parseURL, type URLError } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { optionalUSVString, usvString } from "./webidl.ts";

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
 * Parses `input` against `base`, a string here and nowhere below. A bad base fails before `input` is read.
 * @see https://url.spec.whatwg.org/#api-url-parser
 */
export function parseWithBase(
  input: string,
  base: string | undefined,
): { readonly ok: true; readonly url: URLRecord } | { readonly ok: false; readonly error: InvalidURLCause } {
  if (base === undefined) return parseURL(input);
  const parsed = parseURL(base);
  if (parsed.ok) return parseURL(input, { base: parsed.url });
  return { ok: false, error: { ...parsed.error, in: "base" } };
}

/**
 * As `parseWithBase`, for arguments as they come; `input` and `base` of the error are what they convert to.
 * @throws InvalidURLError
 */
export function parseOrThrow(url: unknown, relativeTo?: unknown): URLRecord {
  const input = usvString(url);
  const base = optionalUSVString(relativeTo);
  const parsed = parseWithBase(input, base);
  if (parsed.ok) return parsed.url;
  const error = new TypeError("Invalid URL", { cause: parsed.error });
  throw Object.assign(error, { code: "ERR_INVALID_URL", input }, base === undefined ? base : { base });
}
