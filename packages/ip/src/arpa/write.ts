import type { Address } from "../address.ts";
import type { AddressError, Unless } from "../error.ts";
import { isFailure, type Pieces, readPieces } from "../pieces.ts";
import type { PrefixError } from "../prefix/prefix.ts";
import { failed, readPrefix } from "../prefix/read.ts";
import type { ArpaError } from "./error.ts";

/**
 * The reverse name of an address, without a final dot: `1.2.0.192.in-addr.arpa`, or 32 nibbles under `ip6.arpa`.
 * @see https://www.rfc-editor.org/rfc/rfc1035#section-3.5
 * @see https://www.rfc-editor.org/rfc/rfc3596#section-2.5
 */
export function addressToArpa<Text extends string>(address: Text): string | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  return isFailure(pieces) ? (pieces as never) : nameOf(pieces, pieces.length * 16);
}

/**
 * The name of the reverse zone of a prefix: `2.0.192.in-addr.arpa`. One that ends between the labels of IPv6 has no
 * name, nor has one that does between those of IPv4 before the last: `arpa-boundary`. In the last label, the zone is
 * named as RFC 2317 does: `64/26.2.0.192.in-addr.arpa`.
 * @see https://www.rfc-editor.org/rfc/rfc2317#section-4
 */
export function prefixToArpa(prefix: string): string | PrefixError | ArpaError {
  const bits = readPrefix(prefix);
  if (failed(bits)) return bits;
  const { pieces, length } = bits;
  const step = pieces.length === 2 ? 8 : 4;
  if (length % step === 0) return nameOf(pieces, length);
  if (step === 4 || length < 24) return { code: "arpa-boundary", start: prefix.indexOf("/") + 1, end: prefix.length };
  return `${pieces[1]! & 0xff}/${length}.${nameOf(pieces, 24)}`;
}

/** The labels of the first `length` bits, the last one first. */
function nameOf(pieces: Pieces, length: number): string {
  const [step, radix, suffix] = pieces.length === 2 ? [8, 10, "in-addr.arpa"] : [4, 16, "ip6.arpa"];
  let name = suffix;
  for (let at = 0; at < length; at += step) {
    const label = (pieces[at >> 4]! >> (16 - step - (at & 15))) & (2 ** step - 1);
    name = `${label.toString(radix)}.${name}`;
  }
  return name;
}
