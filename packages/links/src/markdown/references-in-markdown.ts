import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { type AddReference, collect, type DocumentOptions, type DocumentReference } from "../documents/reference.ts";
import { linksIn } from "../find-links.ts";
import { settingsOf } from "../options.ts";
import { hrefOf } from "../parse-link.ts";

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
  const tree = fromMarkdown(document, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const open: [node: MarkdownNode, isLinked: boolean][] = [[tree as unknown as MarkdownNode, false]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, isLinked] = next;
    addNode(document, node, isLinked, collector.add);
    for (const child of node.children ?? []) open.push([child, isLinked || node.type === "link"]);
  }
  return collector.finish();
}

function addNode(document: string, node: MarkdownNode, isLinked: boolean, add: AddReference): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const raw = document.slice(start, end);
  if (node.url !== undefined) {
    const isAutolink = node.type === "link" && !raw.startsWith("[");
    const text = isAutolink ? raw.replace(/^<|>$/g, "") : node.url;
    // The address of a link is behind its text; that of a definition behind its label.
    const at = isAutolink
      ? raw.indexOf(text)
      : raw.indexOf(text, Math.max(0, raw.lastIndexOf(node.type === "definition" ? "]:" : "](")));
    const [from, to] = at === -1 || text === "" ? [start, end] : [start + at, start + at + text.length];
    add(isAutolink ? "autolink" : node.type, text, from, to, node.url);
  } else if (node.type === "text" && !isLinked && raw === node.value) {
    for (const link of linksIn(raw, settingsOf(undefined, ""))) {
      add("text", link.text, start + link.start, start + link.end, hrefOf(link));
    }
  }
}
