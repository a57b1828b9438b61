import { table } from "@url/tooling-shared/markdown";
import type { AnsweredPage } from "./page.ts";

const START = "<!-- libraries -->\n";
const END = "\n<!-- /libraries -->";

/**
 * Returns the overview with the table of the pages: what each says in its first paragraph, and how many rows are the same.
 * Pages are in the order of the downloads of the library.
 */
export function withLibraries(overview: string, pages: ReadonlyMap<string, AnsweredPage>): string {
  const rows = Array.from(pages, ([name, page]) => rowOf(name, page)).sort((a, b) => Number(b[1]) - Number(a[1]));
  const start = overview.indexOf(START) + START.length;
  const end = overview.indexOf(END);
  if (start < START.length || end < start) throw new Error("the overview has no place for the table of the libraries");
  const written = table(
    ["library", "million downloads a month", "replaced", "what is left", "rows", "the same"],
    rows,
    ["library", "replaced", "what is left"],
  );
  return overview.slice(0, start) + written + overview.slice(end);
}

/** The first paragraph: how much of the library is replaced, what is left, and the downloads if npm counts them. */
const FIRST =
  /^\*\*(?<how>Fully|Partly|Not)\.\*\* (?<left>.*?\.)(?: \S+ has (?<downloads>\d+) million downloads a month\.| They are a part of Node\.)$/m;

function rowOf(name: string, { markdown, counts }: AnsweredPage): string[] {
  const found = FIRST.exec(markdown)?.groups;
  if (found === undefined) throw new Error(`${name}.md does not start with how much of the library is replaced`);
  const { how = "", left = "", downloads = "" } = found;
  const title = /^# From (.+)$/m.exec(markdown)?.[1] ?? name;
  const { rows, same } = counts;
  const counted = rows === 0 ? ["", ""] : [`${rows}`, `${same}`];
  return [`[${title}](migrating/${name}.md)`, downloads, how.toLowerCase(), left, ...counted];
}
