import type { Result } from "@url/result";

/** Why a text is not bytes in hexadecimal, and where, in UTF-16 code units. */
export interface HexError {
  readonly code: "not-hex" | "half-byte" | "too-long";
  readonly start: number;
  readonly end: number;
}

/** Writes bytes as pairs of hex digits, 16 bytes in a line. */
export function toHex(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += BYTES_IN_LINE) {
    lines.push(Array.from(bytes.subarray(at, at + BYTES_IN_LINE), hexOf).join(" "));
  }
  return lines.join("\n");
}

/** The most bytes that the page writes and reads in hexadecimal. */
export const MAX_HEX: number = 2 ** 14;

/**
 * Reads pairs of hex digits, with any white space between them, of a text of at most four characters for each of
 * `MAX_HEX` bytes: half a megabyte of bytes that are not text took a browser half a minute to lay out.
 */
export function fromHex(text: string): Result<Uint8Array, HexError> {
  const max = MAX_HEX * 4;
  if (text.length > max) return { ok: false, error: { code: "too-long", start: max, end: text.length } };
  const wrong = text.search(/[^\s\da-f]/i);
  if (wrong !== -1) return { ok: false, error: { code: "not-hex", start: wrong, end: wrong + 1 } };
  const bytes: number[] = [];
  for (const { 0: run, index } of text.matchAll(/[\da-f]+/gi)) {
    if (run.length % 2 === 1) {
      const end = index + run.length;
      return { ok: false, error: { code: "half-byte", start: end - 1, end } };
    }
    for (let at = 0; at < run.length; at += 2) bytes.push(Number.parseInt(run.slice(at, at + 2), 16));
  }
  return { ok: true, value: Uint8Array.from(bytes) };
}

/** A line of a dump: the offset of its first byte, the bytes, and what of them is printable ASCII. */
export interface DumpLine {
  readonly offset: number;
  readonly hex: string;
  readonly text: string;
}

/** Returns the first `max` bytes as lines of a dump. */
export function dump(bytes: Uint8Array, max: number): DumpLine[] {
  const lines: DumpLine[] = [];
  for (let at = 0; at < Math.min(bytes.length, max); at += BYTES_IN_LINE) {
    const line = bytes.subarray(at, Math.min(at + BYTES_IN_LINE, max));
    const text = Array.from(line, (byte) => (byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : "·")).join("");
    lines.push({ offset: at, hex: Array.from(line, hexOf).join(" "), text });
  }
  return lines;
}

const BYTES_IN_LINE = 16;

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
