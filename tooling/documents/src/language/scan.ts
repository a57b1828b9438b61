import type { Phrase } from "./phrases.ts";

/** Where a text has a phrase, as `12: "is none": write "if it is not one"`. */
export function findingsIn(text: string, phrases: readonly Phrase[]): string[] {
  const { flat, lineAt } = flatten(text);
  return phrases
    .flatMap(({ pattern, instead }) => Array.from(flat.matchAll(pattern), (match) => ({ match, instead })))
    .sort((a, b) => a.match.index - b.match.index)
    .map(({ match, instead }) => `${lineAt(match.index)}: "${match[0].trim()}": write ${instead}`);
}

/** The lines of a text, each without the marks of a comment or a quotation, joined by a space; and where each starts. */
function flatten(text: string): { readonly flat: string; readonly lineAt: (index: number) => number } {
  const starts: number[] = [];
  let flat = "";
  for (const line of text.split("\n")) {
    starts.push(flat.length);
    flat += `${line.replace(MARKS, "").trimEnd()} `;
  }
  return { flat, lineAt: (index) => starts.filter((start) => start <= index).length };
}

const MARKS = /^\s*(?:\/\/+|\/?\*+(?!\/)|>)?\s*/;
