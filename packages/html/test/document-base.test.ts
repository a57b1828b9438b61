import { expect, test } from "vitest";
import {
  createDocumentBase,
  documentBaseURL,
  fallbackBaseURL,
  frozenBaseURL,
  hyperlinkURL,
  matchesAboutBlank,
  matchesAboutSrcdoc,
} from "../src/index.ts";
import { record as url } from "./record.ts";

// Expected values come from the HTML Standard: document base URLs, and "set the frozen base URL".

const page = url("https://example.org/a/page");
const creator = url("https://creator.example/dir/");

test.each([
  ["about:blank", true],
  ["about:blank?query#fragment", true],
  ["about:blankx", false],
  ["about:/blank", false],
  ["about://blank", false],
  ["about://host/blank", false],
  ["ABOUT:blank", true],
  ["data:blank", false],
])("matchesAboutBlank: %s %s", (href, expected) => {
  expect(matchesAboutBlank(url(href))).toBe(expected);
});

// @id html/matchesaboutsrcdoc
test.each([
  ["about:srcdoc", true],
  ["about:srcdoc#fragment", true],
  ["about:srcdoc?", false],
  ["about:blank", false],
])("matchesAboutSrcdoc: %s %s", (href, expected) => {
  expect(matchesAboutSrcdoc(url(href))).toBe(expected);
});

test("fallbackBaseURL: returns the document's URL, or the about base URL for about:blank and about:srcdoc", () => {
  expect(fallbackBaseURL({ url: page, aboutBaseURL: creator })).toBe(page);
  for (const about of ["about:blank", "about:blank?q#f", "about:srcdoc"]) {
    expect(fallbackBaseURL({ url: url(about), aboutBaseURL: creator })).toBe(creator);
    expect(fallbackBaseURL({ url: url(about) }).href).toBe(about);
    expect(fallbackBaseURL({ url: url(about), aboutBaseURL: null }).href).toBe(about);
  }
});

test.each([
  ["../other/", "https://example.org/other/"],
  ["https://base.example/", "https://base.example/"],
  ["", "https://example.org/a/page"],
  ["data:/,test", "https://example.org/a/page"],
  ["JavaScript:/,test", "https://example.org/a/page"],
  ["https://[/", "https://example.org/a/page"],
])("frozenBaseURL: %s", (href, expected) => {
  expect(frozenBaseURL(href, { url: page }).href).toBe(expected);
});

test("frozenBaseURL: resolves against the fallback base URL, and applies the policy", () => {
  const document = { url: url("about:srcdoc"), aboutBaseURL: creator };
  expect(frozenBaseURL("x/", document).href).toBe("https://creator.example/dir/x/");
  const isBaseAllowed = (base: { href: string }) => base.href.startsWith("https://creator.example/");
  expect(frozenBaseURL("x/", { ...document, isBaseAllowed }).href).toBe("https://creator.example/dir/x/");
  expect(frozenBaseURL("//evil.example/", { ...document, isBaseAllowed })).toBe(creator);
  // A policy that gives no answer does not allow anything.
  const silent = (() => undefined) as unknown as () => boolean;
  expect(frozenBaseURL("x/", { ...document, isBaseAllowed: silent })).toBe(creator);
});

test("documentBaseURL: uses the base element, unless its URL is a data: URL", () => {
  expect(documentBaseURL({ url: page })).toBe(page);
  expect(documentBaseURL({ url: page, baseHref: null })).toBe(page);
  expect(documentBaseURL({ url: page, baseHref: "b/" }).href).toBe("https://example.org/a/b/");
  expect(documentBaseURL({ url: page, baseHref: "data:,x" })).toBe(page);
});

test("createDocumentBase: freezes the URL of a base element", () => {
  const moved = url("https://example.org/z/");
  const base = createDocumentBase({ url: page, baseHref: "b/" });
  base.setURL(moved);
  expect([base.get().href, base.getFallback().href]).toEqual(["https://example.org/a/b/", "https://example.org/z/"]);
  base.setBaseHref("b/");
  expect(base.get().href).toBe("https://example.org/z/b/");
  base.setBaseHref(null);
  expect(base.get()).toBe(moved);
});

test("createDocumentBase: calls callbacks for changes until they are removed", () => {
  const base = createDocumentBase({ url: page });
  const changes: string[] = [];
  const remove = base.onChange((now, old) => changes.push(`${old.href} → ${now.href}`));
  base.setBaseHref("");
  expect(changes).toEqual([]);
  base.setBaseHref("b/");
  base.setURL(url("https://example.org/elsewhere"));
  base.setBaseHref(null);
  remove();
  base.setBaseHref("c/");
  expect(changes).toEqual([
    "https://example.org/a/page → https://example.org/a/b/",
    "https://example.org/a/b/ → https://example.org/elsewhere",
  ]);
});

test("createDocumentBase: calls a callback twice that was added twice; a callback can remove itself", () => {
  const base = createDocumentBase({ url: page });
  let calls = 0;
  const callback = () => {
    calls++;
    remove();
  };
  base.onChange(callback);
  const remove = base.onChange(callback);
  base.setBaseHref("b/");
  expect(calls).toBe(2);
  base.setBaseHref("c/");
  expect(calls).toBe(3);
});

test("a hyperlink is resolved again after the base URL of its document has changed", () => {
  const base = createDocumentBase({ url: page });
  const link = hyperlinkURL({ getHref: () => "x", setHref: () => undefined, getBase: base.get });
  expect(link.href).toBe("https://example.org/a/x");
  base.setBaseHref("https://base.example/");
  expect(link.href).toBe("https://base.example/x");
  base.setBaseHref("mailto:a");
  expect([link.href, link.protocol]).toEqual(["x", ":"]);
});
