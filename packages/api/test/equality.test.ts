import assert from "node:assert";
import { inspect, isDeepStrictEqual } from "node:util";
import { URL, URLSearchParams } from "@url/api";
import { expect as chaiExpect } from "chai";
import { dequal } from "dequal";
import { expect as jestExpect } from "expect";
import fastDeepEqual from "fast-deep-equal";
import lodash from "lodash";
import { describe, expect, test } from "vitest";

type AreEqual = (a: unknown, b: unknown) => boolean;

const passes =
  (check: (a: unknown, b: unknown) => unknown): AreEqual =>
  (a, b) => {
    try {
      check(a, b);
      return true;
    } catch {
      return false;
    }
  };

const VITEST = passes((a, b) => expect(a).toEqual(b));
const VITEST_STRICT = passes((a, b) => expect(a).toStrictEqual(b));
const JEST = passes((a, b) => jestExpect(a).toEqual(b));
const JEST_STRICT = passes((a, b) => jestExpect(a).toStrictEqual(b));
const FAST: AreEqual = fastDeepEqual;

const HREF = "https://user@example.com:8080/a/b?c=d#e";
const OTHERS = ["https://user@example.com:8080/a/b?c=d#f", "https://user@example.com:8080/a/b", "file:///"];

/** URLs with the same href, made in different ways: some were read, and some not since their query changed. */
const SAME: readonly (readonly [way: string, make: () => URL])[] = [
  ["parsed", () => new URL(HREF)],
  ["resolved", () => new URL("b?c=d#e", "https://user@example.com:8080/a/")],
  ["by URL.parse", () => URL.parse(HREF)!],
  ["set", () => Object.assign(new URL("https://user@example.com/a/b?c=d#e"), { port: "8080" })],
  ["replaced", () => Object.assign(new URL("a:"), { href: HREF })],
  ["whose getters were read", () => withParams("c=d", (_, url) => inspect(url))],
  ["whose parameters were read", () => withParams("c=d", (params) => params.get("c"))],
  ["with a parameter added", () => withParams("", (params) => params.append("c", "d"))],
  ["with parameters removed and set", () => withParams("c=x&f=g", changeTwice)],
  ["frozen", () => frozen(HREF)],
];

function frozen(href: string): URL {
  const url = new URL(href);
  Object.freeze(url);
  return url;
}

/** Changes the query, reads the URL, and changes the query again. */
function changeTwice(params: URLSearchParams, url: URL): void {
  params.delete("f");
  String(url);
  params.set("c", "d");
}

function withParams(query: string, change: (params: URLSearchParams, url: URL) => unknown): URL {
  const url = new URL(`https://user@example.com:8080/a/b?${query}#e`);
  change(url.searchParams, url);
  return url;
}

// @id api/url-deeply-equal-if-hrefs-are
describe.each<readonly [string, AreEqual]>([
  ["Vitest toEqual", VITEST],
  ["Vitest toStrictEqual", VITEST_STRICT],
  ["Jest toEqual", JEST],
  ["Jest toStrictEqual", JEST_STRICT],
  ["node:assert deepEqual", passes((a, b) => assert.deepEqual(a, b))],
  ["node:assert deepStrictEqual", passes((a, b) => assert.deepStrictEqual(a, b))],
  ["node:util isDeepStrictEqual", isDeepStrictEqual],
  ["Chai", passes((a, b) => chaiExpect(a).to.deep.equal(b))],
  ["fast-deep-equal", FAST],
  ["dequal", dequal],
])("%s: two URLs are deeply equal exactly if their hrefs are", (_, areEqual) => {
  test.each(SAME)("%s", (_, make) => {
    expect(make().href).toBe(HREF);
    for (const [, other] of SAME) {
      expect(areEqual(make(), other())).toBe(true);
      expect(areEqual({ a: [make()] }, { a: [other()] })).toBe(true);
    }
  });

  test("another href", () => {
    for (const href of OTHERS) {
      const changed = withParams("", (params) => params.append("c", "d"));
      expect(areEqual(changed, new URL(href))).toBe(false);
      expect(areEqual({ a: [new URL(href)] }, { a: [new URL(HREF)] })).toBe(false);
    }
  });
});

test("a URL equals neither its text nor a platform's URL with another href", () => {
  for (const areEqual of [VITEST, VITEST_STRICT, JEST, JEST_STRICT, FAST, dequal]) {
    for (const other of [HREF, { href: HREF }, new globalThis.URL("https://example.org/")]) {
      expect(areEqual(new URL(HREF), other)).toBe(false);
      expect(areEqual(other, new URL(HREF))).toBe(false);
    }
  }
});

test("what compares own properties alone sees a URL's href, and after a change of its query nothing that is equal", () => {
  const own = (url: URL): unknown => Reflect.ownKeys(url).map((key) => Reflect.get(url, key));
  const url = new URL(HREF);
  expect(own(url)).toEqual([HREF]);
  url.hash = "#f";
  expect(own(url)).toEqual([url.href]);
  const other = new URL(url);
  for (const { searchParams } of [url, other]) searchParams.append("g", "h");
  expect(own(url)).not.toEqual(own(other));
  expect([url.href, own(url)]).toEqual([other.href, own(other)]);
});

test("setters of a frozen URL work, as the platform's do", () => {
  const url = frozen(HREF);
  url.port = "";
  url.searchParams.set("c", "é");
  expect(url.href).toBe("https://user@example.com/a/b?c=%C3%A9#e");
});

// @id api/params-deeply-equal-if-pairs-are
describe.each<readonly [string, AreEqual]>([
  ["Vitest toEqual", VITEST],
  ["Vitest toStrictEqual", VITEST_STRICT],
  ["Jest toEqual", JEST],
  ["Jest toStrictEqual", JEST_STRICT],
  ["fast-deep-equal", FAST],
])("%s: two URLSearchParams are deeply equal exactly if their pairs are", (_, areEqual) => {
  test("read or not", () => {
    const read = new URLSearchParams("?a=b+c&d=%C3%A9");
    read.get("d");
    const same = [read, new URLSearchParams("a=b%20c&d=é"), new URLSearchParams({ a: "b c", d: "é" })];
    for (const a of same) {
      for (const b of same) expect(areEqual({ a }, { a: b })).toBe(true);
      for (const query of ["", "a=b+c", "a=b+c&d=e", "d=é&a=b+c", "a=b+c&d=é&d=é"]) {
        expect(areEqual(a, new URLSearchParams(query))).toBe(false);
        expect(areEqual({ a: new URLSearchParams(query) }, { a })).toBe(false);
      }
    }
  });
});

test("lodash's isEqual compares neither class, ours or the platform's, but by identity", () => {
  for (const Class of [URL, globalThis.URL]) expect(lodash.isEqual(new Class(HREF), new Class(HREF))).toBe(false);
  for (const Class of [URLSearchParams, globalThis.URLSearchParams]) {
    expect(lodash.isEqual(new Class("a=b"), new Class("a=b"))).toBe(false);
  }
});

test("a failed assertion shows both hrefs", () => {
  for (const [expectOf, a, b] of [
    [expect, new URL("https://a.example/b"), new URL("https://a.example/c")],
    [jestExpect, new URL("https://a.example/b"), new URL("https://a.example/c")],
  ] as const) {
    let message = "";
    try {
      expectOf(a).toEqual(b);
    } catch (error) {
      const { message: text, expected, actual } = error as Error & { expected?: string; actual?: string };
      message = `${text} ${actual} ${expected}`;
    }
    expect(message).toContain("https://a.example/b");
    expect(message).toContain("https://a.example/c");
  }
});
