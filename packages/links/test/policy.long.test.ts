import { createLinkPolicy } from "@url/links/policy";
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import MarkdownIt from "markdown-it";
import { rehype } from "rehype";
import { remark } from "remark";
import sanitizeHTML from "sanitize-html";
import { describe, expect, test } from "vitest";
import { BYPASSES } from "./bypasses.ts";

const links = createLinkPolicy();

/** What Node's `URL` reads, an implementation that is not ours. Node 20's optimized `URL.canParse` rejects hosts in Latin-1. */
function read(link: string, page?: string): URL | null {
  try {
    return new URL(link, page);
  } catch {
    return null;
  }
}
const PAGES = ["https://page.example/a", "http://page.example/a", "ftp://page.example/a"] as const;
const isAllowed = (url: URL | null) => url !== null && /^(?:https?|mailto):$/.test(url.protocol);

test("Node's URL reads what is allowed with an allowed scheme, in 41,371 links of hostile pieces", () => {
  const withBase = createLinkPolicy({ base: PAGES[0] });
  const absolute = createLinkPolicy({ references: false });
  const pieces = "java|script:|:|\t|\u0001|/|\\|https:|HTTP:|mailto:|#|\u00e9|\ud800|@".split("|");
  const wrong: string[] = [];
  const counts = { allowed: 0, refused: 0, absolute: 0 };
  for (const link of sequences(pieces, 4)) {
    const hold = (law: string, holds: boolean) => holds || wrong.push(`${law} ${JSON.stringify(link)}`);
    const alone = read(link);
    const found = PAGES.map((page) => read(link, page));
    const isAbsolute = alone !== null && found.every((url) => url?.href === alone.href);
    hold("with base", withBase.validateLink(link) === isAllowed(found[0]!));
    hold("normal with base", withBase.normalizeLink(link) === (found[0]?.href ?? link));
    hold("absolute", absolute.validateLink(link) === (isAbsolute && isAllowed(alone)));
    const isOfPage = found.every((url, i) => url?.protocol === PAGES[i]!.replace(/:.*/, ":"));
    hold("on any page", links.validateLink(link) === (isOfPage || (isAbsolute && isAllowed(alone))));
    const normal = links.normalizeLink(link);
    hold("normal on any page", normal === link || found.every((url, i) => read(normal, PAGES[i])?.href === url?.href));
    if (isAbsolute && isAllowed(alone)) counts.absolute++;
    counts[isAllowed(found[0]!) ? "allowed" : "refused"]++;
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(1000);
});

/** Every text of at most `most` tokens. */
function* sequences(tokens: readonly string[], most: number): Generator<string> {
  yield "";
  if (most === 0) return;
  for (const rest of sequences(tokens, most - 1)) for (const token of tokens) yield token + rest;
}

describe("in markdown-it", () => {
  const md = Object.assign(new MarkdownIt({ html: false }), links);

  test.each([
    ["[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>\n"],
    ["[a](&#x6a;avascript:alert)", "<p>[a](javascript:alert)</p>\n"],
    ["[a](java&#9;script:alert)", "<p>[a](java\tscript:alert)</p>\n"],
    ["[a](JAVAscript&colon;alert)", "<p>[a](JAVAscript:alert)</p>\n"],
    ["![a](data:text/html,b)", "<p>![a](data:text/html,b)</p>\n"],
    ["<javascript:alert>", "<p>&lt;javascript:alert&gt;</p>\n"],
    ["[a](HTTPS://B\u00fccher.example)", '<p><a href="https://xn--bcher-kva.example/">a</a></p>\n'],
    ["[a](b.html#c)", '<p><a href="b.html#c">a</a></p>\n'],
  ])("renders %j", (text, html) => {
    expect(md.render(text)).toBe(html);
  });
});

/** `a` elements with each link, written as references of characters. */
const document = (all: readonly string[]) =>
  // HTML has no U+0000 and no surrogates: its parser reads U+FFFD.
  all
    .map((link) => link.replace(/[\0\ud800]/g, ""))
    .map((link) => `<a href="${link.replace(/[^a-z]/gi, (c) => `&#${c.codePointAt(0)};`)}">x</a>`)
    .join("");

test("in sanitize-html, as its filter of every element", () => {
  const html = sanitizeHTML(document([...BYPASSES, "a.html", "tel:1"]), {
    // Everything, so that only the policy decides.
    allowedSchemes: "http https mailto tel javascript vbscript data file blob filesystem view-source feed about".split(
      " ",
    ),
    transformTags: {
      a: (tagName, { href = "", ...others }) => ({
        tagName,
        attribs: links.validateLink(href) ? { ...others, href: links.normalizeLink(href) } : others,
      }),
    },
  });
  expect(html.replaceAll("<a>x</a>", "")).toBe('<a href="a.html">x</a><a href="tel:1">x</a>');
});

test("in DOMPurify, as a hook", () => {
  const purify = createDOMPurify(new JSDOM("").window);
  purify.addHook("uponSanitizeAttribute", (_, attribute) => {
    if (attribute.attrName !== "href") return;
    attribute.keepAttr = links.validateLink(attribute.attrValue);
    attribute.attrValue = links.normalizeLink(attribute.attrValue);
  });
  const options = { ALLOWED_URI_REGEXP: /^/ };
  const html = purify.sanitize(document([...BYPASSES, "HTTPS://B\u00fccher.example", "a.html"]), options);
  expect(html.replaceAll("<a>x</a>", "")).toBe('<a href="https://xn--bcher-kva.example/">x</a><a href="a.html">x</a>');
});

interface Node {
  type: string;
  url?: string;
  properties?: { href?: unknown };
  children?: Node[];
}

const safeLinks = () => (node: Node) => {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.url === "string" && !links.validateLink(next.url)) next.url = "";
    if (next.properties?.href && !links.validateLink(String(next.properties.href))) delete next.properties.href;
    open.push(...(next.children ?? []));
  }
};

test("in rehype, as a plug-in", () => {
  const html = String(
    rehype()
      .data("settings", { fragment: true })
      .use(safeLinks as never)
      .processSync(document([...BYPASSES, "a.html"])),
  );
  expect(html.replaceAll("<a>x</a>", "")).toBe('<a href="a.html">x</a>');
});

test("in remark, as a plug-in", () => {
  const text = "[a](&#x6a;avascript:alert) ![b](data:text/html,c) [d](e.html)\n\n[f]: java&Tab;script:g\n";
  expect(
    String(
      remark()
        .use(safeLinks as never)
        .processSync(text),
    ),
  ).toBe("[a]() ![b]() [d](e.html)\n\n[f]: <>\n");
});
