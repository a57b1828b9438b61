import { readFileSync, writeFileSync } from "node:fs";

/** Escapes a built file. An engine keeps a text with a character beyond Latin-1 in two bytes a unit. All are in strings and patterns. */
export function toASCII(file: string): void {
  const text = readFileSync(file, "utf8");
  const escaped = text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  writeFileSync(file, escaped);
}
