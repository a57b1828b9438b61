import { expect, test } from "vitest";
import {
  affectedAttribute,
  affectedElements,
  type BaseURLChange,
  CITE_ELEMENTS,
  createDocumentBase,
  documentBaseURL,
  type ElementTree,
  elementBaseURL,
  getAttribute,
  isAbsoluteURL,
  isReservedURL,
  isValidURL,
  LEGACY_COMPAT_URL,
  reresolve,
  resolve,
  SRCDOC_URL,
  xmlBasesOf,
} from "../src/html5/index.ts";

// The statements of HTML5, sections 2.6.1 and 2.6.5, in their order.

/** An element of a small document tree. */
interface Node {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: readonly Node[];
  parent: Node | null;
  isShown: boolean;
}

function element(name: string, attributes: Record<string, string> = {}, ...children: Node[]): Node {
  const node: Node = { name, attributes, children, parent: null, isShown: true };
  for (const child of children) child.parent = node;
  return node;
}

const TREE: ElementTree<Node> = {
  getChildren: ({ children }) => children,
  getParent: ({ parent }) => parent,
  getName: ({ name }) => name,
  getAttribute: ({ attributes }, name) => attributes[name] ?? null,
  createsHyperlink: ({ name, attributes }) => /^(a|area)$/.test(name) && "href" in attributes,
  isShown: ({ isShown }) => isShown,
};

const names = (elements: readonly Node[]) => elements.map(({ attributes }) => attributes.id);

/** What is resolved again, as `id attribute URL`. */
function updates(change: BaseURLChange<Node>, document = { address: "http://a/b" }): string[] {
  return reresolve(change, TREE, document).map(({ element, attribute, url }) =>
    [element.attributes.id, attribute, url.ok ? url.value : url.error.code].join(" "),
  );
}

/** html ─ body ─ section (xml:base) ─ q, a ─ img; body ─ a */
function page() {
  const img = element("img", { id: "img", src: "i.png" });
  const inner = element("a", { id: "inner", href: "x" }, img);
  const quote = element("q", { id: "quote", cite: "y" });
  const section = element("section", { id: "section", "xml:base": "s/" }, quote, inner);
  const outer = element("a", { id: "outer", href: "z" });
  const body = element("body", { id: "body" }, section, outer);
  const root = element("html", { id: "html" }, body);
  return { root, body, section, quote, inner, img, outer };
}

// @id html/2-6-1-about-legacy
test("2.6.1: about:legacy-compat and about:srcdoc are reserved, though unresolvable, about: URIs", () => {
  expect([LEGACY_COMPAT_URL, SRCDOC_URL]).toEqual(["about:legacy-compat", "about:srcdoc"]);
  for (const url of [LEGACY_COMPAT_URL, SRCDOC_URL]) {
    expect([isReservedURL(url), isValidURL(url), isAbsoluteURL(url), getAttribute(url, "protocol")]).toEqual([
      ...[true, true, true, "about:"],
    ]);
  }
  for (const url of ["about:blank", "about:srcdoc#a", "about:legacy-compat?", "ABOUT:srcdoc", " about:srcdoc", ""]) {
    expect([url, isReservedURL(url)]).toEqual([url, false]);
  }
  // "used as the document's address of iframe srcdoc documents"
  expect(documentBaseURL({ address: SRCDOC_URL, containerBase: "http://container/" })).toBe("http://container/");
});

// @id html/when-xml-base-attribute-changes
test("when an xml:base attribute changes, the attribute's element, and all descendant elements, are affected", () => {
  const { section, quote } = page();
  expect(names(affectedElements({ trigger: "xml:base", element: section }, TREE))).toEqual([
    ...["section", "quote", "inner", "img"],
  ]);
  expect(names(affectedElements({ trigger: "xml:base", element: quote }, TREE))).toEqual(["quote"]);
});

