import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { type AddReference, collect, type DocumentOptions, type DocumentReference } from "../documents/reference.ts";
import { linksIn } from "../find-links.ts";
import { settingsOf } from "../options.ts";
import { hrefOf } from "../parse-link.ts";
import { createTextPlaces, type PlaceOf } from "./text-places.ts";

/** What is used of a node of mdast. */
interface MarkdownNode {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
}

/**
 * Returns the references of a Markdown document, read by `mdast-util-from-markdown` with GFM: `link`, `image`, `definition`,
 * `autolink`, and links in `text` that Markdown does not link itself. Code is left out.
 * @throws TypeError if `document` is not a string, or for an option of the wrong type, RangeError for a base that is not a URL
 * @example referencesInMarkdown("[a](b.md)", { base: "https://example.com/" }).map(({ kind, href }) => [kind, href]) // → [["link", "https://example.com/b.md"]]
 * @see https://spec.commonmark.org/
 */
export function referencesInMarkdown(document: string, options?: DocumentOptions): readonly DocumentReference[] {
  const collector = collect(document, options, "referencesInMarkdown");
  // The parser does not count a byte order mark.
  const shift = document.startsWith("\ufeff") ? 1 : 0;
  const source = document.slice(shift);
  const add: AddReference = (kind, text, start, end, href) =>
    collector.add(kind, text, start + shift, end + shift, href);
  const places = createTextPlaces(source);
  const mdastExtensions = [places.extension, gfmFromMarkdown()];
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions });
  const open: [node: MarkdownNode, link: MarkdownNode | null][] = [[tree as unknown as MarkdownNode, null]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, link] = next;
    if (node.type === "text") addText(node.value ?? "", link, source, places.next(node.value ?? ""), add);
    else if (node.url !== undefined && !isAutolink(node, source)) addNode(node, source, add);
    // Also the text of a link by reference is linked.
    const { children = [] } = node;
    for (let i = children.length - 1; i >= 0; i--) {
      open.push([children[i] as MarkdownNode, node.type.startsWith("link") ? node : link]);
    }
  }
  return collector.finish();
}

function addText(value: string, link: MarkdownNode | null, source: string, placeOf: PlaceOf, add: AddReference): void {
  if (link === null) {
    for (const found of linksIn(value, settingsOf(undefined, ""))) {
      const [start, end] = placeOf(found.start, found.end);
      add("text", found.text, start, end, hrefOf(found));
    }
  } else if (isAutolink(link, source)) {
    const [start, end] = placeOf(0, value.length);
    add("autolink", value, start, end, link.url);
  }
}

/** A link without a position is one that GFM found in text whose escapes were read. */
function isAutolink({ type, position }: MarkdownNode, source: string): boolean {
  return type === "link" && source[position?.start.offset ?? -1] !== "[";
}

function addNode({ type, url = "", position }: MarkdownNode, source: string, add: AddReference): void {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const raw = source.slice(start, end);
  // The address of a link is behind its text; that of a definition behind its label.
  const at = raw.indexOf(url, Math.max(0, raw.lastIndexOf(type === "definition" ? "]:" : "](")));
  const [from, to] = at === -1 || url === "" ? [start, end] : [start + at, start + at + url.length];
  add(type, url, from, to, url);
}
