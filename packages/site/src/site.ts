import type { Origin, URLError, URLLike } from "@url/parser";
import { originFrom, readOrigin } from "@url/parser/internal";
import type { Result } from "@url/result";
import { propertyOf, refuseType } from "@url/result/internal";
import { domainOfHostText } from "./domain.ts";
import { type Find, NOT_FOUND } from "./find.ts";

/**
 * A site: a scheme with a host, which is serialized as in a record, or an opaque origin. An opaque origin is the same
 * site only as itself.
 * @see https://html.spec.whatwg.org/#site
 */
export type Site =
  | { readonly kind: "tuple"; readonly scheme: string; readonly host: string }
  | { readonly kind: "opaque" };

/**
 * Returns the site of an origin. An opaque origin is returned itself, because it is only the same as itself.
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
function siteOfOrigin(find: Find, origin: Origin, sections: number): Site {
  if (origin.kind === "opaque") return origin;
  const { scheme, host } = origin;
  return { kind: "tuple", scheme, host: registrableOf(find, host, sections) ?? host };
}

/** Returns the site of `url`, the argument of the function `where`. */
export function readSite(find: Find, url: URLLike | Origin, sections: number, where: string): Result<Site, URLError> {
  const origin = readOrigin(url, where, "url");
  return origin.ok ? { ok: true, value: siteOfOrigin(find, origin.value, sections) } : origin;
}

/** Returns the registrable domain of a serialized host of a special scheme; null if it has none. */
function registrableOf(find: Find, host: string, sections: number): string | null {
  const domain = domainOfHostText(host);
  if (domain === null) return null;
  const start = find(domain, sections, true, 1);
  return start === NOT_FOUND ? null : domain.slice(start);
}

/**
 * Returns true if the arguments `a` and `b` of the function `where` are the same site, or the same except for their schemes.
 * Two hosts have the same site host exactly if they are equal without a registrable domain, or their registrable domains
 * are equal: the registrable domain of a registrable domain is itself.
 * @see https://html.spec.whatwg.org/#same-site
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSame(
  find: Find,
  a: URLLike | Origin,
  b: URLLike | Origin,
  sections: number,
  where: string,
  isSchemeful: boolean,
): boolean {
  const first = siteOfOrigin(find, originFrom(a, where, "a"), sections);
  const second = siteOfOrigin(find, originFrom(b, where, "b"), sections);
  if (first === second) return true;
  if (first.kind === "opaque" || second.kind === "opaque") return false;
  return first.host === second.host && (!isSchemeful || first.scheme === second.scheme);
}

/**
 * Serializes a site; "null" if it is an opaque origin. The text can be that of an origin too: say which of them you mean.
 * @throws TypeError if `site` is not a site
 * @example serializeSite({ kind: "tuple", scheme: "https", host: "example.com" }) // → "https://example.com"
 * @see https://html.spec.whatwg.org/#serialization-of-a-site
 */
export function serializeSite(site: Site): string {
  const given = propertyOf(site, "kind") ? site : undefined;
  if (given?.kind === "opaque") return "null";
  if (given?.kind === "tuple" && typeof given.scheme === "string" && typeof given.host === "string") {
    return `${given.scheme}://${given.host}`;
  }
  return refuseType(site, "serializeSite", "site", "a site, as siteOf(…) returns it");
}