// @id html/when-document-s-document-base
test("when a document's document base URL changes, all elements in that document are affected", () => {
  const { root } = page();
  const changes: (readonly string[])[] = [];
  const base = createDocumentBase({ address: "http://a/b" });
  base.onChange((now) => {
    changes.push(updates({ trigger: "document", element: root }, { address: now }));
  });
  base.update({ baseHref: "/c/" });
  base.update({ baseHref: "/c/" });
  expect(changes).toEqual([["quote cite http://a/c/s/y", "inner href http://a/c/s/x", "outer href http://a/c/z"]]);
  expect(names(affectedElements({ trigger: "document", element: root }, TREE))).toEqual([
    ...["html", "body", "section", "quote", "inner", "img", "outer"],
  ]);
});

// @id html/when-element-moved-from-one
test("when an element is moved from one document to another, it and all its descendants are affected if the two documents have different base URLs", () => {
  const { section } = page();
  const [from, to] = [{ address: "http://a/b" }, { address: "http://c/d" }];
  section.parent = element("body", { id: "new" });
  const move = (to: string) => ({ trigger: "move", element: section, from: documentBaseURL(from), to }) as const;
  expect(names(affectedElements(move(documentBaseURL(to)), TREE))).toEqual(["section", "quote", "inner", "img"]);
  expect(updates(move(documentBaseURL(to)), to)).toEqual([...["quote cite http://c/s/y", "inner href http://c/s/x"]]);
  expect(affectedElements(move("http://a/b"), TREE)).toEqual([]);
  expect(updates(move("http://a/b"))).toEqual([]);
});

// @id html/hyperlink-re-resolved-relative-element
test("a hyperlink is re-resolved relative to the element if its URL is being shown", () => {
  const { inner, outer, root } = page();
  const change = { trigger: "document", element: root } as const;
  expect(updates(change)).toContain("inner href http://a/s/x");
  inner.isShown = false;
  expect(updates(change)).toEqual(["quote cite http://a/s/y", "outer href http://a/z"]);
  // An element of which the host says that it creates a hyperlink, but which has no `href`, has nothing to resolve.
  const all = { ...TREE, createsHyperlink: () => true };
  const image = { trigger: "document", element: element("img", { src: "s" }) } as const;
  expect(reresolve(image, all, { address: "http://a/" })).toEqual([]);
  // An `a` without an `href` creates no hyperlink.
  delete outer.attributes.href;
  expect(affectedAttribute(outer, TREE)).toBe(null);
});

// @id html/cite-attribute-re-resolved-if
test.each(["q", "blockquote", "section", "article", "ins", "del"])(
  "%s with a cite attribute is re-resolved if its URL is being shown",
  (name) => {
    const citing = element(name, { id: "citing", cite: "../c" });
    const change = { trigger: "xml:base", element: citing } as const;
    expect(affectedAttribute(citing, TREE)).toBe("cite");
    expect(updates(change, { address: "http://a/b/c/d" })).toEqual(["citing cite http://a/b/c"]);
    citing.isShown = false;
    expect(updates(change)).toEqual([]);
    expect(affectedAttribute(element(name), TREE)).toBe(null);
  },
);

// @id html/otherwise-element-not-directly-affected
test("otherwise, the element is not directly affected", () => {
  expect(CITE_ELEMENTS).toEqual(["q", "blockquote", "section", "article", "ins", "del"]);
  for (const name of ["img", "p", "cite", "", "Q", "body"]) {
    expect(affectedAttribute(element(name, { cite: "c", src: "s" }), TREE)).toBe(null);
  }
});

// @id html/example-image-stays-later-access
test("the example: the image stays, and a later access of src returns another absolute URL", () => {
  const { root, img } = page();
  const image = { shown: "http://a/s/i.png" };
  const src = (document: { address: string }) =>
    resolve(img.attributes.src!, elementBaseURL(document, xmlBasesOf(img, TREE)));
  expect(src({ address: "http://a/b" })).toEqual({ ok: true, value: image.shown });
  const after = { address: "http://new/" };
  expect(updates({ trigger: "document", element: root }, after).join()).not.toContain("img");
  expect(src(after)).toEqual({ ok: true, value: "http://new/s/i.png" });
});

