import { expectObject, expectOneOf, expectText } from "@url/result/internal";
import { type ElementTree, expectTree, readAttribute } from "./element-tree.ts";

/**
 * What changes base URLs: the `xml:base` attribute of `element` was set, changed or removed; the base URL of the document
 * whose root is `element` has changed; or `element` was moved to another document. The base URLs of the two documents are
 * those that `documentBaseURL` returns.
 */
export type BaseURLChange<Element> =
  | { readonly trigger: "xml:base" | "document"; readonly element: Element }
  | { readonly trigger: "move"; readonly element: Element; readonly from: string; readonly to: string };

/**
 * Returns the elements that are affected by a base URL change, in tree order: `element` and its descendants; none if the
 * two documents of a move have the same base URL.
 * @throws TypeError or RangeError if `change` is not a change, or `tree` has no `getChildren`
 * @example affectedElements({ trigger: "move", element: 1, from: "http://a/", to: "http://b/" }, { getChildren: (e) => (e < 3 ? [e + 1] : []) }) // → [1, 2, 3]
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#dynamic-changes-to-base-urls
 */
export function affectedElements<Element>(
  change: BaseURLChange<Element>,
  tree: Pick<ElementTree<Element>, "getChildren">,
): Element[] {
  expectChange(change, "affectedElements");
  expectTree(tree, "affectedElements", ["getChildren"]);
  return change.trigger === "move" && change.from === change.to ? [] : descendantsOf(change.element, tree);
}

/**
 * Returns the attribute whose URL should be resolved again when an element is affected and shows that URL: `href` if the
 * element creates a hyperlink, `cite` if it is one of {@link CITE_ELEMENTS} with that attribute. Returns `null` for an element
 * that is not directly affected, such as an image.
 * @throws TypeError if `tree` lacks one of the functions that are called
 * @example affectedAttribute("q", { getName: (e) => e, getAttribute: () => "/a", createsHyperlink: () => false }) // → "cite"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#dynamic-changes-to-base-urls
 */
export function affectedAttribute<Element>(
  element: Element,
  tree: Pick<ElementTree<Element>, "getName" | "getAttribute" | "createsHyperlink">,
): "href" | "cite" | null {
  expectTree(tree, "affectedAttribute", ["getName", "getAttribute", "createsHyperlink"]);
  return attributeOf(element, tree);
}

/** `affectedAttribute` without the check. */
export function attributeOf<Element>(
  element: Element,
  tree: Pick<ElementTree<Element>, "getName" | "getAttribute" | "createsHyperlink">,
): "href" | "cite" | null {
  if (tree.createsHyperlink(element)) return "href";
  const isCiting = CITE_ELEMENTS.includes(tree.getName(element)) && readAttribute(element, "cite", tree) !== null;
  return isCiting ? "cite" : null;
}

/** @throws TypeError or RangeError if `change` is not a change */
export function expectChange(change: BaseURLChange<unknown>, where: string): void {
  expectObject(change, where, "change");
  expectOneOf(change.trigger, TRIGGERS, where, "change.trigger");
  if (change.trigger !== "move") return;
  expectText(change.from, where, "change.from");
  expectText(change.to, where, "change.to");
}

/** With a list of what is still to visit, because a call for each level would overflow the stack in a deep document. */
function descendantsOf<Element>(root: Element, tree: Pick<ElementTree<Element>, "getChildren">): Element[] {
  const elements: Element[] = [];
  const rest = [root];
  while (rest.length > 0) {
    const element = rest.pop()!;
    elements.push(element);
    for (const child of Array.from(tree.getChildren(element)).reverse()) rest.push(child);
  }
  return elements;
}

/**
 * The names of the elements whose `cite` attribute is affected.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#dynamic-changes-to-base-urls
 */
export const CITE_ELEMENTS: readonly string[] = ["q", "blockquote", "section", "article", "ins", "del"];

const TRIGGERS: readonly string[] = ["xml:base", "document", "move"];
