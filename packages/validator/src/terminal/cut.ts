/** The first `max` UTF-16 code units of `text`, or one fewer where that would cut a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, (text.codePointAt(max - 1) ?? 0) > 0xffff ? max - 1 : max);
}
