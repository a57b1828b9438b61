import { type Origin, originOf } from "@url/parser";
import { expectOrigin } from "@url/parser/internal";
import type { URLRecord } from "@url/serializer";
import { expectRecord } from "@url/serializer/internal";
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
 * Returns the site of `url`, the argument `name` of the function `where`. An opaque origin is returned itself, because it
 * is only the same as itself.
 */
export function obtainSite(find: Find, url: URLRecord | Origin, sections: number, where: string, name = "url"): Site {
  const origin = toOrigin(url, where, name);
  if (origin.kind === "opaque") return origin;
  const { scheme, host } = origin;
  return { kind: "tuple", scheme, host: registrableOf(find, host, sections) ?? host };
}

/** Returns the registrable domain of a serialized host of a special scheme; null if it has none. */
function registrableOf(find: Find, host: string, sections: number): string | null {
  const domain = domainOfHostText(host);
  if (domain === null) return null;
  const start = find(domain, sections, true, 1);
  return start === NOT_FOUND ? null : domain.slice(start);
}

/** Returns the origin of a URL, or an origin itself. */
function toOrigin(url: URLRecord | Origin, where: string, name: string): Origin {
  if (typeof (url as Origin | null)?.kind !== "string")
    return originOf(expectRecord(url, where, name, "an origin or "));
  expectOrigin(url as Origin, where);
  return url as Origin;
}

/**
 * Two hosts have the same site host exactly if they are equal without a registrable domain, or their registrable domains
 * are equal: the registrable domain of a registrable domain is itself.
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSame(a: Site, b: Site): boolean {
  return isSchemelesslySame(a, b) && (a as { scheme?: string }).scheme === (b as { scheme?: string }).scheme;
}

/** @see https://html.spec.whatwg.org/#schemelessly-same-site */
export function isSchemelesslySame(a: Site, b: Site): boolean {
  return a === b || (a.kind === "tuple" && b.kind === "tuple" && a.host === b.host);
}

/**
 * Serializes a site; "null" if it is an opaque origin. The text can be that of an origin too: say which of them you mean.
 * @throws TypeError if `site` is not a site
 * @example serializeSite({ kind: "tuple", scheme: "https", host: "example.com" }) // → "https://example.com"
 * @see https://html.spec.whatwg.org/#serialization-of-a-site
 */
export function serializeSite(site: Site): string {
  if (site?.kind === "opaque") return "null";
  if (site?.kind === "tuple" && typeof site.scheme === "string" && typeof site.host === "string") {
    return `${site.scheme}://${site.host}`;
  }
  throw new TypeError("serializeSite: expected a site, as siteOf(…) returns it.");
}
