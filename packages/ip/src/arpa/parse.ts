import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { fail, succeed } from "../error.ts";
import { commonBits, fillBits, writePieces } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { type Bits, writePrefix } from "../prefix/read.ts";
import type { ArpaError } from "./error.ts";

/**
 * Parses a reverse name as the prefix that it stands for: `/32` or `/128` for a whole name, less for a partial one.
 * Upper case and a final dot are allowed. Names of RFC 2317 are accepted as zones (`64/26.2.0.192.in-addr.arpa`) and
 * with a host label before them (`65.64/26.…`). The error's range is of `name`, in UTF-16 code units.
 * @example parseArpa("2.0.192.in-addr.arpa") // → { ok: true, value: "192.0.2.0/24" }
 * @see https://www.rfc-editor.org/rfc/rfc2317#section-4
 */
export function parseArpa(name: string): Result<Prefix, ArpaError> {
  expectText(name, "parseArpa", "name");
  const read = readName(name);
  return read.ok ? succeed(writePrefix(read.value.pieces, read.value.length)) : read;
}

/**
 * Returns the address of a whole reverse name. Fails with the error of `parseArpa`, and with `arpa-partial` if the
 * name has too few labels.
 * @example arpaToAddress("1.2.0.192.in-addr.arpa") // → { ok: true, value: "192.0.2.1" }
 * @see https://www.rfc-editor.org/rfc/rfc1035#section-3.5
 */
export function arpaToAddress(name: string): Result<Address, ArpaError> {
  expectText(name, "arpaToAddress", "name");
  const read = readName(name);
  if (!read.ok) return read;
  const { pieces, length } = read.value;
  return length === pieces.length * 16 ? succeed(writePieces(pieces)) : fail("arpa-partial", 0, name.length);
}

function readName(name: string): Result<Bits, ArpaError> {
  const suffix = SUFFIX.exec(name);
  if (suffix === null) return fail("arpa-suffix", 0, name.length);
  if (name.startsWith(".")) return fail("arpa-label", 0, 0);
  const isIPv4 = suffix[1]!.length > 3;
  const [step, label] = isIPv4 ? [8, OCTET] : [4, NIBBLE];
  const pieces = new Uint16Array(isIPv4 ? 2 : 8);
  const most = pieces.length * 16;
  let delegation: Bits | null = null;
  let length = 0;

  // 65.64/26.2.0.192.in-addr.arpa
  //             ^  ^ end
  //             start: the labels are read from right to left
  for (let end = suffix.index; end > 0; ) {
    const start = name.lastIndexOf(".", end - 1) + 1;
    const text = name.slice(start, end);
    const part: RegExpExecArray | null = isIPv4 && length === 24 && delegation === null ? DELEGATION.exec(text) : null;
    if (part !== null) {
      const first = pieces.slice();
      first[1]! |= Number(part[1]);
      delegation = { pieces: first, length: Number(part[2]) };
      if (commonBits(fillBits(first.slice(), delegation.length, 0), first) < most) {
        return fail("arpa-delegation", start, end);
      }
    } else if (length === most) {
      return fail("arpa-too-many-labels", start, end);
    } else if (!label.test(text)) {
      return fail("arpa-label", start, end);
    } else {
      pieces[length >> 4]! |= Number.parseInt(text, isIPv4 ? 10 : 16) << (16 - step - (length & 15));
      length += step;
    }
    end = start - 1;
  }
  if (delegation === null || length === 24) return succeed(delegation ?? { pieces, length });
  const isInside = commonBits(pieces, delegation.pieces) >= delegation.length;
  return isInside ? succeed({ pieces, length }) : fail("arpa-delegation", 0, suffix.index);
}

const SUFFIX = /(?:^|\.)(in-addr|ip6)\.arpa\.?$/i;
const OCTET = /^(?:0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])$/;
const NIBBLE = /^[0-9a-f]$/i;

/** The last number of a subnet's first address, and the subnet's length: `64/26`. */
const DELEGATION = /^(0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])\/(2[5-9]|3[01])$/;
