/**
 * Is `text` a Windows drive letter: an ASCII letter and ":" or "|", and nothing more?
 * @see https://url.spec.whatwg.org/#windows-drive-letter
 */
export function isWindowsDriveLetter(text: string): boolean {
  return /^[A-Za-z][:|]$/.test(text);
}

/**
 * Does `text[start, end)` start with a Windows drive letter: one that a slash or the end of the span follows?
 * @see https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 */
export function startsWithWindowsDriveLetter(text: string, start: number, end: number): boolean {
  return /^[A-Za-z][:|](?:[/\\]|$)/.test(text.slice(start, Math.min(start + 3, end)));
}

/**
 * The normalized Windows drive letter that a path begins with, its "/" included; "" for none.
 * @see https://url.spec.whatwg.org/#normalized-windows-drive-letter
 */
export function driveOf(path: string): string {
  return /^\/[A-Za-z]:(?=\/|$)/.test(path) ? path.slice(0, 3) : "";
}
