import { defaultPort, type URLRecord } from "@url/serializer";
import {
  expectRecord,
  hostTextOf,
  includesCredentials,
  type LocatedURL,
  locate,
  pathOf,
  portOf,
  schemeOf,
} from "@url/serializer/internal";
import { canonicalizeURL } from "./canonicalize.ts";

/**
 * An origin; its host is serialized, as in a record. Every call of {@link originOf} that returns an opaque origin
 * creates a new one, which is the same only as itself.
 * @see https://html.spec.whatwg.org/#concept-origin
 */
export type Origin =
  | { readonly kind: "tuple"; readonly scheme: string; readonly host: string; readonly port: number | null }
  | { readonly kind: "opaque" };

/**
 * Returns the origin of `url`. A `blob` URL has the origin of the `http` or `https` URL in its path; `file` and every
 * other scheme have an opaque one.
 * @throws TypeError if `url` is not a record
 * @example originOf(orThrow(parseURL("file:///a"))).kind // → "opaque"
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(url: URLRecord): Origin {
  const owner = ownerOfOrigin(expectRecord(url, "originOf"));
  if (owner === null) return { kind: "opaque" };
  return { kind: "tuple", scheme: schemeOf(owner), host: hostTextOf(owner)!, port: portOf(owner) };
}

/**
 * Returns `serializeOrigin(originOf(url))`, cut out of the URL.
 * @throws TypeError if `url` is not a record
 * @example originTextOf(orThrow(parseURL("https://example.com:8080/a"))) // → "https://example.com:8080"
 * @see https://url.spec.whatwg.org/#dom-url-origin
 */
export function originTextOf(url: URLRecord): string {
  return readOriginText(expectRecord(url, "originTextOf"));
}

/** `originTextOf` without the check. */
export function readOriginText(url: LocatedURL): string {
  const owner = ownerOfOrigin(url);
  if (owner === null) return "null";
  const { href, scheme, hostStart, pathStart } = owner;
  return includesCredentials(owner)
    ? href.slice(0, scheme.length + 3) + href.slice(hostStart, pathStart)
    : href.slice(0, pathStart);
}

/** Returns the URL whose scheme, host and port are the origin of `url`; `null` if that is opaque. */
function ownerOfOrigin(url: LocatedURL): LocatedURL | null {
  const scheme = schemeOf(url);
  if (scheme === "blob") {
    const href = canonicalizeURL(pathOf(url));
    // "file" is in the Standard's list too; its origin is opaque here either way.
    return typeof href === "string" && /^https?:/.test(href) ? locate(href) : null;
  }
  // Of the special schemes only `file` has no default port.
  return defaultPort(scheme) === null ? null : url;
}

/**
 * Serializes an origin; "null" if it is opaque.
 * @throws TypeError if `origin` is not an origin
 * @example serializeOrigin(originOf(orThrow(parseURL("data:,a")))) // → "null"
 * @see https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin
 */
export function serializeOrigin(origin: Origin): string {
  expectOrigin(origin, "serializeOrigin");
  return origin.kind === "opaque" ? "null" : serializeTuple(origin.scheme, origin.host, origin.port);
}

/**
 * Returns true if two origins are the same. An opaque origin is only the same as itself.
 * @throws TypeError if either is not an origin, such as a record: pass `originOf(url)`
 * @example isSameOrigin(originOf(orThrow(parseURL("https://a/"))), originOf(orThrow(parseURL("https://a:443/b")))) // → true
 * @see https://html.spec.whatwg.org/#same-origin
 */
export function isSameOrigin(a: Origin, b: Origin): boolean {
  expectOrigin(a, "isSameOrigin");
  expectOrigin(b, "isSameOrigin");
  // If only `b` is opaque, its text is "null", which no tuple has.
  return a === b || (a.kind === "tuple" && serializeOrigin(a) === serializeOrigin(b));
}

export function serializeTuple(scheme: string, host: string, port: number | null): string {
  return port === null ? `${scheme}://${host}` : `${scheme}://${host}:${port}`;
}

export function expectOrigin(origin: Origin, caller: string): void {
  const isOrigin =
    origin?.kind === "tuple"
      ? typeof origin.scheme === "string" &&
        typeof origin.host === "string" &&
        (origin.port === null || (origin.port & 0xffff) === origin.port)
      : origin?.kind === "opaque";
  if (!isOrigin) throw new TypeError(`${caller}: expected an origin, as originOf(…) returns it.`);
}
