import { canonicalizeURL } from "@url/parser/internal";
import { expectOptions, propertyOf, refuseType } from "@url/result/internal";
import { linksIn } from "../find-links.ts";
import { attributesOf, LINKIFY_OPTIONS, type LinkifyOptions } from "../linkify.ts";
import { settingsOf } from "../options.ts";
import { hrefOf } from "../parse-link.ts";

/** What the walker uses of a node of a document. */
interface DOMNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<DOMNode>;
  readonly isContentEditable?: boolean;
  readonly ownerDocument: DOMDocument | null;
  readonly parentNode: DOMParent | null;
}

interface DOMParent {
  insertBefore(node: unknown, before: unknown): unknown;
  removeChild(node: unknown): unknown;
}

interface DOMDocument {
  createElement(name: string): LinkedElement;
  createTextNode(text: string): unknown;
}

/** An `a` element that the walker made. */
export interface LinkedElement {
  setAttribute(name: string, value: string): void;
  textContent: string | null;
}

/**
 * Replaces the links in the text of an element by `a` elements, and returns these. Text in links, buttons, scripts, styles, form
 * controls, code and what can be edited stays. Nothing is parsed as HTML, so that no text can add markup.
 * @throws TypeError if `root` is not a node, or for an option of the wrong type, RangeError for a wrong value
 * @example linkifyDOM({ nodeType: 1, nodeName: "P", nodeValue: null, childNodes: [] }) // → []
 * @see https://www.unicode.org/reports/tr58/
 */
export function linkifyDOM(root: object, options?: LinkifyOptions): readonly LinkedElement[] {
  if (!isNode(root)) refuseType(root, "linkifyDOM", "root", "a node of a document");
  const settings = settingsOf(options, "linkifyDOM");
  expectOptions(options, "linkifyDOM", LINKIFY_OPTIONS);
  const elements: LinkedElement[] = [];
  for (const node of textNodes(root as DOMNode)) {
    const text = node.nodeValue ?? "";
    const document = node.ownerDocument as DOMDocument;
    const parent = node.parentNode;
    if (parent === null) continue;
    let at = 0;
    for (const link of linksIn(text, settings)) {
      const href = canonicalizeURL(hrefOf(link));
      if (typeof href !== "string") continue;
      const element = document.createElement("a");
      element.setAttribute("href", href);
      for (const [name, value] of attributesOf(options ?? {})) element.setAttribute(name, value);
      element.textContent = options?.label?.(link) ?? link.text;
      if (link.start > at) parent.insertBefore(document.createTextNode(text.slice(at, link.start)), node);
      parent.insertBefore(element, node);
      elements.push(element);
      at = link.end;
    }
    if (at === 0) continue;
    if (at < text.length) parent.insertBefore(document.createTextNode(text.slice(at)), node);
    parent.removeChild(node);
  }
  return elements;
}

function isNode(value: unknown): boolean {
  const node = value as DOMNode;
  return (
    typeof propertyOf(node, "nodeType") === "number" &&
    typeof propertyOf(node, "nodeName") === "string" &&
    isList(propertyOf(node, "childNodes"))
  );
}

/** Returns true for what has nodes, or nothing, at its places. */
function isList(value: unknown): boolean {
  const first = propertyOf(value, 0);
  return typeof propertyOf(value, "length") === "number" && (first === undefined ? isEmpty(value) : isNode(first));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && propertyOf(value, "length") === 0;
}

/** Returns the text nodes below `root` whose text may be linked. It has a list of its own, because documents can be deep. */
function textNodes(root: DOMNode): readonly DOMNode[] {
  const found: DOMNode[] = [];
  const open: DOMNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.nodeType === TEXT) found.push(node);
    else if (!LEFT_OUT.includes(node.nodeName.toLowerCase()) && node.isContentEditable !== true) {
      for (let i = node.childNodes.length - 1; i >= 0; i--) open.push(node.childNodes[i] as DOMNode);
    }
  }
  return found;
}

const TEXT = 3;
const LEFT_OUT: readonly string[] = /* @__PURE__ */ words(
  "a button code kbd noscript option pre samp script select style svg template textarea title",
);

function words(text: string): string[] {
  return text.split(" ");
}
