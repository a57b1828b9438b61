import type { Address } from "../address.ts";
import { commonBits, fillBits, writePieces } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { type Bits, failed, writePrefix } from "../prefix/read.ts";
import type { ArpaError, ArpaErrorCode } from "./error.ts";

/**
 * Reads a reverse name, whole or partial, in any case and with or without a final dot, to the prefix that it stands
 * for: `/32` or `/128` for a whole one. Names of RFC 2317 are read, as zones (`64/26.2.0.192.in-addr.arpa`) and with
 * a host before them (`65.64/26.…`). Offsets are UTF-16 code units.
 */
export function parseArpa(name: string): Prefix | ArpaError {
  const bits = readName(name);
  return failed(bits) ? bits : writePrefix(bits.pieces, bits.length);
}

/** The address that a whole reverse name stands for; `arpa-partial` when it has too few labels. */
export function arpaToAddress(name: string): Address | ArpaError {
  const bits = readName(name);
  if (failed(bits)) return bits;
  return bits.length === bits.pieces.length * 16
    ? writePieces(bits.pieces)
    : { code: "arpa-partial", start: 0, end: name.length };
}

function readName(name: string): Bits | ArpaError {
  const suffix = SUFFIX.exec(name);
  if (suffix === null) return { code: "arpa-suffix", start: 0, end: name.length };
  if (name.startsWith(".")) return { code: "arpa-label", start: 0, end: 0 };
  const isIPv4 = suffix[1]!.length > 3;
  const [step, label] = isIPv4 ? [8, OCTET] : [4, NIBBLE];
  const pieces = new Uint16Array(isIPv4 ? 2 : 8);
  const most = pieces.length * 16;
  let delegation: Bits | null = null;
  let length = 0;

  // 65.64/26.2.0.192.in-addr.arpa
  //             ^  ^ end
  //             start: from the right, label by label
  for (let end = suffix.index; end > 0; ) {
    const start = name.lastIndexOf(".", end - 1) + 1;
    const text = name.slice(start, end);
    const fail = (code: ArpaErrorCode): ArpaError => ({ code, start, end });
    const part: RegExpExecArray | null = isIPv4 && length === 24 && delegation === null ? DELEGATION.exec(text) : null;
    if (part !== null) {
      const first = pieces.slice();
      first[1]! |= Number(part[1]);
      delegation = { pieces: first, length: Number(part[2]) };
      if (commonBits(fillBits(first.slice(), delegation.length, 0), first) < most) return fail("arpa-delegation");
    } else if (length === most) {
      return fail("arpa-too-many-labels");
    } else if (!label.test(text)) {
      return fail("arpa-label");
    } else {
      pieces[length >> 4]! |= Number.parseInt(text, isIPv4 ? 10 : 16) << (16 - step - (length & 15));
      length += step;
    }
    end = start - 1;
  }
  if (delegation === null || length === 24) return delegation ?? { pieces, length };
  return commonBits(pieces, delegation.pieces) >= delegation.length
    ? { pieces, length }
    : { code: "arpa-delegation", start: 0, end: suffix.index };
}

const SUFFIX = /(?:^|\.)(in-addr|ip6)\.arpa\.?$/i;
const OCTET = /^(?:0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])$/;
const NIBBLE = /^[0-9a-f]$/i;

/** The first address of a subnet in its last label, and the subnet's length: `64/26`. */
const DELEGATION = /^(0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])\/(2[5-9]|3[01])$/;
