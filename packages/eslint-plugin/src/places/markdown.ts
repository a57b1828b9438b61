import type { Source, Visitors } from "../eslint.ts";
import { MARKDOWN_ESCAPES, NO_ESCAPES, placesIn } from "./escapes.ts";
import { type Found, placeURL, UNKNOWN_BASE } from "./placed-url.ts";

/** A node of the tree that `@eslint/markdown` makes. */
interface Node {
  readonly type: string;
  readonly url: string;
  /** An address of mail that is found after the text was parsed, as in "/me@example.com", has no place. */
  readonly position?: object;
  readonly children?: readonly Node[];
}

/**
 * Returns visitors that find the URLs of Markdown: links, images, definitions and URLs that are links by themselves. The
 * processor of `@eslint/markdown` has the blocks of code, which are files of their own for ESLint.
 */
export function inMarkdown(source: Source, found: Found): Visitors {
  const findIn = (node: Node): void => {
    if (!node.position) return;
    const [start, end] = source.getRange(node);
    const raw = source.text.slice(start, end);
    const [from, to] = findDestination(raw, node, afterText(node, start, source)) ?? [0, raw.length];
    const isPlain = raw[0] !== "[" && raw[0] !== "!";
    // A URL without a scheme, as in www.example.com, gets one from Markdown, and an address of mail too.
    if (isPlain && raw.slice(from, to) !== node.url) return;
    const escapes = isPlain ? NO_ESCAPES : MARKDOWN_ESCAPES;
    found(placeURL(source, start + from, start + to, node.url, UNKNOWN_BASE, escapes));
  };
  return { link: findIn, image: findIn, definition: findIn };
}

/** Returns where the text of a link ends, as an offset in the link: a destination is behind it. */
function afterText({ children }: Node, start: number, source: Source): number {
  const last = children?.[children.length - 1];
  return last?.position === undefined ? 0 : source.getRange(last)[1] - start;
}

/**
 * Returns where a link has its destination: what reads as its URL behind one of the "](" or "]:" in it.
 *
 *     [text](https://example.com/ "title")
 *            ^ from              ^ to
 */
function findDestination(raw: string, { type, url }: Node, after: number): readonly [from: number, to: number] | null {
  if (raw[0] === "<") return [1, raw.length - 1];
  if (raw[0] !== "[" && raw[0] !== "!") return [0, raw.length];
  const delimiter = type === "definition" ? "]:" : "](";
  for (let at = raw.indexOf(delimiter, after); at !== -1; at = raw.indexOf(delimiter, at + 1)) {
    DESTINATION.lastIndex = at + 2;
    const [all = "", bracketed, plain = ""] = DESTINATION.exec(raw) ?? [];
    const text = bracketed ?? plain;
    const to = at + 2 + all.length - (bracketed === undefined ? 0 : 1);
    // The ")" of the link ends a destination that is not in brackets, unless a "(" in it was before.
    for (let end = text.length; end >= 0; end = text.lastIndexOf(")", end - 1)) {
      if (placesIn(text.slice(0, end), url, MARKDOWN_ESCAPES) !== null)
        return [to - text.length, to - text.length + end];
    }
  }
  return null;
}

const DESTINATION = /\s*(?:<((?:\\[\s\S]|[^<>\n\\])*)>|((?:\\[\s\S]|[^\s\\])*))/y;
