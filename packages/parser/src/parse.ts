import type { Encoder } from "@url/percent";
import {
  hasOpaquePath,
  isSpecialScheme,
  locate,
  pathOf,
  queryOf,
  schemeAt,
  schemeOf,
  type URLRecord,
} from "@url/serializer";
import { type Draft, serializeDraft } from "./draft.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { parseFile } from "./file.ts";
import { parseFragment } from "./fragment.ts";
import { listen } from "./listen.ts";
import { hasPlainAuthority, isNormalWithoutPath, normalLength } from "./normal.ts";
import { parseOpaquePath } from "./opaque-path.ts";
import { parsePath, parsePathStart } from "./path.ts";
import { parseQuery } from "./query.ts";
import { parseAuthorityAndPath, parseRelative, skipSlashes } from "./relative.ts";
import { canonicalizeScheme, findSchemeEnd } from "./scheme.ts";
import { inRaw, reportInRaw, textOfURL } from "./source.ts";

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
  const href =
    report === undefined
      ? canonicalizeURL(input, options?.base, options?.encoding)
      : listen(report, (heard) => parseComponents(input, options?.base, options?.encoding, heard));
  return typeof href === "string" ? { ok: true, url: locate(href) } : { ok: false, error: href };
}

/**
 * The basic URL parser and the URL serializer in one: the serialization, not yet located, or the error. An
 * input in normal form is its own.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function canonicalizeURL(input: string, base?: URLRecord, encoding?: Encoder): string | URLError {
  const length = normalLength(input);
  if (length === 0 && isNormalWithoutPath(input)) return `${input}/`;
  if (length > 0 && length === input.length) return input;
  return parseComponents(input, base, encoding, undefined, length > 0);
}

/**
 * Can `input` be parsed, against `base` when it is given?
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base?: URLRecord): boolean {
  return hasPlainAuthority(input) || typeof parseComponents(input, base, undefined, undefined) === "string";
}

/**
 * The way of every input that is not in normal form, and the slow twin of `isNormal` for those that
 * are: cuts off fragment and query, then reads component by component. With `isNormalToPath` scheme and
 * authority are known to be in normal form, and only what follows them is looked at.
 */
export function parseComponents(
  input: string,
  base: URLRecord | undefined,
  encoding: Encoder | undefined,
  listener: Report | undefined,
  isNormalToPath = false,
): string | URLError {
  const text = textOfURL(input, listener);
  const report = listener && reportInRaw(input, text, true, listener);

  const hash = text.indexOf("#");
  const fragmentStart = hash === -1 ? text.length : hash;
  const mark = text.indexOf("?");
  const hasQuery = mark !== -1 && mark < fragmentStart;
  const end = hasQuery ? mark : fragmentStart;

  const draft: Draft = { scheme: "", authority: "", path: "", query: null, fragment: null };
  if (isNormalToPath && text === input) {
    const scheme = schemeAt(text, text.indexOf(":"));
    const pathStart = text.indexOf("/", scheme.length + 3);
    draft.scheme = scheme;
    draft.authority = text.slice(scheme.length + 1, pathStart);
    draft.path = parsePathStart(text, pathStart, end, true, scheme === "file", undefined);
  } else {
    const schemeEnd = findSchemeEnd(text, end);
    const error =
      schemeEnd === -1
        ? parseWithoutScheme(draft, text, end, base, hasQuery, report)
        : parseAfterScheme(draft, text, schemeEnd, end, base, hasQuery, report);
    if (error !== null) return inRaw(input, text, true, error);
  }

  if (hasQuery) draft.query = parseQuery(text, mark + 1, fragmentStart, draft.scheme, encoding, report);
  if (hash !== -1) draft.fragment = parseFragment(text, hash + 1, text.length, report);
  return serializeDraft(draft);
}

/**
 * Resolves against `base`, or fails.
 * @see https://url.spec.whatwg.org/#no-scheme-state
 */
function parseWithoutScheme(
  draft: Draft,
  text: string,
  end: number,
  base: URLRecord | undefined,
  hasQuery: boolean,
  report: Report | undefined,
): URLError | null {
  if (base === undefined || (hasOpaquePath(base) && !text.startsWith("#"))) {
    return fail("missing-scheme-non-relative-URL", 0, text.length, report);
  }
  draft.scheme = schemeOf(base);
  if (hasOpaquePath(base)) {
    draft.path = pathOf(base);
    draft.query = queryOf(base);
    return null;
  }
  return draft.scheme === "file"
    ? parseFile(text, 0, end, base, hasQuery, draft, report)
    : parseRelative(text, 0, end, base, hasQuery, draft, isSpecialScheme(draft.scheme), report);
}

/**
 * Routes what follows the ":" at `schemeEnd`.
 * @see https://url.spec.whatwg.org/#special-relative-or-authority-state
 * @see https://url.spec.whatwg.org/#special-authority-slashes-state
 * @see https://url.spec.whatwg.org/#path-or-authority-state
 */
function parseAfterScheme(
  draft: Draft,
  text: string,
  schemeEnd: number,
  end: number,
  base: URLRecord | undefined,
  hasQuery: boolean,
  report: Report | undefined,
): URLError | null {
  const scheme = canonicalizeScheme(text, schemeEnd);
  const start = schemeEnd + 1;
  draft.scheme = scheme;

  if (!isSpecialScheme(scheme)) {
    if (!text.startsWith("/", start)) {
      draft.path = parseOpaquePath(text, start, end, report);
      return null;
    }
    if (text.startsWith("//", start)) return parseAuthorityAndPath(text, start + 2, end, draft, false, report);
    draft.path = parsePath(text, start + 1, end, "", false, false, report);
    return null;
  }

  const hasSolidi = text.startsWith("//", start);
  if (!hasSolidi) report?.("special-scheme-missing-following-solidus", start, start);
  const sameSchemeBase = base !== undefined && schemeOf(base) === scheme ? base : undefined;
  if (scheme === "file") return parseFile(text, start, end, sameSchemeBase, hasQuery, draft, report);
  if (!hasSolidi && sameSchemeBase !== undefined) {
    return parseRelative(text, start, end, sameSchemeBase, hasQuery, draft, true, report);
  }
  const authority = skipSlashes(text, hasSolidi ? start + 2 : start, end, report);
  return parseAuthorityAndPath(text, authority, end, draft, true, report);
}
