import { endsInANumber, type Host } from "@url/host";
import { canonicalizeHost, textOfHost } from "@url/host/internal";
import { isSpecialScheme, type URLRecord } from "@url/serializer";
import { expectRecord, hostTextOf, schemeOf } from "@url/serializer/internal";

/**
 * Returns the domain of a host, in ASCII and lower case; null if the host is not a domain.
 * @param where the function that was called, for the message
 * @throws TypeError if `host` is neither a host nor a record
 */
export function domainOf(host: Host | URLRecord, where: string): string | null {
  if (typeof (host as Host | null)?.kind === "string") {
    const text = textOfHost(host as Host, where, "host");
    return (host as Host).kind === "domain" ? text : null;
  }
  const url = expectRecord(host, where, "host", "a host, its text, or ");
  const text = hostTextOf(url);
  return text !== null && isSpecialScheme(schemeOf(url)) ? domainOfHostText(text) : null;
}

/** Parses text as the host of a special scheme, and returns the domain; null if it is another host or none. */
export function parseDomain(text: string): string | null {
  const host = canonicalizeHost(text);
  return typeof host === "string" ? domainOfHostText(host) : null;
}

/** Returns `text`, the serialized host of a special scheme, if it is a domain. */
export function domainOfHostText(text: string): string | null {
  return text === "" || text[0] === "[" || endsInANumber(text) ? null : text;
}
