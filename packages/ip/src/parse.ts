import { parseIPv4, serializeIPv4 } from "@url/ipv4";
import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import type { Address } from "./address.ts";
import type { AddressError } from "./error.ts";
import { isIPv6Text } from "./is-ipv6-text.ts";

/**
 * Reads an address: strict dotted decimal, or an IPv6 address as the URL Standard has it, with neither brackets nor
 * a zone. Returns its canonical text, or the error value; offsets are UTF-16 code units.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-4
 */
export function parseAddress(text: string): Address | AddressError {
  if (isIPv6Text(text)) {
    const pieces = parseIPv6(text, PIECES);
    return "code" in pieces ? pieces : (serializeIPv6(pieces) as Address);
  }
  const address = parseIPv4(text);
  return typeof address === "number" ? (serializeIPv4(address) as Address) : address;
}

/** 4 or 6. */
export function family(address: Address): 4 | 6 {
  return isIPv6Text(address) ? 6 : 4;
}

/** Written by one call and read before it returns. */
const PIECES = /* @__PURE__ */ new Uint16Array(8);
