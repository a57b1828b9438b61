import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { attribute, type BuiltPage, readPages } from "./support/built-pages.ts";

const dist = inject("dist");
const pages = readPages(dist);
const anchors = new Map(pages.map((page) => [page.url, new Set(idsOf(page))]));

test("there are pages, and each has one main heading, a title and a language", () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const { url, elements } of pages) {
    // A picture has a title too.
    const inPage = elements.filter(({ namespaceURI }) => namespaceURI === "http://www.w3.org/1999/xhtml");
    const count = (name: string) => inPage.filter(({ tagName }) => tagName === name).length;
    expect({ url, h1: count("h1"), title: count("title"), main: count("main") }).toEqual({
      url,
      h1: 1,
      title: 1,
      main: 1,
    });
    expect(attribute(elements[0]!, "lang")).toBe("en");
  }
});

describe.each(pages.map((page) => [page.url, page] as const))("%s", (url, page) => {
  test("every link within the site leads to a page or file, and to an anchor that exists", () => {
    expect(targetsOf(page).filter((target) => !exists(target, url))).toEqual([]);
  });

  test("no two elements have the same id", () => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("nothing is inline that the policy forbids", () => {
    const inline = page.elements.filter(
      (element) =>
        element.tagName === "style" ||
        (element.tagName === "script" && attribute(element, "src") === undefined) ||
        element.attrs.some(
          ({ name, value }) => name === "style" || name.startsWith("on") || /^javascript:/i.test(value),
        ),
    );
    expect(inline.map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(" ")}`)).toEqual([]);
  });
});

function targetsOf({ elements }: BuiltPage): string[] {
  return elements
    .flatMap((element) => [attribute(element, "href"), attribute(element, "src")])
    .filter((target) => target !== undefined);
}

function exists(target: string, from: string): boolean {
  const url = new URL(target, `http://site.example${from}`);
  if (url.host !== "site.example") return true;
  const path = decodeURIComponent(url.pathname);
  const ids = anchors.get(path);
  if (ids === undefined) return existsSync(join(dist, path)) && !path.endsWith("/");
  // A state of the page: src/scripts/shared/address-state.ts.
  if (/^\/(?:playground|docs\/history\/rows)\//.test(path) && /^#\w+=/.test(url.hash)) return true;
  return url.hash === "" || ids.has(decodeURIComponent(url.hash.slice(1)));
}

function idsOf({ elements }: BuiltPage): string[] {
  return elements.map((element) => attribute(element, "id")).filter((id) => id !== undefined);
}
