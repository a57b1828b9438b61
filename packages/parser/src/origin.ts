import type { Result } from "@url/result";
import { refuseType } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import {
  defaultPort,
  expectRecord,
  hostTextOf,
  includesCredentials,
  type LocatedURL,
  locate,
  pathOf,
  portOf,
  schemeOf,
} from "@url/serializer/internal";
import { canonicalizeURL } from "#engine";
import type { URLError } from "./error.ts";
import { expectURL, kindOf, readURL, type URLLike } from "./url-like.ts";

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
  return readOriginOf(expectRecord(url, "originOf"));
}

/** `originOf` without the check. */
export function readOriginOf(url: LocatedURL): Origin {
  const owner = ownerOfOrigin(url);
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
 * Returns true if two URLs or origins have the same origin. An opaque origin is only the same as itself, so that a `data:`
 * URL is not same origin with itself.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL: no answer would be
 * true of it
 * @example isSameOrigin("https://a/", new URL("https://a:443/b")) // → true
 * @see https://html.spec.whatwg.org/#same-origin
 */
export function isSameOrigin(a: URLLike | Origin, b: URLLike | Origin): boolean {
  const first = originFrom(a, "isSameOrigin", "a");
  const second = originFrom(b, "isSameOrigin", "b");
  // If only the second is opaque, its text is "null", which no tuple has.
  return first === second || (first.kind === "tuple" && serializeOrigin(first) === serializeOrigin(second));
}

/**
 * Returns the origin of a URL, or an origin itself: the argument `name` of the function `where`.
 * @throws TypeError if it is neither, RangeError for text that is not a URL
 */
export function originFrom(url: URLLike | Origin, where: string, name: string): Origin {
  return isOrigin(url, where, name) ? url : readOriginOf(expectURL(url, where, name));
}

/** `originFrom` for a function that returns a result. */
export function readOrigin(url: URLLike | Origin, where: string, name: string): Result<Origin, URLError> {
  if (isOrigin(url, where, name)) return { ok: true, value: url };
  const record = readURL(url, where, name);
  return record.ok ? { ok: true, value: readOriginOf(record.value) } : record;
}

/** Returns true for an origin, all of whose members are checked. */
function isOrigin(url: URLLike | Origin, where: string, name: string): url is Origin {
  if (typeof kindOf(url) !== "string") return false;
  expectOrigin(url as Origin, where, name);
  return true;
}

function serializeTuple(scheme: string, host: string, port: number | null): string {
  return port === null ? `${scheme}://${host}` : `${scheme}://${host}:${port}`;
}

export function expectOrigin(given: Origin, caller: string, name = "origin"): void {
  const origin = kindOf(given) ? given : undefined;
  const isOrigin =
    origin?.kind === "tuple"
      ? typeof origin.scheme === "string" &&
        typeof origin.host === "string" &&
        (origin.port === null || (origin.port & 0xffff) === origin.port)
      : origin?.kind === "opaque";
  if (!isOrigin) refuseType(given, caller, name, "an origin, as originOf(…) returns it");
}
