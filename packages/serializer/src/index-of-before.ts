/** Returns the first offset of `character` in `text[start, end)`, or `end`, in UTF-16 code units. */
export function indexOfBefore(text: string, character: string, start: number, end: number): number {
  const index = text.indexOf(character, start);
  return index === -1 || index > end ? end : index;
}
