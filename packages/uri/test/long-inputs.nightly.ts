import { describe, expect, test } from "vitest";
import {
  checkURI,
  hostRule,
  normalize,
  parseURI,
  recompose,
  relativizeURI,
  removeDotSegments,
  resolveURI,
  sameURI,
  toIRI,
  toURI,
} from "../src/index.ts";
import { formats, uriResolver } from "../src/json-schema/index.ts";
import { expandTemplate, isURITemplate, matchTemplate, parseTemplate } from "../src/template/index.ts";

const MEGABYTE = 1 << 20;
const megabyteOf = (unit: string) => unit.repeat(MEGABYTE / unit.length);

describe("templates with long lists", () => {
  test('matchTemplate("{/a*}", "/".repeat(125000)): returns 125,000 empty members', () => {
    expect(matchTemplate("{/a*}", "/".repeat(125_000))).toEqual({ ok: true, value: { a: Array(125_000).fill("") } });
  });

  test('expandTemplate("{a*}", { a: 125,000 items }): returns all items', () => {
    const a = Array(125_000).fill("x");
    expect(expandTemplate("{a*}", { a })).toEqual({ ok: true, value: a.join(",") });
    expect(expandTemplate("{?a*}", { a })).toEqual({ ok: true, value: `?${a.map((value) => `a=${value}`).join("&")}` });
    const pairs = Object.fromEntries(a.map((value, index) => [`n${index}`, value]));
    const members = Object.keys(pairs).map((name) => `${name}=x`);
    expect(expandTemplate("{/p*}", { p: pairs })).toEqual({ ok: true, value: `/${members.join("/")}` });
  });

  test("a prefix of a long value has that many characters, including those beyond the BMP", () => {
    const value = megabyteOf("\u{1f4a9}a");
    expect(expandTemplate("{a:3}", { a: value })).toEqual({ ok: true, value: "%F0%9F%92%A9a%F0%9F%92%A9" });
    expect(expandTemplate("{+a:3}", { a: megabyteOf("%f0%9f%92%a9") })).toEqual({
      ok: true,
      value: "%f0%9f%92%a9".repeat(3),
    });
    expect(expandTemplate("{a:9999}", { a: value })).toEqual({
      ok: true,
      value: "%F0%9F%92%A9a".repeat(5000).slice(0, -1),
    });
  });

  test("accepts 100,000 expressions in sequence, and one with 50,000 names", () => {
    const row = "{/a}{?b}".repeat(50_000);
    expect(matchTemplate(row, "")).toEqual({ ok: true, value: {} });
    expect(matchTemplate(`${row}#{x}{y}`, "")).toEqual({
      ok: false,
      error: { code: "ambiguous", start: 400_001, end: 400_004 },
    });
    const names = Array.from({ length: 50_000 }, (_, index) => `n${index}`);
    const values = Object.fromEntries(names.map((name) => [name, "v"]));
    const uri = `?${names.map((name) => `${name}=v`).join("&")}`;
    expect(expandTemplate(`{?${names}}`, values)).toEqual({ ok: true, value: uri });
    expect(matchTemplate(`{?${names}}`, uri)).toEqual({ ok: true, value: values });
  });
});

// Nothing here may overflow the stack, of JavaScript or of the engine's regular expressions.
describe("a megabyte of shapes that were quadratic or recursive in some version", () => {
  const shapes = [
    "/../",
    "/a/..",
    "%2e",
    "/%2e",
    "%zz",
    "%c3",
    "%c3%a9",
    ":",
    "@",
    "/",
    "?",
    "#",
    "[",
    ".",
    "a@",
    "@,",
  ];
  const functions: readonly ((text: string) => unknown)[] = [
    (text) => recompose(parseURI(text)),
    (text) => checkURI(text, "IRI-reference"),
    (text) => hostRule(`[${text}]`, { zone: true }),
    (text) => resolveURI(text, `http://a${text}`),
    (text) => relativizeURI(`http://a/${text}`, `http://a/b${text}`),
    (text) => normalize(`mailto:${text}`, "scheme"),
    (text) => sameURI(text, `http://a/${text}`, "scheme"),
    (text) => toIRI(text),
    (text) => toURI(text),
    (text) => isURITemplate(text),
    (text) => parseTemplate(`{${text}}`),
    (text) => matchTemplate("{/a*}", text),
    (text) => matchTemplate("{?a*,b}", `?${text}`),
    (text) => matchTemplate("{;a,b}{#c}", `;a=${text}#${text}`),
    (text) => expandTemplate("{a}{?b*}", { a: text, b: [text] }),
    (text) => uriResolver.equal(text, text),
    (text) =>
      uriResolver.serialize({ scheme: "x", userinfo: text, host: text, path: text, query: text, fragment: text }),
    (text) => formats["uri-template"](text),
  ];
  test.each(shapes.map((shape) => [shape]))("%s", (shape) => {
    const text = megabyteOf(shape);
    for (const run of functions) expect(() => run(text), run.toString()).not.toThrow();
  });

  test("dot segments: removes as many segments as there are before them", () => {
    expect(removeDotSegments("/a".repeat(MEGABYTE / 4) + "/..".repeat(MEGABYTE / 4))).toBe("/");
    expect(removeDotSegments(megabyteOf("/a/.."))).toBe("/");
  });
});
