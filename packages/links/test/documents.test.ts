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

  // One line for each way in which the examples of CommonMark and GFM write an autolink, or something that is not one.
  test.each([
    ["<http://a.test>", ["http://a.test"]],
    ["<https://a.test/b?c=d&e=1&f>", ["https://a.test/b?c=d&e=1&f"]],
    ["<irc://a.test:2233/b>", ["irc://a.test:2233/b"]],
    ["<MAILTO:ME@A.TEST>", ["MAILTO:ME@A.TEST"]],
    ["<x+y+z:w>", ["x+y+z:w"]],
    ["<own-scheme://a,b>", ["own-scheme://a,b"]],
    ["<https://../>", ["https://../"]],
    ["<localhost:3000/a>", ["localhost:3000/a"]],
    ["<https://a.test/b c>", ["https://a.test/b"]],
    ["<https://a.test/\\[\\>", ["https://a.test/\\[\\"]],
    ["<me@a.example.com>", ["me@a.example.com"]],
    ["<me+tag@A.b-c0.com>", ["me+tag@A.b-c0.com"]],
    ["<me\\+@a.example.com>", ["me\\+@a.example.com"]],
    ["<>", []],
    ["< https://a.test >", ["https://a.test"]],
    ["<m:ab>", []],
    ["<a.b.test>", []],
    ["https://example.com", ["https://example.com"]],
    ["me@a.example.com", ["me@a.example.com"]],
    ["www.example.com", ["www.example.com"]],
    ["See www.example.com/a for b.", ["www.example.com/a"]],
    ["See www.example.com.\n\nSee www.example.com/a.b.", ["www.example.com", "www.example.com/a.b"]],
    ["www.example.com/?q=a+(b)))", ["www.example.com/?q=a+(b)"]],
    ["(www.example.com/?q=a+(b)", ["www.example.com/?q=a+(b)"]],
    ["www.example.com/?q=(a))+b", ["www.example.com/?q=(a))+b"]],
    ["www.example.com/?q=a&hl;", ["www.example.com/?q=a"]],
    ["www.example.com/a<b", ["www.example.com/a"]],
    ["(See https://a.example.com/?q=a+(b))", ["https://a.example.com/?q=a+(b)"]],
    ["me@b+c.test is wrong, but me+c@b.test is.", ["me+c@b.test"]],
    ["m.e-a_b@a.b\n\nm.e-a_b@a.b.\n\nm.e-a_b@a.b-\n\nm.e-a_b@a.b_", ["m.e-a_b@a.b", "m.e-a_b@a.b"]],
  ])("gives each autolink its place: %s", (source, links) => {
    const found = referencesInMarkdown(source);
    expect(found.map(({ start, end }) => source.slice(start, end))).toEqual(links);
    for (const { kind } of found) expect(kind).toBe("autolink");
  });

  test.each([
    ["> a.com\n> b.com", ["1:3 text https://a.com/", "2:3 text https://b.com/"]],
    ["1. a\n   &amp; b.com", ["2:10 text https://b.com/"]],
    ["AT&amp;T &#x1f600;a.com", ["1:19 text https://a.com/"]],
    ["a\\_b@c.com \\[ d.com", ["1:1 autolink mailto:a_b@c.com", "1:15 text https://d.com/"]],
    ["> &lt;\n  a&#46;com/&NotEqualTilde;", ["2:3 text https://a.com/%E2%89%82%CC%B8"]],
    ["|a\\|b|\n|-|\n|`c` \\| d\\-e@f.com|", ["3:9 autolink mailto:d-e@f.com"]],
    ["\ufeff[a](https://b.test) c.com", ["1:6 link https://b.test/", "1:22 text https://c.com/"]],
    ["[a.com][r]\n\n[r]: b.html", ["3:6 definition null"]],
    ["a\0b c.com", ["1:5 text https://c.com/"]],
    [
      "d\\_e@f.com[^1] *g*\n\n[^1]: d\\_e@f.com h.com",
      ["1:1 autolink mailto:d_e@f.com", "3:7 autolink mailto:d_e@f.com", "3:18 text https://h.com/"],
    ],
  ])("finds a link behind what is not in the text: %j", (source, links) => {
    expect(short(referencesInMarkdown(source))).toEqual(links);
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
