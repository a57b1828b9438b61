/** A table of a Markdown file, as text. */
export interface MarkdownTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the first table after a mark. Throws an Error if there is no mark or no table. */
export function tableAfter(markdown: string, mark: string): MarkdownTable {
  const start = markdown.indexOf(mark);
  const text = /(?:^\|.*\|\n?)+/m.exec(start === -1 ? "" : markdown.slice(start))?.[0];
  if (text === undefined) throw new Error(`There is no table after "${mark.trim()}"`);
  const [head = [], , ...rows] = text.trim().split("\n").map(cellsOf);
  return { head, rows };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf("|"))
    .split("|")
    .map((cell) => cell.trim());
}
