import { fillBits, isFailure, type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { Prefix, PrefixError } from "./prefix.ts";

/** A prefix to compute with: its first address, and its length. */
export interface Bits {
  readonly pieces: Pieces;
  readonly length: number;
}

/** Reads a prefix. Host bits are an error, or are cleared; they are never dropped unasked. */
export function readPrefix(text: string, masks = false): Bits | PrefixError {
  const slash = text.indexOf("/");
  const end = text.length;
  const pieces = readPieces(slash === -1 ? text : text.slice(0, slash));
  if (isFailure(pieces)) return pieces;
  if (slash === -1) return { code: "prefix-length-missing", start: end, end };

  // 192.0.2.0/24
  //           ^ start
  const start = slash + 1;
  const digits = text.slice(start);
  if (!LENGTH.test(digits)) return { code: "prefix-length-invalid", start, end };
  const length = Number(digits);
  if (length > pieces.length * 16) return { code: "prefix-length-out-of-range", start, end };

  const first = fillBits(pieces.slice(), length, 0);
  if (!masks && !sameBits(pieces, first)) return { code: "prefix-host-bits", start: 0, end: slash };
  return { pieces: first, length };
}

export function failed<Failure>(bits: Bits | Failure): bits is Failure {
  return !("pieces" in (bits as object));
}

export function writePrefix(pieces: Pieces, length: number): Prefix {
  return `${writePieces(pieces)}/${length}` as Prefix;
}

function sameBits(a: Pieces, b: Pieces): boolean {
  return a.every((piece, index) => piece === b[index]);
}

/** Decimal, without a sign and without leading zeros. */
const LENGTH = /^(?:0|[1-9][0-9]*)$/;
