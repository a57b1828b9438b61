import { collect, type DocumentOptions, type DocumentReference } from "../documents/reference.ts";
import { linksIn } from "../find-links.ts";
import { settingsOf } from "../options.ts";

/**
 * Returns the URLs with a scheme in source code of any language: `string` if a quotation mark is in front of it, otherwise `text`,
 * as in a comment. A quotation mark, a backslash, "<" and ">" end a URL.
 * @throws TypeError if `document` is not a string, or for an option of the wrong type, RangeError for a base that is not a URL
 * @example referencesInCode('get("https://example.com/a")').map(({ kind, text }) => [kind, text]) // → [["string", "https://example.com/a"]]
 * @see https://www.unicode.org/reports/tr58/
 */
export function referencesInCode(document: string, options?: DocumentOptions): readonly DocumentReference[] {
  const collector = collect(document, options, "referencesInCode");
  // In code, "a.name" is an expression, and rarely a domain.
  const settings = settingsOf({ domains: "none", email: false, schemes: SCHEMES, delimiters: "\"'`\\<>" }, "");
  for (const { text, start, end } of linksIn(document, settings)) {
    collector.add(start > 0 && "\"'`".includes(document.charAt(start - 1)) ? "string" : "text", text, start, end);
  }
  return collector.finish();
}

const SCHEMES: readonly string[] = ["http", "https", "ws", "wss", "ftp"];
