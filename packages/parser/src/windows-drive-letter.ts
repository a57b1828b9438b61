/**
 * Returns true if `text` is a Windows drive letter: an ASCII letter, then ":" or "|".
 * @see https://url.spec.whatwg.org/#windows-drive-letter
 */
export function isWindowsDriveLetter(text: string): boolean {
  return /^[A-Za-z][:|]$/.test(text);
}

/**
 * Returns true if `text[start, end)` starts with a Windows drive letter that a slash or the end of the range follows.
 * @see https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
 */
export function startsWithWindowsDriveLetter(text: string, start: number, end: number): boolean {
  return /^[A-Za-z][:|](?:[/\\]|$)/.test(text.slice(start, Math.min(start + 3, end)));
}

/**
 * Returns the normalized Windows drive letter at the start of a path, with its "/"; "" if there is none.
 * @see https://url.spec.whatwg.org/#normalized-windows-drive-letter
 */
export function driveOf(path: string): string {
  return /^\/[A-Za-z]:(?=\/|$)/.test(path) ? path.slice(0, 3) : "";
}
