import type { Result } from "@url/result";
import { fieldOf } from "./fields.ts";
import type { SiteFields } from "./site-fields.ts";
import type { View } from "./view.ts";

/** Returns true if the URL is wanted. */
export type Condition = (view: View) => boolean;

/**
 * Parses a condition: `site=https://example.com`, `scheme!=https`, or with "*" for any text, `host=*.example.com`. What a
 * URL does not have is equal to the empty text. The error is a sentence.
 */
export function parseCondition(text: string, sites: SiteFields | null): Result<Condition, string> {
  const [, name, operator, pattern] = /^([^=!]+)(!?=)(.*)$/s.exec(text) ?? [];
  if (name === undefined)
    return { ok: false, error: `"${text}" is not a condition: write field=value or field!=value` };
  const field = fieldOf(name, sites);
  if (typeof field === "string") return { ok: false, error: field };
  const matches = matcherOf(pattern!.split("*"));
  return { ok: true, value: (view) => matches(field(view) ?? "") === (operator === "=") };
}

/** Searches for the pieces one after another, so the time is linear. The first and the last are at the ends. */
function matcherOf(pieces: readonly string[]): (text: string) => boolean {
  const first = pieces[0]!;
  const last = pieces.at(-1)!;
  if (pieces.length === 1) return (text) => text === first;
  return (text) => {
    let at = first.length;
    const end = text.length - last.length;
    if (end < at || !text.startsWith(first) || !text.endsWith(last)) return false;
    for (const piece of pieces.slice(1, -1)) {
      const found = text.indexOf(piece, at);
      if (found === -1 || found + piece.length > end) return false;
      at = found + piece.length;
    }
    return true;
  };
}
