import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { SearchSection } from "./terms.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Returns the sections of a page, from its HTML. A page without `<main>` has none. */
export function sectionsOf(html: string, url: string): SearchSection[] {
  const document = parse(html);
  const main = find(document, "main");
  if (main === undefined) return [];
  const page = textOf(find(main, "h1") ?? find(document, "title")!).trim();
  const sections: { id: string; page: string; heading: string; text: string }[] = [];
  let open = { id: url, page, heading: page, text: "" };
  sections.push(open);
  walk(main);
  return sections.map(({ text, ...section }) => ({ ...section, ...partsOf(text.replace(/\s+/g, " ").trim()) }));

  function walk(node: Node): void {
    if (isText(node)) open.text += node.value;
    if (!("childNodes" in node)) return;
    const name = node.nodeName;
    if (name === "nav" || name === "script" || name === "style") return;
    const id = /^h[1-4]$/.test(name) ? attribute(node as Element, "id") : undefined;
    if (id !== undefined && name !== "h1") {
      open = { id: `${url}#${id}`, page, heading: textOf(node).trim(), text: "" };
      sections.push(open);
      return;
    }
    for (const child of node.childNodes) walk(child);
    if (BLOCKS.test(name)) open.text += " ";
  }
}

/** A job of the cookbook lists the words that people search for. */
function partsOf(text: string): { asked: string; text: string } {
  const [line = "", asked = ""] = /^Searched for as: (.+?)\. Size: \S+ KB ?/.exec(text) ?? [];
  return { asked, text: text.slice(line.length) };
}

const BLOCKS = /^(?:p|li|td|th|tr|pre|h[1-6]|div|dt|dd|section|figure|text|title|desc)$/;

/** Returns the first element of a name in the order of the document. */
function find(node: Node, name: string): Element | undefined {
  if (node.nodeName === name) return node as Element;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if (isText(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === "#text";
}
