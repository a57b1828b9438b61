import { expect, test } from "vitest";
import { buildIndex } from "../src/search/build-index.ts";
import { openSearch } from "../src/search/open.ts";
import { sectionsOf } from "../src/search/sections.ts";

const PAGE = `<!doctype html><title>x</title><header>not this</header>
<nav>nor this</nav>
<main><h1><a href="#t">@url/validator</a></h1><p>Finds every mistake.</p><nav>list</nav>
<h2 id="find"><a href="#find"><code>findErrors(input)</code></a></h2><p>At most</p><p>so many.</p>
<h3>No anchor</h3><pre>code &lt;b&gt;</pre></main>`;
const OTHER = `<main><h1>Other</h1><p>It mentions findErrors in passing.</p></main>`;
const JOB = `<main><h1>Jobs</h1><h2 id="get-the-name">Get the name</h2>
<p>Searched for as: first name, who is it. Size: 1.7 KB</p><p>It says mistake.</p></main>`;

const section = { page: "@url/validator", asked: "" };

test("a page is cut at headings with anchors; navigation is left out", () => {
  expect(sectionsOf(PAGE, "/v/")).toEqual([
    { ...section, id: "/v/", heading: "@url/validator", text: "@url/validator Finds every mistake." },
    { ...section, id: "/v/#find", heading: "findErrors(input)", text: "At most so many. No anchor code <b>" },
  ]);
});

test("a job says what people search for", () => {
  expect(sectionsOf(JOB, "/guide/cookbook/")[1]).toEqual({
    id: "/guide/cookbook/#get-the-name",
    page: "Jobs",
    heading: "Get the name",
    asked: "first name, who is it",
    text: "It says mistake.",
  });
});

test("a page without a main part has no sections", () => {
  expect(sectionsOf("<title>x</title><p>text", "/")).toEqual([]);
});

/** The addresses that a search finds on three pages. */
function ids(query: string, limit = 5): string[] {
  const pages = [
    { url: "/o/", content: OTHER },
    { url: "/v/", content: PAGE },
    { url: "/guide/cookbook/", content: JOB },
  ];
  return openSearch(buildIndex(pages))(query, limit).map(({ id }) => id);
}

test("the search finds headings first, by prefixes, by parts of names and in spite of a mistake", () => {
  expect(ids("findErrors")).toEqual(["/v/#find", "/o/"]);
  expect(ids("findErr")[0]).toBe("/v/#find");
  expect(ids("errors")[0]).toBe("/v/#find");
  expect(ids("validator mistake")[0]).toBe("/v/");
  expect(ids("mistaxe")).toContain("/v/");
  expect(ids("qqqq")).toEqual([]);
  expect(ids("findErrors", 1)).toEqual(["/v/#find"]);
});

test("a job comes first, by its words and by what people search for", () => {
  const job = "/guide/cookbook/#get-the-name";
  expect(ids("first name")[0]).toBe(job);
  expect(ids("mistake")[0]).toBe(job);
});

test("words that say nothing are left out, and a section with some of the words is found after those with all", () => {
  expect(ids("how do I get the first name from a url")[0]).toBe("/guide/cookbook/#get-the-name");
  expect(ids("passing qqqq")).toEqual(["/o/"]);
  expect(ids("passing first")).toEqual(expect.arrayContaining(["/o/", "/guide/cookbook/#get-the-name"]));
});
