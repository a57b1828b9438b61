import { domainToUnicode } from "@url/host";
import { type Origin, serializeOrigin } from "@url/parser";
import { expectOrigin } from "@url/parser/internal";

/**
 * Serializes an origin as `serializeOrigin` of `@url/parser` does, but with the domain in Unicode, for people to read. The
 * attribute `origin` of 2014 returned it. Do not compare its results.
 * @throws TypeError if `origin` is not an origin
 * @example serializeOriginUnicode({ kind: "tuple", scheme: "https", host: "xn--fa-hia.example", port: null }) // → "https://faß.example"
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/
 */
export function serializeOriginUnicode(origin: Origin): string {
  expectOrigin(origin, "serializeOriginUnicode");
  if (origin.kind === "opaque") return serializeOrigin(origin);
  const domain = domainToUnicode(origin.host);
  // An IPv6 address is not a domain and stays as it is.
  return serializeOrigin({ ...origin, host: domain.ok ? domain.value : origin.host });
}
