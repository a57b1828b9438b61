import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { succeed } from "../error.ts";
import { addToBits, fillBits, writePieces } from "../pieces.ts";
import type { PrefixError } from "./prefix.ts";
import { type Bits, readPrefix } from "./read.ts";

/**
 * Returns an iterator over the addresses that hosts of a subnet can have, in order. It leaves out the first and the
 * last address of an IPv4 subnet, which are the network and its broadcast address, and the first address of an IPv6
 * subnet, which is the Subnet-Router anycast address. A subnet of one or two addresses has no such addresses: all are
 * for hosts. Fails with the error of `parsePrefix`.
 * @example Array.from(orThrow(hosts("192.0.2.0/30"))) // → ["192.0.2.1", "192.0.2.2"]
 * @see https://www.rfc-editor.org/rfc/rfc1122#section-3.2.1.3
 * @see https://www.rfc-editor.org/rfc/rfc3021#section-2.1
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.6.1
 * @see https://www.rfc-editor.org/rfc/rfc6164#section-6
 */
export function hosts(prefix: string): Result<IterableIterator<Address>, PrefixError> {
  expectText(prefix, "hosts", "prefix");
  const read = readPrefix(prefix);
  return read.ok ? succeed(iterate(read.value)) : read;
}

function* iterate({ pieces, length }: Bits): IterableIterator<Address> {
  const bits = pieces.length * 16;
  const last = fillBits(pieces.slice(), length, 1);
  if (bits - length > 1) {
    addToBits(pieces, bits, 1);
    if (bits === 32) addToBits(last, bits, -1);
  }
  const end = last.join();
  for (;;) {
    yield writePieces(pieces);
    if (pieces.join() === end) return;
    addToBits(pieces, bits, 1);
  }
}
