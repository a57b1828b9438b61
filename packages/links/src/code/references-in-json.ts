import { collect, type DocumentOptions, type DocumentReference } from "../documents/reference.ts";
import { linksIn } from "../find-links.ts";
import { settingsOf } from "../options.ts";
import { hrefOf } from "../parse-link.ts";

/**
 * Returns the links in the strings of JSON, or of JSON lines, names of members included. A string with escapes is decoded; the
 * place is then that of the string.
 * @throws TypeError if `document` is not a string, or for an option of the wrong type, RangeError for a base that is not a URL
 * @example referencesInJSON('{"a":"https:\\/\\/example.com"}').map(({ text }) => text) // → ["https://example.com"]
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-7
 */
export function referencesInJSON(document: string, options?: DocumentOptions): readonly DocumentReference[] {
  const collector = collect(document, options, "referencesInJSON");
  const settings = settingsOf(undefined, "");
  for (const { 0: literal, index } of document.matchAll(/"(?:[^"\\\n]|\\.)*"/g)) {
    const value = literal.includes("\\") ? decode(literal) : literal.slice(1, -1);
    if (value === null) continue;
    const isPlain = !literal.includes("\\");
    for (const link of linksIn(value, settings)) {
      const [start, end] = isPlain ? [index + 1 + link.start, index + 1 + link.end] : [index, index + literal.length];
      collector.add("string", link.text, start, end, hrefOf(link));
    }
  }
  return collector.finish();
}

function decode(literal: string): string | null {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return null;
  }
}
