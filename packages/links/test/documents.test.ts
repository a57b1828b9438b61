import { describe, expect, test } from "vitest";
import { referencesInCode, referencesInJSON } from "../src/code/index.ts";
import { referencesInCSS } from "../src/css/index.ts";
import type { DocumentReference } from "../src/documents/reference.ts";
import { referencesInHTML } from "../src/html/index.ts";
import { referencesInMarkdown } from "../src/markdown/index.ts";

const base = "https://example.com/dir/";
const short = (references: readonly DocumentReference[]): string[] =>
  references.map(({ kind, href, line, column }) => `${line}:${column} ${kind} ${href}`);

describe("referencesInMarkdown", () => {
  const document = [
    '[a](b.md "t") ![i](<c d.png>) <https://x.test/y> https://z.test/(q).',
    "",
    "[r]: ../r.html",
    "`https://code.test` and example.com/w. [e](https://e.test) me@x.org",
    "",
    "    https://indented.test",
  ].join("\n");

  test("finds links, images, definitions, autolinks and text, and leaves code out", () => {
    expect(short(referencesInMarkdown(document, { base }))).toEqual([
      "1:5 link https://example.com/dir/b.md",
      "1:21 image https://example.com/dir/c%20d.png",
      "1:32 autolink https://x.test/y",
      "1:50 autolink https://z.test/(q)",
      "3:6 definition https://example.com/r.html",
      "4:25 text https://example.com/w",
      "4:44 link https://e.test/",
      "4:60 autolink mailto:me@x.org",
    ]);
  });

  test("gives the place of the address itself", () => {
    for (const { text, start, end } of referencesInMarkdown(document)) expect(document.slice(start, end)).toBe(text);
  });
});

describe("referencesInHTML", () => {
  test("finds every attribute that is a URL, and resolves by the first base", () => {
    const document = `<base href="/b/"><base href="/c/">
<a href="a?x&amp;y" ping="p1  p2">no.com</a> <img srcset="s.png 1x, t.png 2x,u.png" src=i.png>
<meta http-equiv=refresh content="3; url=r.html"><div style="background:url(bg.png)">See example.com.</div>
<style>i { background: url("st.png") }</style><script>"https://s.test"</script><svg><use xlink:href="#u"/></svg>`;
    expect(short(referencesInHTML(document, { base }))).toEqual([
      "1:13 base href https://example.com/b/",
      "1:30 base href https://example.com/c/",
      "2:4 a href https://example.com/b/a?x&y",
      "2:27 a ping https://example.com/b/p1",
      "2:31 a ping https://example.com/b/p2",
      "2:59 img srcset https://example.com/b/s.png",
      "2:69 img srcset https://example.com/b/t.png",
      "2:78 img srcset https://example.com/b/u.png",
      "2:89 img src https://example.com/b/i.png",
      "3:42 meta content https://example.com/b/r.html",
      "3:77 url() https://example.com/b/bg.png",
      "3:90 text https://example.com/",
      "4:29 url() https://example.com/b/st.png",
      "4:102 use xlink:href https://example.com/b/#u",
    ]);
  });
});

describe("referencesInCSS", () => {
  test("finds url() and @import, and leaves comments and strings out", () => {
    const document = `@import "a.css"; @import url(b.css);
/* url(no.png) */ b { content: "url(no.png)"; background: URL( 'c\\20 d.png' ), url(data:,x) }`;
    expect(short(referencesInCSS(document, { base }))).toEqual([
      "1:10 @import https://example.com/dir/a.css",
      "1:30 url() https://example.com/dir/b.css",
      "2:65 url() https://example.com/dir/c%20d.png",
      "2:84 url() data:,x",
    ]);
    expect(referencesInCSS("/* url(a)".repeat(10_000))).toEqual([]);
  });
});

describe("referencesInJSON and referencesInCode", () => {
  test("finds the links in strings", () => {
    const document = '{"a":"https://x.test/","b":["see c.com","https:\\/\\/d.test"]}';
    expect(short(referencesInJSON(document))).toEqual([
      "1:7 string https://x.test/",
      "1:34 string https://c.com/",
      "1:41 string https://d.test/",
    ]);
  });

  test("finds URLs with a scheme in code, and no members of objects", () => {
    expect(short(referencesInCode("a.name('https://x.test/a'); // see https://y.test/b.\nb.com"))).toEqual([
      "1:9 string https://x.test/a",
      "1:36 text https://y.test/b",
    ]);
  });
});
