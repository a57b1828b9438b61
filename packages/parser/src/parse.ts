import type { Encoder } from "@url/percent";
import {
  hasOpaquePath,
  isSpecialScheme,
  locate,
  pathOf,
  queryOf,
  schemeOf,
  serializeURL,
  type URLParts,
  type URLRecord,
} from "@url/serializer";
import { fail, type Report, type URLError } from "./error.ts";
import { parseFile } from "./file.ts";
import { parseFragment } from "./fragment.ts";
import { listen } from "./listen.ts";
import { parseOpaquePath } from "./opaque-path.ts";
import { parsePath } from "./path.ts";
import { parseQuery } from "./query.ts";
import { parseAuthorityAndPath, parseRelative, skipSlashes } from "./relative.ts";
import { findSchemeEnd } from "./scheme.ts";
import { inRaw, reportInRaw, sourceOfURL } from "./source.ts";

/** How {@link parseURL} parses. */
export interface ParseOptions {
  /** What a relative input is resolved against. */
  readonly base?: URLRecord | undefined;
  /** A legacy encoder for the query; UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
  /** Hears every validation error. Without a listener nothing is computed for one. */
  readonly report?: Report | undefined;
  /** The longest input, in UTF-16 code units, that is looked at; `too-long` beyond. No limit without it. */
  readonly maxLength?: number | undefined;
}

export type ParseResult =
  | { readonly ok: true; readonly url: URLRecord }
  | { readonly ok: false; readonly error: URLError };

/**
 * The basic URL parser. Never throws: an input that is no URL gives the Standard's error and its range.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseURL(input: string, options?: ParseOptions): ParseResult {
  const maxLength = options?.maxLength;
  if (maxLength !== undefined && input.length > maxLength) {
    return { ok: false, error: { code: "too-long", start: maxLength, end: input.length } };
  }
  const report = options?.report;
  const parse = (heard: Report | undefined) => basicParse(input, options?.base, options?.encoding, heard);
  const result = report === undefined ? parse(undefined) : listen(report, parse);
  return "code" in result ? { ok: false, error: result } : { ok: true, url: locate(serializeURL(result)) };
}

/**
 * Can `input` be parsed, against `base` when it is given?
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base?: URLRecord): boolean {
  return parseURL(input, { base }).ok;
}

function basicParse(
  input: string,
  base: URLRecord | undefined,
  encoding: Encoder | undefined,
  report: Report | undefined,
): URLParts | URLError {
  const source = sourceOfURL(input, report);
  const parts = emptyParts();
  const error = parseInto(parts, source.text, base, encoding, report && reportInRaw(source, report));
  return error === null ? parts : inRaw(source, error);
}

/**
 * Cuts off fragment and query, then routes: the no scheme, special relative or authority, special
 * authority slashes and path or authority states.
 * @see https://url.spec.whatwg.org/#no-scheme-state
 * @see https://url.spec.whatwg.org/#special-relative-or-authority-state
 * @see https://url.spec.whatwg.org/#special-authority-slashes-state
 * @see https://url.spec.whatwg.org/#path-or-authority-state
 */
function parseInto(
  parts: URLParts,
  text: string,
  base: URLRecord | undefined,
  encoding: Encoder | undefined,
  report: Report | undefined,
): URLError | null {
  const hash = text.indexOf("#");
  const fragmentStart = hash === -1 ? text.length : hash;
  const mark = text.indexOf("?");
  const hasQuery = mark !== -1 && mark < fragmentStart;
  const end = hasQuery ? mark : fragmentStart;

  const schemeEnd = findSchemeEnd(text, end);
  const error =
    schemeEnd === -1
      ? parseWithoutScheme(parts, text, end, base, hasQuery, report)
      : parseAfterScheme(parts, text, schemeEnd, end, base, hasQuery, report);
  if (error !== null) return error;

  if (hasQuery) parts.query = parseQuery(text, mark + 1, fragmentStart, parts.scheme, encoding, report);
  if (hash !== -1) parts.fragment = parseFragment(text, hash + 1, text.length, report);
  return null;
}

function parseWithoutScheme(
  parts: URLParts,
  text: string,
  end: number,
  base: URLRecord | undefined,
  hasQuery: boolean,
  report: Report | undefined,
): URLError | null {
  if (base === undefined || (hasOpaquePath(base) && !text.startsWith("#"))) {
    return fail("missing-scheme-non-relative-URL", 0, text.length, report);
  }
  parts.scheme = schemeOf(base);
  if (hasOpaquePath(base)) {
    parts.path = pathOf(base);
    parts.query = queryOf(base);
    return null;
  }
  return parts.scheme === "file"
    ? parseFile(text, 0, end, base, hasQuery, parts, report)
    : parseRelative(text, 0, end, base, hasQuery, parts, isSpecialScheme(parts.scheme), report);
}

function parseAfterScheme(
  parts: URLParts,
  text: string,
  schemeEnd: number,
  end: number,
  base: URLRecord | undefined,
  hasQuery: boolean,
  report: Report | undefined,
): URLError | null {
  const scheme = text.slice(0, schemeEnd).toLowerCase();
  const start = schemeEnd + 1;
  parts.scheme = scheme;

  if (!isSpecialScheme(scheme)) {
    if (!text.startsWith("/", start)) {
      parts.path = parseOpaquePath(text, start, end, report);
      return null;
    }
    if (text.startsWith("//", start)) return parseAuthorityAndPath(text, start + 2, end, parts, false, report);
    parts.path = parsePath(text, start + 1, end, "", false, false, report);
    return null;
  }

  const hasSolidi = text.startsWith("//", start);
  if (!hasSolidi) report?.("special-scheme-missing-following-solidus", start, start);
  const sameSchemeBase = base !== undefined && schemeOf(base) === scheme ? base : undefined;
  if (scheme === "file") return parseFile(text, start, end, sameSchemeBase, hasQuery, parts, report);
  if (!hasSolidi && sameSchemeBase !== undefined) {
    return parseRelative(text, start, end, sameSchemeBase, hasQuery, parts, true, report);
  }
  const authority = skipSlashes(text, hasSolidi ? start + 2 : start, end, report);
  return parseAuthorityAndPath(text, authority, end, parts, true, report);
}

function emptyParts(): URLParts {
  return { scheme: "", username: "", password: "", host: null, port: null, path: "", query: null, fragment: null };
}
