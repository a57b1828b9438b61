import type { Target } from "@url/tooling-documents/api";
import { escapeHTML } from "../build/html.ts";
import { addressOf } from "./address.ts";

/**
 * Makes links of the names in highlighted code. `code` is HTML as `createHighlight` writes it; names in strings and comments
 * stay as they are, and so does `own`, the name that is declared.
 */
export function linkNames(code: string, links: Readonly<Record<string, Target>>, own = ""): string {
  let isText = false;
  return code.replace(PIECE, (piece, tag: string | undefined, name: string | undefined) => {
    if (tag !== undefined) {
      isText = TEXT.test(tag);
      return piece;
    }
    if (name === undefined || isText || name === own || !Object.hasOwn(links, name)) return piece;
    return `<a href="${escapeHTML(addressOf(links[name]!))}">${name}</a>`;
  });
}

/** A tag, an escaped character, or a name that no dot precedes. */
const PIECE = /(<[^>]+>)|&#\d+;|(?<![\w$.])([A-Za-z_$][\w$]*)/g;

const TEXT = /class="t[sm]"/;
