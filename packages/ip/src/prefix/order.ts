import { refuse } from "@url/result/internal";
import { comparePieces } from "../pieces.ts";
import { type Bits, readPrefix } from "./read.ts";

/**
 * Compares two prefixes for `Array.prototype.sort`: IPv4 before IPv6, then by the first address, then the shorter one
 * first, so that a prefix comes before those that it contains. Returns a negative number, zero or a positive number.
 * @throws TypeError if one of them is not a prefix
 * @example ["10.0.0.0/16", "9.0.0.0/8", "10.0.0.0/8"].sort(comparePrefixes) // → ["9.0.0.0/8", "10.0.0.0/8", "10.0.0.0/16"]
 */
export function comparePrefixes(a: string, b: string): number {
  const first = expectPrefix(a, "comparePrefixes", "a");
  const second = expectPrefix(b, "comparePrefixes", "b");
  return comparePieces(first.pieces, second.pieces) || first.length - second.length;
}

/** Reads a prefix for a function that compares. Throws a TypeError if `text` is not a prefix. */
function expectPrefix(text: unknown, where: string, name: string): Bits {
  const read = typeof text === "string" ? readPrefix(text) : undefined;
  return read?.ok ? read.value : refuse(text, where, name, "an IP address, or a prefix without host bits");
}
