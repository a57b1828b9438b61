import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute, type Element } from "./built-pages.ts";

/** Returns the text in an element. */
export function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Returns the elements in an element that have a name and, if one is given, a class; in their order. */
export function within(node: DefaultTreeAdapterTypes.Node, tagName: string, className?: string): Element[] {
  const children = "childNodes" in node ? node.childNodes : [];
  return children.flatMap((child) => {
    const isOne = "tagName" in child && child.tagName === tagName && hasClass(child, className);
    return isOne ? [child, ...within(child, tagName, className)] : within(child, tagName, className);
  });
}

export function hasClass(element: Element, className: string | undefined): boolean {
  return className === undefined || (attribute(element, "class") ?? "").split(" ").includes(className);
}
