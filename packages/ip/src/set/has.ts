import { expectBatch, refuseAddress } from "../expect.ts";
import { countUpTo, readByteWords, readWords, WORDS } from "../words.ts";
import { changesFor, type IPSet } from "./ip-set.ts";

/**
 * Returns whether an address, as text or as its 4 or 16 bytes, is in a set. An IPv4-mapped address is the IPv4 address
 * that it stands for, and nothing else: it is in `10.0.0.0/8`, but never in `::/0`. Text with a zone is not an address:
 * a set has no zones, so neither answer would be right. Takes O(log n), and allocates nothing.
 * @throws TypeError if `set` is not a set, or `address` is not an address
 * @example has(orThrow(makeSet(["10.0.0.0/8"])), "::ffff:10.1.2.3") // → true
 */
export function has(set: IPSet, address: string | Uint8Array): boolean {
  const width = readWords(address);
  if (width === 0) refuseAddress(address, "has", "address");
  return width === 1 ? isInIPv4(set, "has") : isInIPv6(set, "has");
}

/**
 * Returns for each of many addresses of one family whether it is in a set: 1 or 0. The addresses are their bytes in
 * network order, one after the other. Reads 16-byte addresses as {@link has} does.
 * @throws TypeError if an argument has the wrong type, and RangeError if `family` is neither 4 nor 6, or `bytes` has
 * not a whole number of addresses
 * @example Array.from(hasBatch(orThrow(makeSet(["10.0.0.0/8"])), 4, Uint8Array.of(10, 0, 0, 1, 11, 0, 0, 1))) // → [1, 0]
 */
export function hasBatch(set: IPSet, family: 4 | 6, bytes: Uint8Array): Uint8Array {
  const ipv4 = changesFor(set, 1, "hasBatch", "set");
  changesFor(set, 4, "hasBatch", "set");
  const size = expectBatch(family, bytes, "hasBatch");
  const found = new Uint8Array(bytes.length / size);
  // An index pays off if it is smaller than what it saves: then a search takes a fifth of the steps.
  const index = found.length > 0x4000 && ipv4.length > 0x1000 ? indexOf(ipv4) : null;
  for (let at = 0; at < found.length; at++) {
    const width = readByteWords(bytes, at * size, size);
    if (width === 4) found[at] = Number(isInIPv6(set, "hasBatch"));
    else if (index === null) found[at] = Number(isInIPv4(set, "hasBatch"));
    else found[at] = countUpTo(ipv4, WORDS, 1, index[WORDS[0]! >>> 16]!, index[(WORDS[0]! >>> 16) + 1]!) & 1;
  }
  return found;
}

/** Returns, for each value of the first 16 bits and one more, how many changes are below it. */
function indexOf(changes: Uint32Array): Uint32Array {
  const index = new Uint32Array(0x10001);
  for (const change of changes) index[(change >>> 16) + 1]!++;
  for (let head = 0; head < 0x10000; head++) index[head + 1]! += index[head]!;
  return index;
}

function isInIPv6(set: IPSet, where: string): boolean {
  return countUpTo(changesFor(set, 4, where, "set"), WORDS, 4) % 2 === 1;
}

/** `countUpTo` for one word, which is faster. */
function isInIPv4(set: IPSet, where: string): boolean {
  const sorted = changesFor(set, 1, where, "set");
  const key = WORDS[0]!;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! > key) high = middle;
    else low = middle + 1;
  }
  return low % 2 === 1;
}
