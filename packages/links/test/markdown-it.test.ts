import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { markdownItLinks } from "../src/linkify-it/index.ts";

test("finds the links in what markdown-it renders", () => {
  const md = new MarkdownIt().use(markdownItLinks, { defaultScheme: "http" });
  expect(md.render("See a.com/(b), <c.com>, `d.com` and [e](https://e.com) me+you@f.com.")).toBe(
    '<p>See <a href="http://a.com/(b)">a.com/(b)</a>, &lt;<a href="http://c.com">c.com</a>&gt;, <code>d.com</code> and <a href="https://e.com">e</a> <a href="mailto:me+you@f.com">me+you@f.com</a>.</p>\n',
  );
});
