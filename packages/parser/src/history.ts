// What only older drafts of the Standard describe.
import { domainToUnicode } from "@url/host";
import { type Origin, serializeOrigin, serializeTuple } from "./origin.ts";

/**
 * Serializes an origin as {@link serializeOrigin} does, but with the domain in Unicode, for people to read. The drafts
 * of 2012 to 2015 have it. Do not compare its results.
 */
export function serializeOriginUnicode(origin: Origin): string {
  if (origin.kind === "opaque") return serializeOrigin(origin);
  const domain = domainToUnicode(origin.host);
  // An IPv6 address is not a domain and stays as it is.
  return serializeTuple(origin.scheme, domain.ok ? domain.value : origin.host, origin.port);
}
