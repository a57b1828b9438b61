import type { Result } from "@url/result";
import { type AddressErrorCode, fail, type IPError } from "../error.ts";
import { readPieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { readPrefix } from "../prefix/read.ts";
import { readPrefixWords } from "../prefix/words.ts";
import { compareWords, readWords, setHostBits, type Width, WORDS } from "../words.ts";

/**
 * Why a text is not a prefix, a range or an address.
 *
 * - `range-of-two-families`: one end is an IPv4 address, the other an IPv6 address
 * - `range-reversed`: the last address is before the first
 */
export type ItemError = IPError<AddressErrorCode | PrefixErrorCode | "range-of-two-families" | "range-reversed">;

/**
 * Reads the first and the last address of a prefix, a range (`first-last`, with or without spaces around the dash) or
 * an address into {@link ENDS}. Returns the width, or 0 if the text is none of them: {@link explainItem} says why.
 */
export function readItem(text: string, masks: boolean): Width | 0 {
  if (text.includes("/")) {
    const width = readPrefixWords(text, masks);
    if (width === 0) return 0;
    keepWords(0, width);
    keepWords(4, width);
    setHostBits(ENDS, 4, width, WORDS[4]!);
    return closeGap(width);
  }
  const dash = text.indexOf("-");
  const width = readWords(dash === -1 ? text : text.slice(0, dash).trimEnd());
  if (width === 0) return 0;
  keepWords(0, width);
  if (dash !== -1 && readWords(text.slice(dash + 1).trimStart()) !== width) return 0;
  keepWords(4, width);
  return compareWords(ENDS, 0, ENDS, 4, width) <= 0 ? closeGap(width) : 0;
}

/** A loop, because `set` needs a `subarray`: 200 bytes of garbage for each item, and half of the time. */
function keepWords(at: number, width: Width): void {
  for (let word = 0; word < width; word++) ENDS[at + word] = WORDS[word]!;
}

/** In a set, ::ffff:0:0/96 goes with the address before it, so what ends there ends after the block. */
function closeGap(width: Width): Width {
  if (width === 4 && ENDS[4] === 0 && ENDS[5] === 0 && ENDS[6] === 0xfffe && ENDS[7] === 0xffffffff) ENDS[6] = 0xffff;
  return width;
}

/** Returns the error of a text that {@link readItem} rejects, with its range in UTF-16 code units. */
export function explainItem(text: string, masks: boolean): ItemError {
  if (text.includes("/")) return errorOf(readPrefix(text, masks));
  // 192.0.2.1 - 192.0.2.9
  //           ^ dash
  const dash = text.indexOf("-");
  const first = readPieces(dash === -1 ? text : text.slice(0, dash).trimEnd());
  if (!first.ok) return first.error;
  const rest = text.slice(dash + 1);
  const start = text.length - rest.trimStart().length;
  const last = readPieces(rest.trimStart());
  if (!last.ok) return { code: last.error.code, start: start + last.error.start, end: start + last.error.end };
  const isOneFamily = readWords(text.slice(0, dash).trimEnd()) === readWords(rest.trimStart());
  return errorOf(fail(isOneFamily ? "range-reversed" : "range-of-two-families", start, text.length));
}

function errorOf(read: Result<unknown, ItemError>): ItemError {
  // What `readItem` rejects fails here too: a law of the tests. If it did not, no set must be made of it.
  return read.ok ? { code: "prefix-length-invalid", start: 0, end: 0 } : read.error;
}

/** The four words of the first address, and of the last one. IPv4 uses the first word of each. */
export const ENDS: Uint32Array = /* @__PURE__ */ new Uint32Array(8);
