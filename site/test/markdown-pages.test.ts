import { expect, test } from "vitest";
import { llmsText, markdownPages } from "../src/build/markdown-pages.ts";
import { addressOf, REPOSITORY } from "../src/build/root.ts";
import { sitemap } from "../src/build/sitemap.ts";

const pages = markdownPages();

test("a page as Markdown has whole addresses in its links, and its code as it is", () => {
  const guide = pages.find(({ url }) => url === "/guide/")!;
  expect(guide.title).toBe("Guide");
  expect(guide.text).toMatch(/^# Guide$/m);
  expect(guide.text).toContain(`](${addressOf("/packages/parser/")})`);
  expect(guide.text).toContain(`](${addressOf("/guide/front-ends/")})`);
  expect(guide.text).toContain('import { parseURL } from "@url/parser";');
  for (const { url, text } of pages) {
    const code = /^```[\s\S]*?^```/gm;
    const relative = text.replace(code, "").match(/\]\((?!https?:|mailto:|#)[^)\s]*\)/g) ?? [];
    expect([url, relative]).toEqual([url, []]);
  }
});

test("llms.txt lists each of these pages once, with what it is about", () => {
  const text = llmsText(pages);
  expect(text).toMatch(/^# @url\n\n> /);
  const listed = Array.from(text.matchAll(/^- \[.+\]\((\S+)index\.md\): \S/gm), ([, address]) => address);
  expect(listed.sort()).toEqual(pages.map(({ url }) => addressOf(url)).sort());
  expect(new Set(listed).size).toBe(listed.length);
});

test("the list of pages has whole addresses, and not the page of what was not found", () => {
  const xml = sitemap(["/guide/", "/", "/404.html"]);
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    addressOf("/"),
    addressOf("/guide/"),
  ]);
  expect(addressOf("/a/")).toMatch(/^https:\/\/[^/]+\/.*a\/$/);
  expect(addressOf("/a/")).not.toContain(REPOSITORY);
});
