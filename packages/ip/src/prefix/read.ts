import type { Result } from "@url/result";
import { fail } from "../error.ts";
import { commonBits, fillBits, type Pieces, readPieces, writePieces } from "../pieces.ts";
import { scanIPv4 } from "../scan.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { netmaskBits } from "./words.ts";

/** A prefix to compute with: its first address, and its length. */
export interface Bits {
  readonly pieces: Pieces;
  readonly length: number;
}

/**
 * Reads a prefix. Host bits are an error, or are cleared with `masks`. The length of an IPv4 prefix may be a netmask. An
 * address is the prefix of all its bits.
 */
export function readPrefix(text: string, masks = false): Result<Bits, PrefixError> {
  const slash = text.indexOf("/");
  const read = readPieces(slash === -1 ? text : text.slice(0, slash));
  if (!read.ok) return read;
  const pieces = read.value;
  if (slash === -1) return { ok: true, value: { pieces, length: pieces.length * 16 } };

  // 192.0.2.0/24
  //           ^ start
  const start = slash + 1;
  const end = text.length;
  const digits = text.slice(start);
  const mask = new Uint32Array(1);
  const hasMask = pieces.length === 2 && scanIPv4(text, start, end, mask);
  if (!hasMask && !LENGTH.test(digits)) return fail("prefix-length-invalid", start, end);
  const length = hasMask ? netmaskBits(mask[0]!) : Number(digits);
  if (length === -1) return fail("mask-not-contiguous", start, end);
  if (length > pieces.length * 16) return fail("prefix-length-out-of-range", start, end);

  const first = fillBits(pieces.slice(), length, 0);
  if (!masks && commonBits(pieces, first) < pieces.length * 16) return fail("prefix-host-bits", 0, slash);
  return { ok: true, value: { pieces: first, length } };
}

export function writePrefix(pieces: Pieces, length: number): Prefix {
  return `${writePieces(pieces)}/${length}` as Prefix;
}

/** Decimal, without a sign and without leading zeros. */
const LENGTH = /^(?:0|[1-9][0-9]*)$/;
