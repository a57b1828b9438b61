import { createLinkPolicy } from "@url/links/policy";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { BYPASSES } from "./bypasses.ts";

const links = createLinkPolicy();

/** What the parser reads as a reference, although it looks like code. */
const HARMLESS = [
  "javascript&#58;alert(1)",
  "java script:alert(1)",
  "\u200bjavascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "./javascript:alert(1)",
  "#javascript:alert(1)",
  "?javascript:alert(1)",
  "/javascript:alert(1)",
];

describe("validateLink", () => {
  test.each(BYPASSES)("refuses %j", (link) => {
    expect(links.validateLink(link)).toBe(false);
    expect(links.validateLink(links.normalizeLink(link))).toBe(false);
    expect(createLinkPolicy({ base: "https://example.com/" }).validateLink(link)).toBe(false);
    expect(createLinkPolicy({ dataImages: true }).validateLink(link)).toBe(false);
  });

  test.each(HARMLESS)("allows %j, which is a reference", (link) => {
    expect(orThrow(parseURL(link, { base: "https://example.com/" })).href).toMatch(/^https:\/\/example\.com\//);
    expect(links.validateLink(link)).toBe(true);
    expect(createLinkPolicy({ references: false }).validateLink(link)).toBe(false);
  });

  test.each(["https://exa mple.com/", "http://", "//", "https://a:99999/"])(
    "refuses %j, which the parser rejects",
    (link) => {
      expect(links.validateLink(link)).toBe(false);
    },
  );

  test.each(["//evil.example/a", "\\\\evil.example\\a", "/\\evil.example", "/\t/evil.example"])(
    "with base, %j has the host that a browser would ask",
    (link) => {
      const seen: string[] = [];
      const refuse = ({ href }: { href: string }) => seen.push(href) > 0 && !href.startsWith("https://example.com/");
      expect(createLinkPolicy({ base: "https://example.com/", refuse }).validateLink(link)).toBe(false);
      expect(seen[0]).toMatch(/^https:\/\/evil\.example\//);
      expect(links.validateLink(link)).toBe(true);
      expect(createLinkPolicy({ references: false }).validateLink(link)).toBe(false);
    },
  );

  test.each(["https:evil.example", "http:/evil.example", "http:\t\\evil.example", "HTTPS:"])(
    "without base, refuses %j, which leads to another host on pages of another scheme",
    (link) => {
      expect(links.validateLink(link)).toBe(false);
      expect(createLinkPolicy({ schemes: ["mailto"] }).validateLink(link)).toBe(false);
      expect(createLinkPolicy({ schemes: ["file"] }).validateLink("file:/a")).toBe(false);
    },
  );

  test("with base, allows it if it is a URL on that page", () => {
    const { validateLink, normalizeLink } = createLinkPolicy({ base: "https://example.com/a/" });
    expect(validateLink("https:b")).toBe(true);
    expect(normalizeLink("https:b")).toBe("https://example.com/a/b");
    expect(normalizeLink("http:b")).toBe("http://b/");
    expect(createLinkPolicy({ base: "https://example.com/", references: false }).validateLink("http:b")).toBe(true);
  });

  test("allows schemes and pictures that you name", () => {
    expect(createLinkPolicy({ schemes: ["ftp"] }).validateLink("FTP://a.example/")).toBe(true);
    expect(createLinkPolicy({ schemes: ["ftp"] }).validateLink("https://a.example/")).toBe(false);
    expect(createLinkPolicy({ schemes: ["file"] }).validateLink("file:///a")).toBe(true);
    const pictures = createLinkPolicy({ dataImages: true });
    expect(pictures.validateLink("data:image/png;base64,AA==")).toBe(true);
    expect(pictures.validateLink("DATA:IMAGE/WEBP,a")).toBe(true);
    expect(pictures.validateLink("da\nta:image/gif;base64,AA==")).toBe(true);
  });

  test.each([
    "data:image/svg+xml,<svg/>",
    "data:text/html,image/png;",
    "data:text/html;image/png,",
    "data:/image/png,",
    "data:image/png%3Btext/html,",
    "data:,image/png;",
    "data:#image/png;",
    "data:image/png#;",
  ])("with dataImages, refuses %j", (link) => {
    expect(createLinkPolicy({ dataImages: true }).validateLink(link)).toBe(false);
  });

  test("without references, refuses what the page decides", () => {
    const { validateLink } = createLinkPolicy({ base: "https://example.com/", references: false });
    expect(["a", "", "https:a", "//a.example", "https://a.example/"].map(validateLink)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test("takes the scheme of a reference from the document", () => {
    for (const base of ["file:///a/b", "data:text/html,a", "blob:https://example.com/1", "about:blank"]) {
      expect([base, "c", "#c", "//c"].map(createLinkPolicy({ base }).validateLink)).toEqual([
        false,
        false,
        false,
        false,
      ]);
    }
  });

  test("asks refuse about what is allowed, and nothing else", () => {
    const seen: string[] = [];
    const { validateLink } = createLinkPolicy({ refuse: ({ href }) => seen.push(href) === 2 });
    expect(["a", "https://b/", "mailto:c", "javascript:d"].map(validateLink)).toEqual([true, false, true, false]);
    expect(seen).toEqual(["https://document.invalid/a", "https://b/", "mailto:c"]);
  });

  test("rejects wrong arguments", () => {
    for (const scheme of ["javascript", "vbscript", "data", "HTTP", "https:"]) {
      expect(() => createLinkPolicy({ schemes: [scheme] })).toThrow(RangeError);
    }
    expect(() => createLinkPolicy({ base: "/a" })).toThrow(RangeError);
    expect(() => links.validateLink(1 as never)).toThrow(TypeError);
    expect(() => links.normalizeLink(null as never)).toThrow(TypeError);
  });
});

test("normalizeLink leads a browser to the same URL, and changes nothing twice", () => {
  const all = [
    "HTTPS://B\u00fccher.example/a b?\u00fc",
    " a b\n#c\u00e9",
    '//h\u00e4.example/"<>',
    "https:a",
    "?q='\u20ac",
    "",
    "\\a",
    "\ud800/\udc00\ud800\t\udc00",
  ];
  for (const link of all) {
    const normal = links.normalizeLink(link);
    expect(normal).toMatch(/^[!-~]*$/);
    expect(links.normalizeLink(normal)).toBe(normal);
    for (const base of ["https://example.com/x/", "http://example.com/x/?y"]) {
      expect([link, parseURL(normal, { base })]).toEqual([link, parseURL(link, { base })]);
      const { normalizeLink } = createLinkPolicy({ base });
      expect(normalizeLink(link)).toBe(orThrow(parseURL(link, { base })).href);
    }
  }
  expect(links.normalizeLink("http://exa mple/")).toBe("http://exa mple/");
});
