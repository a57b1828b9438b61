import type { URLLike } from "@url/parser";
import { canonicalizeURL } from "@url/parser/internal";
import { propertyOf, refuseType } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { hasOpaquePath, isSpecialScheme, type LocatedURL, locate, recordOf, schemeOf } from "@url/serializer/internal";
import { type EditResult, fail, succeed } from "./error.ts";
import { withURL } from "./url-like.ts";

/**
 * What decides how a reference reads: `opaque-path` if the path of the base is opaque; otherwise `file` or `special` by its
 * scheme, and `other` for a scheme that is not special. `baseKindOf` of `@url/validator` returns it.
 */
export type BaseKind = "special" | "file" | "other" | "opaque-path";

/** A relative reference or an absolute URL, before its base is known. Change it with `{ ...reference, query: null }`. */
export interface Reference {
  /** For bases of which kind it was parsed. */
  readonly base: BaseKind;
  /** Without ":"; `null` unless the reference is absolute. */
  readonly scheme: string | null;
  /** Credentials, host and port, without "//"; `null` if there is no host. */
  readonly authority: string | null;
  readonly path: string;
  /** Without "?"; `null` if there is none. */
  readonly query: string | null;
  /** Without "#"; `null` if there is none. */
  readonly fragment: string | null;
}

/**
 * Returns the text of a reference. What would end a component early is percent-encoded, and a path that would read as a
 * host or a scheme gets "/." or "./" before it, so that no changed component spills into another.
 * @throws TypeError if `reference` is not a reference
 * @see https://url.spec.whatwg.org/#url-serializing
 * @example serializeReference({ base: "special", scheme: null, authority: null, path: "a:b?", query: null, fragment: null }) // → "./a:b%3F"
 */
export function serializeReference(reference: Reference): string {
  const { base, scheme, authority, query, fragment } = expectReference(reference, "serializeReference", "reference");
  const isSpecial = scheme === null ? base === "special" || base === "file" : isSpecialScheme(scheme);
  const path = isSpecial ? reference.path.replace(/\\/g, "/") : reference.path;
  let text = scheme === null ? "" : `${scheme}:`;
  if (authority !== null) {
    text += `//${authority.replace(/[/\\?#\t\n\r]/g, encodeURIComponent)}`;
    if (/^[^/]/.test(path)) text += "/";
  } else if (path.startsWith("//")) {
    text += "/.";
  } else if (scheme === null && /^[^/]*:/.test(path)) {
    text += "./";
  }
  text += path.replace(/[?#\t\n\r]/g, encodeURIComponent);
  if (query !== null) text += `?${query.replace(/[#\t\n\r]/g, encodeURIComponent)}`;
  if (fragment !== null) text += `#${fragment.replace(/[\t\n\r]/g, encodeURIComponent)}`;
  // The parser trims C0 controls and spaces until it meets anything else.
  return text.replace(/^[\0- ]/, encodeURIComponent).replace(/[\0- ]$/, encodeURIComponent);
}

/**
 * Resolves a reference: returns what the parser returns for its text at this base. Fails with the parser's error, or with
 * `base-kind-mismatch`.
 * @throws TypeError if an argument has a wrong type
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 * @example orThrow(resolveReference(orThrow(parseReference("../a", "special")), "https://b/c/d")).href // → "https://b/a"
 */
export function resolveReference(reference: Reference, base: URLLike): EditResult<URLRecord> {
  expectReference(reference, "resolveReference", "reference");
  const resolve = (record: LocatedURL): EditResult<URLRecord> => {
    const kind = kindOf(schemeOf(record), hasOpaquePath(record));
    if (kind !== reference.base) return fail("base-kind-mismatch", "base", 0, record.scheme.length);
    const href = canonicalizeURL(serializeReference(reference), record);
    return typeof href === "string"
      ? succeed(recordOf(locate(href)))
      : fail(href.code, "reference", href.start, href.end);
  };
  return withURL(base, "resolveReference", resolve, "base");
}

export function kindOf(scheme: string, isOpaque: boolean): BaseKind {
  if (isOpaque) return "opaque-path";
  return scheme === "file" ? "file" : isSpecialScheme(scheme) ? "special" : "other";
}

/** One base of each kind: a reference that can be parsed at one can be parsed at all. */
export const BASES: Readonly<Record<BaseKind, string>> = {
  special: "https://host/",
  file: "file:///",
  other: "x://host/",
  "opaque-path": "x:y",
};

/** @throws TypeError for anything but a reference with all of its components */
export function expectReference(value: Reference, where: string, name: string): Reference {
  const isText = (text: unknown): boolean => text === null || typeof text === "string";
  if (
    typeof value !== "object" ||
    value === null ||
    !Object.hasOwn(BASES, propertyOf(value, "base") as PropertyKey) ||
    typeof value.path !== "string" ||
    ![value.scheme, value.authority, value.query, value.fragment].every(isText)
  ) {
    refuseType(value, where, name, "a reference, as in parseReference(…).value");
  }
  return value;
}
