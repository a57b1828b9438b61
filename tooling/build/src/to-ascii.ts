import { readFileSync, writeFileSync } from "node:fs";

/** Escapes a built file. An engine keeps a text with a character beyond Latin-1 in two bytes a unit. */
export function toASCII(file: string): void {
  writeFileSync(file, escapeToASCII(readFileSync(file, "utf8")));
}

/** Escapes a script, in which all characters beyond ASCII are in strings and patterns. */
export function escapeToASCII(script: string): string {
  return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
