/** Where `character` first stands in `text[start, end)`; `end` when it does not. UTF-16 offsets. */
export function indexOfBefore(text: string, character: string, start: number, end: number): number {
  const index = text.indexOf(character, start);
  return index === -1 || index > end ? end : index;
}
