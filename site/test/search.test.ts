import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { buildIndex } from "../src/search/build-index.ts";
import { sectionsOf } from "../src/search/sections.ts";
import { SEARCH_OPTIONS } from "../src/search/terms.ts";

const PAGE = `<!doctype html><title>x</title><header>not this</header>
<nav>nor this</nav>
<main><h1><a href="#t">@url/validator</a></h1><p>Finds every mistake.</p><nav>list</nav>
<h2 id="find"><a href="#find"><code>findErrors(input)</code></a></h2><p>At most</p><p>so many.</p>
<h3>No anchor</h3><pre>code &lt;b&gt;</pre></main>`;

test("a page is cut at headings with anchors; navigation is left out", () => {
  expect(sectionsOf(PAGE, "/v/")).toEqual([
    { id: "/v/", page: "@url/validator", heading: "@url/validator", text: "@url/validator Finds every mistake." },
    {
      id: "/v/#find",
      page: "@url/validator",
      heading: "findErrors(input)",
      text: "At most so many. No anchor code <b>",
    },
  ]);
});

test("a page without a main part has no sections", () => {
  expect(sectionsOf("<title>x</title><p>text", "/")).toEqual([]);
});

test("the index finds headings first, by prefixes, by parts of names and in spite of a mistake", () => {
  const other = `<main><h1>Other</h1><p>It mentions findErrors in passing.</p></main>`;
  const index = MiniSearch.loadJSON(
    buildIndex([
      { url: "/o/", content: other },
      { url: "/v/", content: PAGE },
    ]),
    SEARCH_OPTIONS,
  );
  const ids = (query: string) => index.search(query).map(({ id }) => id);
  expect(ids("findErrors")).toEqual(["/v/#find", "/o/"]);
  expect(ids("findErr")[0]).toBe("/v/#find");
  expect(ids("errors")[0]).toBe("/v/#find");
  expect(ids("mistaxe")).toEqual(["/v/"]);
  expect(ids("validator mistake")).toEqual(["/v/"]);
  expect(ids("qqqq")).toEqual([]);
});
