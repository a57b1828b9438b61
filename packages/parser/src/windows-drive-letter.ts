import { isASCIIAlpha } from "./scheme.ts";

/**
 * Is `text[start, end)` a Windows drive letter: an ASCII letter and ":" or "|", and nothing more?
 * @see https://url.spec.whatwg.org/#windows-drive-letter
 */
export function isWindowsDriveLetter(text: string, start: number, end: number): boolean {
  if (end - start !== 2 || !isASCIIAlpha(text.charCodeAt(start))) return false;
  const second = text.charCodeAt(start + 1);
  return second === COLON || second === VERTICAL_LINE;
}

/** @see https://url.spec.whatwg.org/#normalized-windows-drive-letter */
export function isNormalizedWindowsDriveLetter(text: string, start: number, end: number): boolean {
  return isWindowsDriveLetter(text, start, end) && text.charCodeAt(start + 1) === COLON;
}

/**
 * Does `text[start, end)` start with a Windows drive letter: one that a slash or the end of the span follows?
 * @see https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 */
export function startsWithWindowsDriveLetter(text: string, start: number, end: number): boolean {
  if (end - start < 2 || !isWindowsDriveLetter(text, start, start + 2)) return false;
  if (end - start === 2) return true;
  const third = text.charCodeAt(start + 2);
  return third === SOLIDUS || third === REVERSE_SOLIDUS;
}

const SOLIDUS = 0x2f;
const COLON = 0x3a;
const REVERSE_SOLIDUS = 0x5c;
const VERTICAL_LINE = 0x7c;
