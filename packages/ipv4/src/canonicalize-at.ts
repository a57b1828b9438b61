import type { IPv4Error } from "./error.ts";

/**
 * Returns `writeIPv4(readIPv4Lenient(text.slice(start, end)))`, in one walk without a slice, or the error of a part that is
 * out of range. Returns `undefined` for everything else that the parser rejects, and for a dot at the end.
 */
export function canonicalizeIPv4At(text: string, start: number, end: number): string | IPv4Error | undefined {
  let address = 0;
  let error: IPv4Error | undefined;
  // The last part fills the remaining bytes: it must be less than `limit`.
  for (let at = start, limit = 2 ** 32; ; limit /= 256) {
    let dot = at;
    while (dot < end && text.charCodeAt(dot) !== FULL_STOP) dot++;
    const part = parseIPv4Number(text, at, dot);
    if (part === -1) return undefined;
    if (part >= (dot < end ? 256 : limit)) error ??= { code: "IPv4-out-of-range-part", start: at, end: dot };
    if (dot === end) return error ?? write(address + part);
    if (limit === 256) return undefined;
    address += part * (limit / 256);
    at = dot + 1;
  }
}

/**
 * Reads `text[start, end)` as `parse-lenient.ts` does, unit by unit. Returns -1 if it is not one. A number above 2^53 loses its last digits,
 * but stays as large, so that it is still out of range.
 * @see https://url.spec.whatwg.org/#ipv4-number-parser
 */
function parseIPv4Number(text: string, start: number, end: number): number {
  if (start === end) return -1;
  let radix = 10;
  // A "0" alone is read as an octal number without digits, which is 0 too.
  if (text.charCodeAt(start) === DIGIT_ZERO) {
    radix = (text.charCodeAt(start + 1) | 0x20) === SMALL_X ? 16 : 8;
    start += radix === 16 ? 2 : 1;
  }
  let value = 0;
  for (; start < end; start++) {
    const unit = text.charCodeAt(start);
    const letter = unit | 0x20;
    // The letters from "g" on have values of 16 and more, which are not digits of any radix.
    const digit = unit <= 0x39 ? unit - DIGIT_ZERO : letter >= 0x61 ? letter - 0x57 : -1;
    if (digit < 0 || digit >= radix) return -1;
    value = value * radix + digit;
  }
  return value;
}

/** The same as `writeIPv4`. A template of four numbers takes 70 ns on Node 20, and the table 32. */
function write(address: number): string {
  return (
    BYTE_AND_DOT[address >>> 24]! +
    BYTE_AND_DOT[(address >>> 16) & 0xff]! +
    (BYTE_AND_DOT[(address >>> 8) & 0xff]! + (address & 0xff))
  );
}

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const SMALL_X = 0x78;
const BYTE_AND_DOT: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => `${byte}.`);
