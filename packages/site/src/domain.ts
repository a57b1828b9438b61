import { endsInANumber } from "@url/host";
import { canonicalizeHost } from "@url/host/internal";

/** Parses text as the host of a special scheme, and returns the domain; null if it is another host or none. */
export function parseDomain(text: string): string | null {
  const host = canonicalizeHost(text);
  return typeof host === "string" ? domainOfHostText(host) : null;
}

/** Returns `text`, the serialized host of a special scheme, if it is a domain. */
export function domainOfHostText(text: string): string | null {
  return text === "" || text[0] === "[" || endsInANumber(text) ? null : text;
}
