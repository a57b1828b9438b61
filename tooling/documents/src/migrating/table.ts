/** A row of a table that compares a call of another library with ours. */
export interface Row {
  /** The line of the page, from 0. */
  readonly line: number;
  /** An expression on the other library. */
  readonly theirs: string;
  /** The same with our packages, or null if they have nothing for it. */
  readonly ours: string | null;
  /** Why ours returns something else, or what to mind. */
  readonly why: string;
}

/** The tables of a page that name the same modules. */
export interface Section {
  /** The imports and declarations of the block of code above the tables. */
  readonly setup: string;
  readonly rows: readonly Row[];
}

/** What the last cell of a header is in a table whose rows are run. */
const HEADER = /^\| .+ \| here \| .+ returns \| we return \| why \|$/;

/**
 * Returns the tables of `markdown` whose rows are run: those with the header `| <library> | here | <library> returns | we
 * return | why |`. The last block of `js` above a table has what its rows import. Throws if there is none.
 */
export function sectionsOf(markdown: string): Section[] {
  const sections: { setup: string; rows: Row[] }[] = [];
  let setup: string | undefined;
  let code: string[] | null = null;
  let inTable = false;
  for (const [line, text] of markdown.split("\n").entries()) {
    if (text === "```js") code = [];
    else if (text === "```" && code !== null) {
      setup = code.join("\n");
      code = null;
    } else if (code !== null) code.push(text);
    else if (HEADER.test(text)) {
      if (setup === undefined) throw new Error(`line ${line + 1}: no block of js above the table has its imports`);
      if (sections.at(-1)?.setup !== setup) sections.push({ setup, rows: [] });
      inTable = true;
    } else if (inTable && text.startsWith("|")) {
      if (!text.startsWith("|---")) sections.at(-1)!.rows.push(rowOf(text, line));
    } else inTable = false;
  }
  return sections;
}

function rowOf(text: string, line: number): Row {
  const cells = cellsOf(text);
  if (cells.length !== 5) throw new Error(`line ${line + 1}: the row has ${cells.length} cells, not 5`);
  const [theirs = "", ours = "", , , why = ""] = cells;
  return { line, theirs: codeOf(theirs, line), ours: ours === "–" ? null : codeOf(ours, line), why };
}

/** Returns the cells of a row, in which `\|` is a `|`. */
function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function codeOf(cell: string, line: number): string {
  const code = /^(`+)(.*)\1$/.exec(cell)?.[2];
  if (code === undefined) throw new Error(`line ${line + 1}: "${cell}" is not one expression`);
  return code.trim();
}

/** Returns a row as it stands on the page. */
export function writeRow(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === "" ? " |" : ` ${cell.replaceAll("|", "\\|")} |`)).join("")}`;
}

/** Returns `text` as inline code. */
export function inlineCode(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
