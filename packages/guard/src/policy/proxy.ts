import { parseURL } from "@url/parser";
import { defaultPort, hostTextOf, portOf, schemeOf } from "@url/serializer";

/** Returns `host:port` of the URL of a proxy, or null if it is not one. */
export function readProxy(text: string): string | null {
  const url = parseURL(text);
  const host = url.ok ? hostTextOf(url.value) : null;
  return url.ok && host ? `${host}:${portOf(url.value) ?? defaultPort(schemeOf(url.value))}` : null;
}
