import { parse } from "parse5";
import { addFromCSS } from "../css/references-in-css.ts";
import {
  type AddReference,
  type Collector,
  collect,
  type DocumentOptions,
  type DocumentReference,
} from "../documents/reference.ts";
import { linksIn } from "../find-links.ts";
import { settingsOf } from "../options.ts";
import { hrefOf } from "../parse-link.ts";
import { LIST_ATTRIBUTES, URL_ATTRIBUTES } from "./attributes.ts";
import { candidatesOf } from "./srcset.ts";

interface Location {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly attrs?: Readonly<Record<string, Location>>;
}

/** What is used of a node of parse5. */
interface HTMLNode {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly prefix?: string; readonly value: string }[];
  readonly childNodes?: readonly HTMLNode[];
  readonly content?: HTMLNode;
  readonly parentNode?: HTMLNode | null;
  readonly sourceCodeLocation?: Location | null;
}

/**
 * Returns the references of an HTML document, read by `parse5`: every attribute that HTML says is a URL, as in `a href`, the
 * candidates of `srcset`, the address of `meta refresh`, `url()` in styles, and links in the `text`. The first `base` counts for all.
 * @throws TypeError if `document` is not a string, or for an option of the wrong type, RangeError for a base that is not a URL
 * @example referencesInHTML('<base href="https://a.test/"><img src=b>').map(({ kind, href }) => [kind, href]) // → [["base href", "https://a.test/"], ["img src", "https://a.test/b"]]
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
export function referencesInHTML(document: string, options?: DocumentOptions): readonly DocumentReference[] {
  const collector = collect(document, options, "referencesInHTML");
  let hasBase = false;
  const open: [node: HTMLNode, isText: boolean][] = [
    [parse(document, { sourceCodeLocationInfo: true }) as HTMLNode, true],
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, isText] = next;
    const base = node.tagName === "base" ? node.attrs?.find(({ name }) => name === "href") : undefined;
    if (base !== undefined && !hasBase) {
      hasBase = true;
      collector.setBase(base.value);
    }
    addAttributes(document, node, collector);
    if (node.nodeName === "#text" && node.parentNode?.nodeName === "style") addStyle(node, collector.add);
    else if (node.nodeName === "#text") addText(document, node, isText, collector.add);
    const isTextBelow = isText && !NO_TEXT.includes(node.nodeName);
    // The first child is read first: the first base counts.
    const children = [...(node.childNodes ?? []), ...(node.content === undefined ? [] : [node.content])];
    for (const child of children.reverse()) open.push([child, isTextBelow]);
  }
  return collector.finish();
}

function addAttributes(
  document: string,
  { tagName = "", attrs = [], sourceCodeLocation }: HTMLNode,
  { add }: Collector,
): void {
  for (const { name, prefix, value } of attrs) {
    const full = prefix ? `${prefix}:${name}` : name;
    const place = sourceCodeLocation?.attrs?.[full];
    if (place === undefined) continue;
    const source = document.slice(place.startOffset, place.endOffset);
    const inside = /^[^=]*=\s*["']?/.exec(source)?.[0].length ?? source.length;
    // With an entity in it, the value stands nowhere as it is.
    const isPlain = source.startsWith(value, inside);
    const from = place.startOffset + inside;
    const at = (text: string, offset: number): void => {
      if (isPlain) add(kind, text, from + offset, from + offset + text.length);
      else add(kind, text, place.startOffset, place.endOffset);
    };
    const kind = `${tagName} ${full}`;
    const trimmed = value.trim();
    if (name === "style") addFromCSS(value, isPlain ? from : place.startOffset, add);
    else if (name === "srcset" || name === "imagesrcset")
      for (const { text, offset } of candidatesOf(value)) at(text, offset);
    else if (LIST_ATTRIBUTES.includes(kind)) for (const { 0: text, index } of value.matchAll(/\S+/g)) at(text, index);
    else if (URL_ATTRIBUTES.has(kind) || full === "xlink:href") at(trimmed, value.indexOf(trimmed));
    else if (kind === "meta content" && isRefresh(attrs)) {
      const url = /^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"'\s][^"']*)/i.exec(value);
      if (url?.[1] !== undefined && !/^[\d.]+$/.test(url[1])) at(url[1], value.indexOf(url[1]));
    }
  }
}

function isRefresh(attrs: NonNullable<HTMLNode["attrs"]>): boolean {
  return attrs.some(({ name, value }) => name === "http-equiv" && value.toLowerCase() === "refresh");
}

function addText(
  document: string,
  { value = "", sourceCodeLocation }: HTMLNode,
  isText: boolean,
  add: AddReference,
): void {
  const start = sourceCodeLocation?.startOffset;
  if (start === undefined || !isText) return;
  const isPlain = document.startsWith(value, start);
  for (const link of linksIn(value, settingsOf(undefined, ""))) {
    const from = isPlain ? start + link.start : start;
    add("text", link.text, from, isPlain ? start + link.end : (sourceCodeLocation?.endOffset ?? from), hrefOf(link));
  }
}

function addStyle({ value = "", sourceCodeLocation }: HTMLNode, add: AddReference): void {
  addFromCSS(value, sourceCodeLocation?.startOffset ?? 0, add);
}

/** Their text is not text of the document, or is linked already. */
const NO_TEXT: readonly string[] = ["a", "code", "pre", "script", "style", "template", "textarea", "title", "noscript"];
