/**
 * Returns the range of the host around `start` in the raw `text`: up to the next delimiter on either side.
 *
 * ```
 * https://user@127.0.0x1:80/
 *              ^   | start ^ end
 * ```
 */
export function hostRange(text: string, start: number): { readonly start: number; readonly end: number } {
  const bracket = text.lastIndexOf("[", start);
  if (bracket !== -1 && !/[\]/\\@]/.test(text.slice(bracket, start))) {
    const close = text.indexOf("]", start);
    return { start: bracket, end: close === -1 ? text.length : close + 1 };
  }
  let from = start;
  while (from > 0 && !BEFORE_HOST.includes(text.charAt(from - 1))) from--;
  const after = text.slice(start).search(AFTER_HOST);
  return { start: from, end: after === -1 ? text.length : start + after };
}

const BEFORE_HOST = "/\\@:";
const AFTER_HOST = /[:/\\?#]/;
