import { orThrow } from "@url/result";
import { fromBigInt, toBytes } from "../src/index.ts";
import { parsePrefix } from "../src/prefix/index.ts";

/** Makes random addresses and prefixes, the same ones each time, with Marsaglia's xorshift32. */
export function makeRandom(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const bits = (count: number): bigint => {
    let value = 0n;
    for (let at = 0; at < count; at += 16) value = (value << 16n) | BigInt(below(4) === 0 ? 0 : below(0x10000));
    return BigInt.asUintN(count, value);
  };
  const address = (family: 4 | 6): string => orThrow(fromBigInt(bits(family === 4 ? 32 : 128), family));
  const prefix = (family: 4 | 6, least = 0): string => {
    const size = family === 4 ? 32 : 128;
    const length = least + below(size - least + 1);
    return orThrow(parsePrefix(`${address(family)}/${length}`, { hostBits: "mask" }));
  };
  return { below, address, prefix, spelled: (text: string) => spell(text, below) };
}

/** Spells an address in another way: in capitals, with leading zeros, without a gap, or with a dotted tail. */
function spell(text: string, below: (limit: number) => number): string {
  if (!text.includes(":")) return text;
  const bytes = orThrow(toBytes(text));
  const pieces = Array.from({ length: 8 }, (_, index) => (bytes[index * 2]! << 8) | bytes[index * 2 + 1]!);
  const digits = pieces.map((piece) => piece.toString(16).padStart(below(2) * 4, "0"));
  if (below(3) === 0) digits.splice(6, 2, Array.from(bytes.subarray(12)).join("."));
  const spelled = below(3) === 0 ? text : digits.join(":");
  return below(2) === 0 ? spelled : spelled.toUpperCase();
}
