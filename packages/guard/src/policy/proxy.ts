import { parseURL } from "@url/parser";
import { hostTextOf, portOf, schemeOf } from "@url/serializer";
import { defaultPort } from "@url/serializer/internal";

/** Returns `host:port` of the URL of a proxy, or null if it is not one. */
export function readProxy(text: string): string | null {
  const url = parseURL(text);
  const host = url.ok ? hostTextOf(url.value) : null;
  return url.ok && host ? `${host}:${portOf(url.value) ?? defaultPort(schemeOf(url.value))}` : null;
}
