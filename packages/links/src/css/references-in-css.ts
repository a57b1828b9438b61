import { type AddReference, collect, type DocumentOptions, type DocumentReference } from "../documents/reference.ts";

/**
 * Returns the references of a style sheet: `url()`, and the texts of `@import`. Comments and other strings are left out.
 * @throws TypeError if `document` is not a string, or for an option of the wrong type, RangeError for a base that is not a URL
 * @example referencesInCSS('@import "a.css"; b { background: url(c.png) }').map(({ text }) => text) // → ["a.css", "c.png"]
 * @see https://drafts.csswg.org/css-values/#urls
 */
export function referencesInCSS(document: string, options?: DocumentOptions): readonly DocumentReference[] {
  const collector = collect(document, options, "referencesInCSS");
  addFromCSS(document, 0, collector.add);
  return collector.finish();
}

/** Adds the references of `css`, which starts at `offset` of the document. */
export function addFromCSS(css: string, offset: number, add: AddReference): void {
  for (const match of css.matchAll(TOKENS)) {
    const { quoted, plain, imported } = match.groups as { quoted?: string; plain?: string; imported?: string };
    const given = quoted ?? imported;
    const raw = given === undefined ? plain : given.slice(1, -1);
    if (raw === undefined) continue;
    const start = offset + match.index + match[0].indexOf(raw, given === undefined ? 4 : match[0].indexOf(given) + 1);
    add(imported === undefined ? "url()" : "@import", decodeText(raw), start, start + raw.length);
  }
}

function decodeText(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi,
    (_, hex?: string, newline?: string, other?: string) => {
      if (hex === undefined) return newline === undefined ? (other as string) : "";
      const codePoint = Number.parseInt(hex, 16);
      return codePoint === 0 || codePoint > 0x10ffff ? "\ufffd" : String.fromCodePoint(codePoint);
    },
  );
}

/** Comments and strings first, so that nothing in them is found. A comment that does not end takes the rest. */
const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|url\(\s*(?:(?<quoted>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|(?<plain>(?:[^"'()\\\s]|\\[^\n])+))\s*\)|@import\s+(?<imported>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/gi;
