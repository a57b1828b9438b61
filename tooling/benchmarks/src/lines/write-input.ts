import { closeSync, openSync, writeSync } from "node:fs";

/** Writes `count` lines to the file `path`: `lines` from the first to the last, again and again. */
export function writeInput(path: string, lines: readonly string[], count: number): void {
  if (lines.length === 0) throw new RangeError("There are no lines to repeat");
  const file = openSync(path, "w");
  const all = `${lines.join("\n")}\n`;
  let left = count;
  for (; left >= lines.length; left -= lines.length) writeSync(file, all);
  writeSync(
    file,
    lines
      .slice(0, left)
      .map((line) => `${line}\n`)
      .join(""),
  );
  closeSync(file);
}
