import { expectFunction, expectObject } from "@url/result/internal";

/** How these functions read the elements of a document. An element is any value. */
export interface ElementTree<Element> {
  /** Returns the child elements, in tree order. */
  getChildren(element: Element): Iterable<Element>;
  /** Returns the parent element; `null` for the root of a document. */
  getParent(element: Element): Element | null;
  /** Returns the name of an HTML element in lower case, and "" for any other element. */
  getName(element: Element): string;
  /** Returns the value of an attribute; `null` if the element does not have it. */
  getAttribute(element: Element, name: "cite" | "href" | "xml:base"): string | null;
  /** Returns true if the element creates a hyperlink, as `a` and `area` with an `href` and some `link` elements do. */
  createsHyperlink(element: Element): boolean;
  /**
   * Returns true if the URL of the hyperlink or of `cite` is being shown to the user, or if data derived from it affects the
   * display, as the pseudo-class `:visited` does.
   */
  isShown(element: Element): boolean;
}

/** Returns an attribute; an absent one is `null`, so that `undefined` is never taken for text. */
export function readAttribute<Element>(
  element: Element,
  name: "cite" | "href" | "xml:base",
  tree: Pick<ElementTree<Element>, "getAttribute">,
): string | null {
  return tree.getAttribute(element, name) ?? null;
}

/** @throws TypeError if `tree` is not an object with these functions */
export function expectTree<Name extends string>(
  tree: { readonly [Key in Name]: unknown },
  where: string,
  names: readonly Name[],
): void {
  expectObject(tree, where, "tree");
  for (const name of names) expectFunction(tree[name], where, `tree.${name}`);
}
