import { describe, expect, test } from "vitest";
import { linkify, replaceLinks } from "../src/index.ts";
import { createMatcher } from "../src/linkify-it/index.ts";

describe("replaceLinks", () => {
  test("replaces each link by what the function returns, and leaves those for which it returns null", () => {
    const text = "a.com, b.com and c@a.com";
    expect(replaceLinks(text, ({ text: link, kind }) => (kind === "email" ? null : `[${link}]`))).toBe(
      "[a.com], [b.com] and c@a.com",
    );
    expect(() => replaceLinks(text, () => 1 as unknown as string)).toThrow(
      "what replace returns must be a string or null",
    );
  });
});

describe("linkify", () => {
  test.each([
    ["<b> example.com", '&#60;b&#62; <a href="https://example.com/" rel="nofollow noopener">example.com</a>'],
    ["me@example.com", '<a href="mailto:me@example.com" rel="nofollow noopener">me@example.com</a>'],
    ["javascript:alert(1) data:text/html,x", "javascript:alert(1) data:text/html,x"],
    [
      `http://a.test/"onmouseover="x`,
      '<a href="http://a.test/%22onmouseover=%22x" rel="nofollow noopener">http://a.test/&#34;onmouseover=&#34;x</a>',
    ],
    [
      `http://a.test/'&<x>`,
      `<a href="http://a.test/'&#38;%3Cx%3E" rel="nofollow noopener">http://a.test/&#39;&#38;&#60;x&#62;</a>`,
    ],
  ])("writes %s", (text, html) => {
    expect(linkify(text)).toBe(html.replace("/'&", "/&#39;&"));
  });

  test("takes attributes and labels, and escapes them", () => {
    expect(linkify("a.com", { rel: "", target: "_blank", className: '"><', label: () => "<i>" })).toBe(
      '<a href="https://a.com/" target="_blank" class="&#34;&#62;&#60;">&#60;i&#62;</a>',
    );
  });

  test("refuses schemes that run code", () => {
    expect(() => linkify("", { schemes: ["javascript"] })).toThrow("schemes that do not run code");
  });
});

describe("createMatcher", () => {
  const matcher = createMatcher({ defaultScheme: "http" });

  test("has the methods of linkify-it", () => {
    expect(matcher.pretest("no link")).toBe(false);
    expect(matcher.test("No.links")).toBe(false);
    expect(matcher.test("a.com")).toBe(true);
    expect(matcher.match("no link")).toBeNull();
    expect(matcher.match("(a.com) a@b.com HTTPS://x.test")).toEqual([
      { schema: "", index: 1, lastIndex: 6, raw: "a.com", text: "a.com", url: "http://a.com" },
      { schema: "mailto:", index: 8, lastIndex: 15, raw: "a@b.com", text: "a@b.com", url: "mailto:a@b.com" },
      {
        schema: "HTTPS:",
        index: 16,
        lastIndex: 30,
        raw: "HTTPS://x.test",
        text: "HTTPS://x.test",
        url: "HTTPS://x.test",
      },
    ]);
    expect(matcher.matchAtStart("http://a.com b")?.text).toBe("http://a.com");
    expect(matcher.matchAtStart("a.com")).toBeNull();
    expect(matcher.matchAtStart(" http://a.com")).toBeNull();
  });
});