// @id html/xmlbasesof-returns-those-ancestors-element
test("xmlBasesOf: returns those of the ancestors and of the element, outermost first", () => {
  const { section, img, inner, outer } = page();
  inner.attributes["xml:base"] = "http://other/";
  expect([xmlBasesOf(img, TREE), xmlBasesOf(section, TREE), xmlBasesOf(outer, TREE)]).toEqual([
    ...[["s/", "http://other/"], ["s/"], []],
  ]);
});

test("reresolve: resolves the xml:base of each element once, and skips one that cannot be resolved", () => {
  const { section, inner } = page();
  inner.attributes["xml:base"] = "http:";
  expect(updates({ trigger: "xml:base", element: section })).toContain("inner href http://a/s/x");
  inner.attributes["xml:base"] = "../t/";
  expect(updates({ trigger: "xml:base", element: inner })).toEqual(["inner href http://a/t/x"]);
  inner.attributes.href = "http:x";
  expect(updates({ trigger: "xml:base", element: inner })).toEqual(["inner href authority"]);
});

// @id html/reresolve-agrees-elementbaseurl-every-element
test("reresolve: agrees with elementBaseURL for every element", () => {
  const { root } = page();
  const document = { address: "http://a/b/c", baseHref: "d/" };
  for (const { element, attribute, url } of reresolve({ trigger: "document", element: root }, TREE, document)) {
    expect(url).toEqual(resolve(element.attributes[attribute]!, elementBaseURL(document, xmlBasesOf(element, TREE))));
  }
});

test("a tree that is deep does not overflow the stack", () => {
  let root = element("a", { id: "a", href: "x" });
  for (let i = 0; i < 50_000; i++) root = element("p", {}, root);
  expect(affectedElements({ trigger: "document", element: root }, TREE)).toHaveLength(50_001);
  expect(updates({ trigger: "document", element: root })).toEqual(["a href http://a/x"]);
});

test("an attribute or a parent that is undefined is absent", () => {
  const tree = { ...TREE, getParent: () => undefined as never, getAttribute: () => undefined as never };
  expect(xmlBasesOf(element("p"), tree)).toEqual([]);
  expect(affectedAttribute(element("q"), tree)).toBe(null);
});

test("wrong arguments are errors that name the function and the argument", () => {
  const change = { trigger: "document", element: page().root } as const;
  const call = (value: unknown, tree: unknown = TREE) => affectedElements(value as never, tree as never);
  expect(() => call(null)).toThrow(new TypeError("affectedElements: change must be an object, not null."));
  expect(() => call({ trigger: "base" })).toThrow(RangeError);
  expect(() => call({ trigger: 1 })).toThrow(TypeError);
  expect(() => call({ trigger: 1 })).toThrow(
    /^affectedElements: change\.trigger must be "xml:base" or "document" or "move"/,
  );
  expect(() => call({ trigger: "move", element: 1, from: 2, to: "a" })).toThrow(
    /^affectedElements: change\.from must be/,
  );
  expect(() => call(change, null)).toThrow(new TypeError("affectedElements: tree must be an object, not null."));
  expect(() => reresolve(null as never, TREE, { address: "http://a/" })).toThrow(
    /^reresolve: change must be an object/,
  );
  expect(() => call({ trigger: "move", element: 1, from: "a" })).toThrow(
    new TypeError("affectedElements: change.to must be a string, not undefined."),
  );
  expect(() => call(change, {})).toThrow(/^affectedElements: tree\.getChildren must be a function/);
  expect(() => affectedAttribute(1, {} as never)).toThrow(/^affectedAttribute: tree\.getName/);
  expect(() => xmlBasesOf(1, {} as never)).toThrow(/^xmlBasesOf: tree\.getParent/);
  expect(() => reresolve(change, { ...TREE, isShown: 1 as never }, { address: "http://a/" })).toThrow(
    /^reresolve: tree\.isShown must be a function/,
  );
  expect(() => reresolve(change, TREE, null as never)).toThrow(/^reresolve: document must be an object/);
});
