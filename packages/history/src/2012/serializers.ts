import type { DraftHost, DraftURL } from "../drafts/draft-url.ts";
import { firstLongestZeros } from "../drafts/first-longest-zeros.ts";

/** "Hosts", "host serializer". What it does for a domain is left open there. */
export function serializeHost(host: DraftHost | null): string {
  if (host === null) return "";
  return typeof host === "string" ? host : `[${serializeIPv6(host)}]`;
}

/** "Hosts", "IPv6 serializer": "::" follows the ":" of the piece before. */
export function serializeIPv6(address: readonly number[]): string {
  let output = "";
  const compress = firstLongestZeros(address);
  for (let index = 0; index < 8; index++) {
    if (index === compress) {
      output += "::";
      while (address[index] === 0) index++;
      if (index === 8) break;
    }
    output += (address[index] as number).toString(16);
    if (index !== 7) output += ":";
  }
  return output;
}

/** "URLs", "URL serializer": the query of a URL with scheme data is not serialized. */
export function serializeURL(url: DraftURL, excludeFragmentFlag = false): string {
  let output = `${url.scheme}:`;
  if (url.relativeFlag) {
    output += "//";
    if (url.username !== "" || url.password !== null) {
      output += url.username;
      if (url.password !== null) output += `:${url.password}`;
      output += "@";
    }
    output += serializeHost(url.host);
    if (url.port !== "") output += `:${url.port}`;
    output += `/${url.path.join("/")}`;
    if (url.query !== null) output += `?${url.query}`;
  } else {
    output += url.schemeData;
  }
  if (!excludeFragmentFlag && url.fragment !== null) output += `#${url.fragment}`;
  return output;
}
