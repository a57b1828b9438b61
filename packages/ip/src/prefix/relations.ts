import { refuse } from "@url/result/internal";
import { commonBits, readPieces } from "../pieces.ts";
import { type Bits, readPrefix } from "./read.ts";

/**
 * Returns whether a prefix contains an address, or all addresses of another prefix. A prefix of the other family
 * contains none of them.
 * @throws TypeError if `prefix` is not a prefix, or `other` is neither an address nor a prefix
 * @example contains("10.0.0.0/8", "10.1.0.0/16") // → true
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function contains(prefix: string, other: string): boolean {
  const outer = expectBits(prefix, "contains", "prefix", "an IP prefix without host bits", false);
  const inner = expectBits(other, "contains", "other", EITHER);
  return outer.length <= inner.length && agree(outer, inner);
}

/**
 * Returns whether two prefixes or addresses have an address in common. Those of two families have none.
 * @throws TypeError if one of them is neither an address nor a prefix
 * @example overlaps("10.1.0.0/16", "10.0.0.0/8") // → true
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function overlaps(a: string, b: string): boolean {
  return agree(expectBits(a, "overlaps", "a", EITHER), expectBits(b, "overlaps", "b", EITHER));
}

const EITHER = "an IP address, or a prefix without host bits";

function expectBits(text: unknown, where: string, name: string, expected: string, isAddressAllowed = true): Bits {
  if (typeof text !== "string") refuse(text, where, name, expected);
  if (isAddressAllowed && !text.includes("/")) {
    const read = readPieces(text);
    return read.ok ? { pieces: read.value, length: read.value.length * 16 } : refuse(text, where, name, expected);
  }
  const read = readPrefix(text);
  return read.ok ? read.value : refuse(text, where, name, expected);
}

function agree(a: Bits, b: Bits): boolean {
  return a.pieces.length === b.pieces.length && commonBits(a.pieces, b.pieces) >= Math.min(a.length, b.length);
}
