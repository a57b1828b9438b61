import { hasOpaquePath, indexOfBefore, isSpecialScheme, type LocatedURL, schemeOf } from "@url/serializer/internal";
import {
  findSchemeEnd,
  insertPath,
  isOrigin,
  isWhole,
  mendURL,
  rememberNormal,
  resolveReference,
  serializeDraft,
  startsAsURL,
} from "#fast";
import { parseAuthorityAndPath } from "./authority.ts";
import type { Draft } from "./draft.ts";
import { fatalError, type URLError } from "./error.ts";
import { parseFragment } from "./fragment.ts";
import { normalLength } from "./normal.ts";
import { parseOpaquePath } from "./opaque-path.ts";
import { parsePath } from "./path.ts";
import { parseQuery, type QueryEncoder } from "./query.ts";
import { parseRelative, skipSlashes } from "./relative.ts";
import { canonicalizeScheme } from "./scheme.ts";
import { inRaw, rawOffsets, textOfURL } from "./source.ts";
import type { Steps } from "./steps.ts";

/**
 * Parses and serializes: returns the serialization, not yet located, or the error itself. An input in normal form is
 * its own serialization.
 * @param encode percent-encodes the query, if that is not done in UTF-8
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function canonicalizeURL(input: string, base?: LocatedURL, encode?: QueryEncoder): string | URLError {
  if (encode === undefined) {
    const href =
      (base === undefined ? undefined : resolveReference(input, base, canonicalizeURL)) ?? insertPath(input, base);
    if (href !== undefined) return href;
  }
  const end = normalLength(input);
  if (end > 0 && isWhole(input, end)) {
    rememberNormal(input, end);
    return input;
  }
  if (end === 0 && isOrigin(input) && normalLength(`${input}/`) > input.length) return `${input}/`;
  // A legacy encoder can be needed, so the query would have to be looked at first.
  return (
    (encode === undefined ? mendURL(input, end, base, canonicalizeURL) : undefined) ??
    parseComponents(input, base, encode)
  );
}

/** `canParse` for a base that is a record. */
export function canParseURL(input: string, base?: LocatedURL): boolean {
  return startsAsURL(input, base) ?? typeof canonicalizeURL(input, base) === "string";
}

/**
 * Parses every input that is not in normal form, and is the slow twin of `isNormal` for those that are: cuts off
 * fragment and query, then reads component by component.
 */
export function parseComponents(
  input: string,
  base: LocatedURL | undefined,
  encode?: QueryEncoder,
  report?: Steps,
): string | URLError {
  const text = textOfURL(input, report);

  const fragmentStart = indexOfBefore(text, "#", 0, text.length);
  const end = indexOfBefore(text, "?", 0, fragmentStart);

  const draft: Draft = { scheme: "", authority: "", path: "", query: null, fragment: null };
  const schemeEnd = findSchemeEnd(text, end);
  const error =
    schemeEnd === -1
      ? parseWithoutScheme(draft, text, end, base, report)
      : parseAfterScheme(draft, text, schemeEnd, end, base, report);
  if (error !== null) return inRaw(error, rawOffsets(input, text, true));

  if (end < fragmentStart) draft.query = parseQuery(text, end + 1, fragmentStart, draft.scheme, encode, report);
  if (fragmentStart < text.length) draft.fragment = parseFragment(text, fragmentStart + 1, report);
  return serializeDraft(draft);
}

/**
 * The no scheme state: resolves `text[0, end)` against `base`, or fails.
 *
 * ```
 * ../a?q
 * ^ 0 ^ end
 * ```
 * @see https://url.spec.whatwg.org/#no-scheme-state
 */
function parseWithoutScheme(
  draft: Draft,
  text: string,
  end: number,
  base: LocatedURL | undefined,
  report: Steps | undefined,
): URLError | null {
  if (base === undefined || (hasOpaquePath(base) && !text.startsWith("#"))) {
    return fatalError("missing-scheme-non-relative-URL", 0, text.length, report);
  }
  draft.scheme = schemeOf(base);
  // If the base has an opaque path, the input is only a fragment, and everything else comes from the base.
  return parseRelative(draft, text, 0, end, base, report);
}

/**
 * Decides what follows the ":" at `schemeEnd`: an authority, a path, an opaque path, or a reference relative to `base`.
 *
 * ```
 * https://example.com/a?q
 *      ^ schemeEnd     ^ end
 * ```
 * @see https://url.spec.whatwg.org/#special-relative-or-authority-state
 * @see https://url.spec.whatwg.org/#special-authority-slashes-state
 * @see https://url.spec.whatwg.org/#path-or-authority-state
 */
function parseAfterScheme(
  draft: Draft,
  text: string,
  schemeEnd: number,
  end: number,
  base: LocatedURL | undefined,
  report: Steps | undefined,
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
