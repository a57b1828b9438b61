import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, answerOf, isSame } from "./answer.ts";
import { inlineCode, type Row, sectionsOf, writeRow } from "./table.ts";

/** What the rows of a page say. */
export interface Counts {
  readonly rows: number;
  readonly same: number;
  /** Rows for which we have nothing. */
  readonly missing: number;
}

/** A page with the answers of all its rows. */
export interface AnsweredPage {
  readonly markdown: string;
  readonly counts: Counts;
  /** Rows that differ without a reason. */
  readonly unexplained: readonly string[];
}

/** The pages of `docs/migrating`, by their names without the ending. */
export function migratingPages(root: string): string[] {
  return readdirSync(join(root, "docs/migrating"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -3))
    .sort();
}

/**
 * Runs both expressions of every row of a page, and returns the page with what they return. `folder` is where the
 * modules are written that have the expressions; the libraries must be found from there.
 */
export async function answerPage(root: string, name: string, folder: string): Promise<AnsweredPage> {
  const markdown = readFileSync(join(root, "docs/migrating", `${name}.md`), "utf8");
  const lines = markdown.split("\n");
  const counts = { rows: 0, same: 0, missing: 0 };
  const unexplained: string[] = [];
  for (const [index, { setup, rows }] of sectionsOf(markdown).entries()) {
    const path = join(folder, `${name}-${index}.js`);
    writeFileSync(path, moduleOf(setup, rows));
    const { pairs } = (await import(/* @vite-ignore */ path)) as { pairs: readonly (readonly (() => unknown)[])[] };
    for (const [at, row] of rows.entries()) {
      const [theirs, ours] = await Promise.all(pairs[at]!.map(answerOf));
      const same = ours !== undefined && isSame(theirs!, ours);
      counts.rows++;
      if (same) counts.same++;
      if (ours === undefined) counts.missing++;
      if (!same && row.why === "") unexplained.push(`${name}.md, line ${row.line + 1}: ${row.theirs}`);
      lines[row.line] = writeRow([
        inlineCode(row.theirs),
        row.ours === null ? "–" : inlineCode(row.ours),
        cellOf(theirs!),
        same || ours === undefined ? "" : cellOf(ours),
        row.why,
      ]);
    }
  }
  return { markdown: lines.join("\n"), counts, unexplained };
}

function moduleOf(setup: string, rows: readonly Row[]): string {
  const pairs = rows.map(({ theirs, ours }) =>
    [theirs, ours].filter((code) => code !== null).map((code) => `async () => (${code})`),
  );
  return `${setup}\nexport const pairs = [\n${pairs.map((pair) => `[${pair.join(", ")}],`).join("\n")}\n];\n`;
}

function cellOf({ text }: Answer): string {
  return text === "throws" ? text : text.startsWith("error ") ? `error ${inlineCode(text.slice(6))}` : inlineCode(text);
}
