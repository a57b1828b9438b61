import type { Look } from "./look.ts";

/** Says in one sentence what a text is. */
export function summaryOf({ findings, omitted, href }: Look): string {
  const count = findings.length + omitted;
  if (href === null) return `Not a URL: ${count} ${count === 1 ? "mistake" : "mistakes"}.`;
  if (count === 0) return "A valid URL.";
  return `A URL with ${count} ${count === 1 ? "mistake" : "mistakes"}, which the parser corrects or ignores.`;
}

/** The text of the button that applies a suggestion. */
export function fixLabel(replacement: string): string {
  return replacement === "" ? "Remove it" : `Write ${replacement}`;
}
