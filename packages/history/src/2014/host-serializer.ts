import type { DraftHost } from "../drafts/draft-url.ts";
import { firstLongestZeros } from "../drafts/first-longest-zeros.ts";

/** Section 3.4, "host serializer". */
export function serializeHost(host: DraftHost | null): string {
  if (host === null) return "";
  return typeof host === "string" ? host : `[${serializeIPv6(host)}]`;
}

/** Section 3.4, "IPv6 serializer". */
export function serializeIPv6(address: readonly number[]): string {
  let output = "";
  const compress = firstLongestZeros(address);
  for (let index = 0; index < 8; index++) {
    if (index === compress) {
      output += index === 0 ? "::" : ":";
      while (address[index] === 0) index++;
      if (index === 8) break;
    }
    output += (address[index] as number).toString(16);
    if (index !== 7) output += ":";
  }
  return output;
}
