/** Returns what is before and after the first `separator`; after it `undefined` if there is none. */
export function cutOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
