import { readIPv4, writeIPv4 } from "@url/ipv4/internal";
import { readIPv6, writeIPv6 } from "@url/ipv6/internal";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "./address.ts";
import type { AddressError } from "./error.ts";
import { expectAddress } from "./expect.ts";
import { isIPv6Text } from "./is-ipv6-text.ts";

/**
 * Parses an address: strict dotted decimal, or IPv6 as the URL Standard reads it, without brackets and without a
 * zone. The value is the canonical text; the error's range is of `text`, in UTF-16 code units.
 * @example parseAddress("2001:DB8:0::1") // → { ok: true, value: "2001:db8::1" }
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-4
 */
export function parseAddress(text: string): Result<Address, AddressError> {
  expectText(text, "parseAddress", "text");
  const answer = readAddress(text);
  return typeof answer === "string" ? { ok: true, value: answer } : { ok: false, error: answer };
}

/** Returns the canonical text or the error itself, without a result object. */
function readAddress(text: string): Address | AddressError {
  if (isIPv6Text(text)) return readIPv6(text, PIECES) ?? (writeIPv6(PIECES) as Address);
  const address = readIPv4(text);
  return typeof address === "number" ? (writeIPv4(address) as Address) : address;
}

/**
 * Returns 4 or 6.
 * @throws TypeError if `address` is not an address
 * @example family("::1") // → 6
 */
export function family(address: string): 4 | 6 {
  return expectAddress(address, "family", "address").length === 2 ? 4 : 6;
}

/** Overwritten by each call. */
const PIECES = /* @__PURE__ */ new Uint16Array(8);
