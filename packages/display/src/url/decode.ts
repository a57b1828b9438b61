import { replaceEncoded } from "@url/percent/internal";
import { classOf } from "../characters/classes.ts";
import { isHidden } from "../characters/hidden.ts";
import { looksLikeDelimiter, looksLikeSecuritySign } from "../characters/look-alikes.ts";

/**
 * Replaces percent-encoded bytes by the characters that they encode, where people can read these. What stays encoded: bytes
 * that are not UTF-8, spaces and everything else that shows nothing, controls of direction, delimiters and what looks like
 * them, locks and other signs of security, and a combining mark that would change a delimiter. Of ASCII only letters,
 * digits and "-._~" are decoded, so that parsing the text again finds the same components.
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
export function decodeForDisplay(text: string): string {
  if (!text.includes("%")) return text;
  // Where the last decoded character ended in `text`: a mark may stand on it.
  let decodedEnd = -1;
  return replaceEncoded(text, ENCODED_CHARACTER, (encoded, at) => {
    const decoded = decodeURIComponent(encoded);
    const isBase = decodedEnd === at || /[\da-z]/i.test(text[at - 1] ?? "");
    // "%41" ends in a digit or letter, and is not one.
    const isAfterEncoded = decodedEnd !== at && /%[\da-f]{2}$/i.test(text.slice(Math.max(0, at - 3), at));
    // Behind a "%" that begins no encoded byte, a digit would complete one.
    const isAfterPercent = text[at - 1] === "%" || text[at - 2] === "%";
    if (isAfterPercent || !isReadable(decoded.codePointAt(0) as number, isBase && !isAfterEncoded)) return encoded;
    decodedEnd = at + encoded.length;
    return decoded;
  });
}

function isReadable(codePoint: number, hasBase: boolean): boolean {
  if (codePoint <= 0x7f) return /[\w.~-]/.test(String.fromCharCode(codePoint));
  if (isHidden(codePoint) || looksLikeDelimiter(codePoint) || looksLikeSecuritySign(codePoint)) return false;
  return hasBase || !classOf(codePoint).isMark;
}

/** Matches one character in well-formed UTF-8, percent-encoded. */
export const ENCODED_CHARACTER: RegExp =
  /%[0-7][\da-f]|%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]|%(?:e0%[ab]|ed%[89]|e[1-9a-cef]%[89ab])[\da-f]%[89ab][\da-f]|%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\da-f](?:%[89ab][\da-f]){2}/gi;
