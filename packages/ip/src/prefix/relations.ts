import { commonBits, isFailure, readPieces } from "../pieces.ts";
import { type Bits, failed, readPrefix } from "./read.ts";

/** Is the address, or all of the other prefix, in `prefix`? False for those of two families, and for what is neither. */
export function contains(prefix: string, other: string): boolean {
  const outer = readPrefix(prefix);
  const inner = readEither(other);
  return !failed(outer) && inner !== null && outer.length <= inner.length && agree(outer, inner);
}

/** Have the two prefixes, or addresses, an address in common? False for those of two families, and for what is neither. */
export function overlaps(a: string, b: string): boolean {
  const first = readEither(a);
  const second = readEither(b);
  return first !== null && second !== null && agree(first, second);
}

function readEither(text: string): Bits | null {
  if (text.includes("/")) {
    const bits = readPrefix(text);
    return failed(bits) ? null : bits;
  }
  const pieces = readPieces(text);
  return isFailure(pieces) ? null : { pieces, length: pieces.length * 16 };
}

function agree(a: Bits, b: Bits): boolean {
  return a.pieces.length === b.pieces.length && commonBits(a.pieces, b.pieces) >= Math.min(a.length, b.length);
}
