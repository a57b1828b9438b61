import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** What happened, a line each: so a process that had to be ended loses nothing. */
export type Entry =
  | { readonly what: "try"; readonly id: number; readonly file: string }
  | { readonly what: "killed"; readonly id: number; readonly by: string }
  | { readonly what: "covered"; readonly id: number }
  | { readonly what: "done"; readonly file: string }
  | { readonly what: "unrepeatable"; readonly test: string; readonly file: string };

export function append(path: string, entry: Entry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}

export function entriesOf(path: string): Entry[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Entry);
}
