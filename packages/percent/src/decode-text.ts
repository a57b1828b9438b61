import { expectText } from "@url/result/internal";
import { decodeByEngine } from "#fast";
import { flatten, LONG } from "./parts.ts";

/**
 * Decodes percent-encoded text: percent-decodes `text` and decodes the bytes as UTF-8: text to text. A byte order mark stays, each maximal ill-formed
 * part becomes one U+FFFD, and a "%" without two hex digits after it stays. `text` should be a scalar value string; a
 * lone surrogate in it stays one. Never fails for text.
 * @throws TypeError if `text` is not a string
 * @example percentDecodeText("cr%C3%A8me, 100%, %FF") // → "crème, 100%, \ufffd"
 * @see https://url.spec.whatwg.org/#string-percent-decode
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function percentDecodeText(text: string): string {
  expectText(text, "percentDecodeText", "text");
  return decodeByEngine(text) ?? decodeText(text);
}

/** `percentDecodeText` without the check, and without what speeds up longer text: for hosts, names and values. */
export function decodeText(input: string): string {
  if (!input.includes("%")) return input;
  let done = "";
  let output = "";
  let clean = 0;
  // Code points that are not percent-encoded are left where they are, because the UTF-8 of each is complete: encoded
  // bytes before or after it can neither join it nor break it.
  for (let run: RegExpExecArray | null; (run = ENCODED_BYTES.exec(input)) !== null; ) {
    output += input.slice(clean, run.index) + decodeBytes(run[0]);
    clean = run.index + run[0].length;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output + input.slice(clean);
}

function decodeBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    // `decodeURIComponent` is not tried for each part: a throw takes as long as a hundred decodings.
    return bytes.replace(SEQUENCE, (part) => (isWhole(part) ? decodeURIComponent(part) : "\ufffd"));
  }
}

/**
 * Returns true if `part` is as long as the sequence that its first byte begins. A byte that begins none is alone, and too
 * short.
 */
function isWhole(part: string): boolean {
  const high = Number(`0x${part[1]}`);
  return part.length === 3 * (high < 8 ? 1 : high < 14 ? 2 : high - 11);
}

/**
 * Matches a run of percent-encoded bytes, or so much of a long one that no sequence of UTF-8 is cut: three bytes that
 * continue one are as many as it has.
 */
const ENCODED_BYTES = /(?:%[\da-f]{2}){1,4096}(?:%[89ab][\da-f]){0,3}/gi;

/**
 * Matches one sequence of UTF-8 in percent-encoded bytes, or as much of one as the decoder reads before a byte that
 * cannot follow. The lookaheads are for second bytes with a smaller range: not overlong, no surrogate, not above U+10FFFF.
 * @see https://www.unicode.org/versions/latest/core-spec/chapter-3/#G27506
 */
const SEQUENCE =
  /%(?:(?:c[2-9a-f]|d.)(?:%[89ab].)?|(?:e0(?=%[ab])|ed(?=%[89])|e[1-9a-cef](?=%[89ab]))%..(?:%[89ab].)?|(?:f0(?=%[9ab])|f[1-3](?=%[89ab])|f4(?=%8))%..(?:%[89ab].){0,2}|..)/gi;
