import type { Encoder } from "@url/percent";
import {
  hasOpaquePath,
  indexOfBefore,
  isSpecialScheme,
  locate,
  schemeAt,
  schemeOf,
  type URLRecord,
} from "@url/serializer";
import { parseAuthorityAndPath } from "./authority.ts";
import { type Draft, serializeDraft } from "./draft.ts";
import { queryEncoder } from "./encoding.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { parseFragment } from "./fragment.ts";
import { listen } from "./listen.ts";
import type { Listener } from "./listener.ts";
import { hasPlainAuthority, isNormalWithoutPath, normalLength } from "./normal.ts";
import { parseOpaquePath } from "./opaque-path.ts";
import { checkParseOptions, isRecord } from "./options.ts";
import { parsePath, parsePathStart } from "./path.ts";
import { parseQuery, type QueryEncoder } from "./query.ts";
import { parseRelative, skipSlashes } from "./relative.ts";
import { canonicalizeScheme, findSchemeEnd } from "./scheme.ts";
import { inRaw, rawOffsets, textOfURL } from "./source.ts";

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
 * The basic URL parser. An input that is no URL gives the Standard's error and its range, and never throws.
 * Throws a TypeError or a RangeError for a wrong option, and what `report` throws.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseURL(input: string, options?: ParseOptions): ParseResult {
  if (options === undefined) return toResult(canonicalizeURL(input));
  checkParseOptions(options, "parseURL");
  const { base, report, maxLength = Infinity } = options;
  if (input.length > maxLength) {
    return { ok: false, error: { code: "too-long", start: maxLength, end: input.length } };
  }
  const encode = queryEncoder(options.encoding);
  const href =
    report === undefined
      ? canonicalizeURL(input, base, encode)
      : listen(report, (listener) => parseComponents(input, base, encode, listener));
  return toResult(href);
}

function toResult(href: string | URLError): ParseResult {
  return typeof href === "string" ? { ok: true, url: locate(href) } : { ok: false, error: href };
}

/**
 * The basic URL parser and the URL serializer in one: the serialization, not yet located, or the error. An
 * input in normal form is its own.
 * @param encode what percent-encodes the query, where that is not in UTF-8
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function canonicalizeURL(input: string, base?: URLRecord, encode?: QueryEncoder): string | URLError {
  const length = normalLength(input);
  if (length === 0 && isNormalWithoutPath(input)) return `${input}/`;
  if (length > 0 && length === input.length) return input;
  return parseComponents(input, base, encode, undefined, length > 0);
}

/**
 * Can `input` be parsed, against `base` when it is given?
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base?: URLRecord): boolean {
  // Not `expectRecord`: `@url/api` has this function in its bundle, and only records to give to it.
  if (base !== undefined && !isRecord(base)) throw new TypeError("canParse: base must be a URL record");
  return hasPlainAuthority(input) || typeof parseComponents(input, base) === "string";
}

/**
 * The way of every input that is not in normal form, and the slow twin of `isNormal` for those that
 * are: cuts off fragment and query, then reads component by component. With `isNormalToPath` scheme and
 * authority are known to be in normal form, and only what follows them is looked at.
 */
function parseComponents(
  input: string,
  base: URLRecord | undefined,
  encode?: QueryEncoder,
  report?: Listener,
  isNormalToPath = false,
): string | URLError {
  const text = textOfURL(input, report);

  const fragmentStart = indexOfBefore(text, "#", 0, text.length);
  const end = indexOfBefore(text, "?", 0, fragmentStart);

  const draft: Draft = { scheme: "", authority: "", path: "", query: null, fragment: null };
  if (isNormalToPath && text === input) {
    const scheme = schemeAt(text, text.indexOf(":"));
    const pathStart = text.indexOf("/", scheme.length + 3);
    draft.scheme = scheme;
    draft.authority = text.slice(scheme.length + 1, pathStart);
    draft.path = parsePathStart(text, pathStart, end, scheme, report);
  } else {
    const schemeEnd = findSchemeEnd(text, end);
    const error =
      schemeEnd === -1
        ? parseWithoutScheme(draft, text, end, base, report)
        : parseAfterScheme(draft, text, schemeEnd, end, base, report);
    if (error !== null) return inRaw(error, rawOffsets(input, text, true));
  }

  if (end < fragmentStart) draft.query = parseQuery(text, end + 1, fragmentStart, draft.scheme, encode, report);
  if (fragmentStart < text.length) draft.fragment = parseFragment(text, fragmentStart + 1, report);
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
  report: Listener | undefined,
): URLError | null {
  if (base === undefined || (hasOpaquePath(base) && !text.startsWith("#"))) {
    return fail("missing-scheme-non-relative-URL", 0, text.length, report);
  }
  draft.scheme = schemeOf(base);
  // Nothing but a fragment comes here with an opaque path, and that takes all else from its base.
  return parseRelative(draft, text, 0, end, base, report);
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
  report: Listener | undefined,
): URLError | null {
  const scheme = canonicalizeScheme(text, schemeEnd);
  const start = schemeEnd + 1;
  const hasSolidi = text.startsWith("//", start);
  draft.scheme = scheme;

  if (!isSpecialScheme(scheme)) {
    if (hasSolidi) return parseAuthorityAndPath(draft, text, start + 2, end, report);
    draft.path = text.startsWith("/", start)
      ? parsePath(text, start + 1, end, "", scheme, report)
      : parseOpaquePath(text, start, end, report);
    return null;
  }

  if (!hasSolidi) report?.("special-scheme-missing-following-solidus", start, start);
  const sameSchemeBase = base !== undefined && schemeOf(base) === scheme ? base : undefined;
  if (scheme === "file" || (!hasSolidi && sameSchemeBase !== undefined)) {
    return parseRelative(draft, text, start, end, sameSchemeBase, report);
  }
  const authority = skipSlashes(text, hasSolidi ? start + 2 : start, end, report);
  return parseAuthorityAndPath(draft, text, authority, end, report);
}
