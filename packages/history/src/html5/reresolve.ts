import type { Result } from "@url/result";
import { expectObject } from "@url/result/internal";
import { affectedElements, attributeOf, type BaseURLChange, expectChange } from "./base-url-change.ts";
import { elementBaseOf, type HTML5Document, resolvedOr } from "./document-base.ts";
import { type ElementTree, expectTree, readAttribute } from "./element-tree.ts";
import type { HTML5Failure } from "./failure.ts";
import { resolve } from "./resolve.ts";

/** A URL that is shown, and was resolved again. */
export interface ReresolvedURL<Element> {
  readonly element: Element;
  readonly attribute: "href" | "cite";
  /** What `resolve` returns for the attribute, relative to the element. */
  readonly url: Result<string, HTML5Failure>;
}

/**
 * Returns the `xml:base` attributes of an element and its ancestors, outermost first, as `elementBaseURL` takes them.
 * @throws TypeError if `tree` lacks `getParent` or `getAttribute`
 * @example xmlBasesOf(2, { getParent: (e) => (e > 1 ? e - 1 : null), getAttribute: (e) => `${e}/` }) // → ["1/", "2/"]
 * @see https://www.w3.org/TR/xmlbase/
 */
export function xmlBasesOf<Element>(
  element: Element,
  tree: Pick<ElementTree<Element>, "getParent" | "getAttribute">,
): string[] {
  expectTree(tree, "xmlBasesOf", ["getParent", "getAttribute"]);
  const xmlBases: string[] = [];
  for (let current: Element | null = element; current !== null; current = tree.getParent(current) ?? null) {
    const xmlBase = readAttribute(current, "xml:base", tree);
    if (xmlBase !== null) xmlBases.push(xmlBase);
  }
  return xmlBases.reverse();
}

/**
 * Resolves again what elements show when their base URL has changed, as HTML5 says they should act. Returns, in tree
 * order, the `href` or `cite` of each affected element whose URL is shown. Elements that are not directly affected, and
 * URLs that are not shown, are left out. `document` is the document that the elements are in now.
 * @throws TypeError or RangeError if `change`, `tree` or `document` is not what it should be
 * @example reresolve({ trigger: "document", element: "a" }, { getChildren: () => [], getParent: () => null, getName: (e) => e, getAttribute: (e, name) => (name === "href" ? "x" : null), createsHyperlink: () => true, isShown: () => true }, { address: "http://a/" }) // → [{ element: "a", attribute: "href", url: { ok: true, value: "http://a/x" } }]
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#dynamic-changes-to-base-urls
 */
export function reresolve<Element>(
  change: BaseURLChange<Element>,
  tree: ElementTree<Element>,
  document: HTML5Document,
): ReresolvedURL<Element>[] {
  expectChange(change, "reresolve");
  expectTree(tree, "reresolve", ["getChildren", "getParent", "getName", "getAttribute", "createsHyperlink", "isShown"]);
  expectObject(document, "reresolve", "document");
  // A parent comes before its children, so each `xml:base` is resolved once.
  const bases = new Map<Element, string>();
  const urls: ReresolvedURL<Element>[] = [];
  for (const element of affectedElements(change, tree)) {
    const parentBase = bases.get(tree.getParent(element)!);
    const xmlBase = readAttribute(element, "xml:base", tree);
    const base =
      parentBase === undefined
        ? elementBaseOf(document, xmlBasesOf(element, tree), "reresolve")
        : xmlBase === null
          ? parentBase
          : resolvedOr(xmlBase, parentBase, document.encoding);
    bases.set(element, base);
    const attribute = attributeOf(element, tree);
    const value = attribute && readAttribute(element, attribute, tree);
    if (attribute === null || value === null || !tree.isShown(element)) continue;
    urls.push({ element, attribute, url: resolve(value, base, document.encoding) });
  }
  return urls;
}
