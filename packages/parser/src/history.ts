// What only older drafts of the Standard describe.
import { domainToUnicode } from "@url/host";
import { expectOrigin, type Origin, serializeOrigin, serializeTuple } from "./origin.ts";

/**
 * Serializes an origin as {@link serializeOrigin} does, but with the domain in Unicode, for people to read. The drafts
 * of 2012 to 2015 have it. Do not compare its results.
 * @throws TypeError if `origin` is not an origin
 * @example serializeOriginUnicode({ kind: "tuple", scheme: "https", host: "xn--fa-hia.example", port: null }) // → "https://faß.example"
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/
 */
export function serializeOriginUnicode(origin: Origin): string {
  expectOrigin(origin, "serializeOriginUnicode");
  if (origin.kind === "opaque") return serializeOrigin(origin);
  const domain = domainToUnicode(origin.host);
  // An IPv6 address is not a domain and stays as it is.
  return serializeTuple(origin.scheme, domain.ok ? domain.value : origin.host, origin.port);
}
