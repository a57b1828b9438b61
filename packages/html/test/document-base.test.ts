import { parseURL } from "@url/parser";
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

// Expected values are read off the HTML Standard: document base URLs, and "set the frozen base URL".

const page = url("https://example.org/a/page");
const creator = url("https://creator.example/dir/");

function url(href: string) {
  const result = parseURL(href);
  if (!result.ok) throw new Error(href);
  return result.url;
}

test.each([
  ["about:blank", true],
  ["about:blank?query#fragment", true],
  ["about:blankx", false],
  ["about:/blank", false],
  ["about://blank", false],
  ["about://host/blank", false],
  ["ABOUT:blank", true],
  ["data:blank", false],
])("matches about:blank: %s %s", (href, expected) => {
  expect(matchesAboutBlank(url(href))).toBe(expected);
});

test.each([
  ["about:srcdoc", true],
  ["about:srcdoc#fragment", true],
  ["about:srcdoc?", false],
  ["about:blank", false],
])("matches about:srcdoc: %s %s", (href, expected) => {
  expect(matchesAboutSrcdoc(url(href))).toBe(expected);
});

test("fallbackBaseURL: the document's URL, or the about base URL of about:blank and about:srcdoc", () => {
  expect(fallbackBaseURL({ url: page, aboutBaseURL: creator })).toBe(page);
  for (const about of ["about:blank", "about:blank?q#f", "about:srcdoc"]) {
    expect(fallbackBaseURL({ url: url(about), aboutBaseURL: creator })).toBe(creator);
    expect(fallbackBaseURL({ url: url(about) }).href).toBe(about);
    expect(fallbackBaseURL({ url: url(about), aboutBaseURL: null }).href).toBe(about);
  }
});

test("fallbackBaseURL by HTML5: about:blank has to be just that", () => {
  const fallback = (href: string) => fallbackBaseURL({ url: url(href), aboutBaseURL: creator, rule: "html5" }).href;
  expect(fallback("about:blank")).toBe(creator.href);
  expect(fallback("about:blank?q")).toBe("about:blank?q");
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

test("frozenBaseURL: relative to the fallback base URL, and subject to the policy", () => {
  const document = { url: url("about:srcdoc"), aboutBaseURL: creator };
  expect(frozenBaseURL("x/", document).href).toBe("https://creator.example/dir/x/");
  const isBaseAllowed = (base: { href: string }) => base.href.startsWith("https://creator.example/");
  expect(frozenBaseURL("x/", { ...document, isBaseAllowed }).href).toBe("https://creator.example/dir/x/");
  expect(frozenBaseURL("//evil.example/", { ...document, isBaseAllowed })).toBe(creator);
});

test("documentBaseURL: without a base, with one, and by HTML5 with one of any scheme", () => {
  expect(documentBaseURL({ url: page })).toBe(page);
  expect(documentBaseURL({ url: page, baseHref: null })).toBe(page);
  expect(documentBaseURL({ url: page, baseHref: "b/" }).href).toBe("https://example.org/a/b/");
  expect(documentBaseURL({ url: page, baseHref: "data:,x" })).toBe(page);
  expect(documentBaseURL({ url: page, baseHref: "data:,x", rule: "html5" }).href).toBe("data:,x");
});

test("createDocumentBase: a base element's URL is frozen, by HTML5 it is not", () => {
  const moved = url("https://example.org/z/");
  const today = createDocumentBase({ url: page, baseHref: "b/" });
  today.setURL(moved);
  expect([today.get().href, today.getFallback().href]).toEqual(["https://example.org/a/b/", "https://example.org/z/"]);
  today.setBaseHref("b/");
  expect(today.get().href).toBe("https://example.org/z/b/");
  today.setBaseHref(null);
  expect(today.get()).toBe(moved);

  const then = createDocumentBase({ url: page, baseHref: "b/", rule: "html5" });
  then.setURL(moved);
  expect(then.get().href).toBe("https://example.org/z/b/");
});

test("createDocumentBase: listeners hear changes, and no more when they have left", () => {
  const base = createDocumentBase({ url: page });
  const heard: string[] = [];
  const leave = base.onChange((now, old) => heard.push(`${old.href} → ${now.href}`));
  base.setBaseHref("");
  expect(heard).toEqual([]);
  base.setBaseHref("b/");
  base.setURL(url("https://example.org/elsewhere"));
  base.setBaseHref(null);
  leave();
  base.setBaseHref("c/");
  expect(heard).toEqual([
    "https://example.org/a/page → https://example.org/a/b/",
    "https://example.org/a/b/ → https://example.org/elsewhere",
  ]);
});

test("createDocumentBase: one listener given twice is called twice; one may leave while it is called", () => {
  const base = createDocumentBase({ url: page });
  let calls = 0;
  const listener = () => {
    calls++;
    leave();
  };
  base.onChange(listener);
  const leave = base.onChange(listener);
  base.setBaseHref("b/");
  expect(calls).toBe(2);
  base.setBaseHref("c/");
  expect(calls).toBe(3);
});

test("createDocumentBase: HTML5's about:blank follows its creator", () => {
  const parent = createDocumentBase({ url: page, rule: "html5" });
  const child = createDocumentBase({ url: url("about:blank"), aboutBaseURL: parent.get(), rule: "html5" });
  parent.onChange((now) => child.setAboutBaseURL(now));
  parent.setBaseHref("b/");
  expect(child.get().href).toBe("https://example.org/a/b/");
});

test("a hyperlink resolves anew when its document's base has changed", () => {
  const base = createDocumentBase({ url: page });
  const link = hyperlinkURL({ getHref: () => "x", setHref: () => undefined, getBase: base.get });
  expect(link.href).toBe("https://example.org/a/x");
  base.setBaseHref("https://base.example/");
  expect(link.href).toBe("https://base.example/x");
  base.setBaseHref("mailto:a");
  expect([link.href, link.protocol]).toEqual(["x", ":"]);
});
