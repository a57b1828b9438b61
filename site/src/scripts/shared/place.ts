/**
 * Names the place of `text[start, end)` as people count: "column 17", "columns 27 to 31", or "line 2, column 5" in a text
 * of several lines. Programs get offsets in UTF-16 code units; these columns are offsets plus one.
 */
export function placeIn(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const before = text.slice(0, start);
  const lineStart = before.lastIndexOf("\n") + 1;
  const column = start - lineStart + 1;
  const isShort = end - start <= 1 || text.slice(start, end).includes("\n");
  const columns = isShort ? `column ${column}` : `columns ${column} to ${end - lineStart}`;
  return text.includes("\n") ? `line ${before.split("\n").length}, ${columns}` : columns;
}
