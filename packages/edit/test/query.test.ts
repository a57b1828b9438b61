import { patchQuery, type QueryPatch, stripTracking, TRACKING } from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";

const patched = (query: string, patch: QueryPatch, spaceAsPlus?: boolean): string =>
  patchQuery(`https://h/${query}`, patch, { spaceAsPlus }).slice("https://h/".length);

test.each<[string, QueryPatch, string]>([
  ["", {}, ""],
  ["?", {}, "?"],
  ["?#f", { delete: ["a"] }, "?#f"],
  ["?a&b=%20+&=&c==", {}, "?a&b=%20+&=&c=="],
  ["#f", { set: { a: 1 } }, "?a=1#f"],
  ["?", { set: { a: "" } }, "?a="],
  // The pairs get the values one after the other, wherever their name is encoded.
  ["?x&%61=1&a=2&y=%2f", { set: { a: "3" } }, "?x&a=3&y=%2f"],
  [
    "?a=1&b=2",
    {
      set: [
        ["b", 3],
        ["c", 4],
        ["b", 5],
      ],
    },
    // All values count: the second one has no pair to replace.
    "?a=1&b=3&b=5&c=4",
  ],
  ["?t=1&u&t=2&t=3", { set: { t: ["1", 4] } }, "?t=1&u&t=4"],
  ["?t=1&u", { set: { t: [1, 2, null, undefined, 3] } }, "?t=1&u&t=2&t=3"],
  ["?t=1&u&t=2", { set: { t: [] } }, "?u"],
  ["?t=1&u", { set: { t: undefined, v: undefined } }, "?t=1&u"],
  ["?t=1", { append: { a: ["x", "y"], b: null, c: undefined, d: [] } }, "?t=1&a=x&a=y"],
  ["?a=1", { set: { a: null, b: null } }, ""],
  ["?a=1&b", { set: new Map([["a", null]]) }, "?b"],
  // A pair that has the value stays as it is.
  ["?a=%7E+", { set: { a: "~ " } }, "?a=%7E+"],
  ["?a=%7E+&a=1", { set: { a: "~ " } }, "?a=%7E+"],
  ["?a=1", { append: { a: "2" } }, "?a=1&a=2"],
  ["?a=1&", { append: [["é&", "=#"]] }, "?a=1&&%C3%A9%26=%3D%23"],
  ["?a=1&b=2&a", { delete: ["a"] }, "?b=2"],
  ["?a=1&&b=2&", { delete: ["a", "b"] }, "?&"],
  ["?+=1", { delete: [" "] }, ""],
  ["?a=1&b=&c", { deleteWhere: (_, value) => value === "" }, "?a=1"],
  ["?a=1&b=2&a=3", { keepOnly: ["a"] }, "?a=1&a=3"],
  ["?a=1&b=2", { keepOnly: [], set: { b: 3 }, append: { c: 4 } }, "?b=3&c=4"],
  ["?a=1", { delete: ["a"], append: { a: 2 } }, "?a=2"],
  ["?b=1&a&&%61=2&b=0", { sort: true }, "?a&%61=2&b=1&b=0"],
  ["?b", { sort: true, append: { a: 1 } }, "?a=1&b"],
  // UTF-16 code units: U+FF5E is after the first half of a pair.
  ["?%EF%BD%9E&%F0%9F%92%A9", { sort: true }, "?%F0%9F%92%A9&%EF%BD%9E"],
  ["?__proto__=1&constructor=2", { set: { constructor: 3 } }, "?__proto__=1&constructor=3"],
  ["?a", { set: { a: "\ud800" } }, "?a=%EF%BF%BD"],
])("%s patched with %j is %s", (query, patch, expected) => expect(patched(query, patch)).toBe(expected));

test("more than a few names are set by a map, with the same result", () => {
  const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
  const query = `?${names.map((name) => `${name}=0`).join("&")}`;
  const values = names.map((name, index) => [name, index] as const);
  expect(patched(query, { set: values })).toBe(`?${names.map((name, index) => `${name}=${index}`).join("&")}`);
  expect(patched("", { set: [...values, ["n0", "last"]] })).toMatch(/^\?n0=0&n0=last&n1=1&.*n19=19$/);
});

test("a space is written as %20, or as + by choice", () => {
  expect(patched("?a+b=%20", { append: { "c d": "+ " } })).toBe("?a+b=%20&c%20d=%2B%20");
  expect(patched("?a+b=%20", { append: { "c d": "+ " } }, true)).toBe("?a+b=%20&c+d=%2B+");
});

test("values may be numbers, big integers and booleans", () => {
  expect(patched("", { append: { a: 1, b: BigInt(2), c: true } })).toBe("?a=1&b=2&c=true");
});

test("a patch that changes nothing returns the same record", () => {
  const url = patchQuery(orThrow(parseURL("https://h/?a=1&b")), { set: { a: 2 } });
  expect(patchQuery(url, { set: { a: 2 }, delete: ["c"] })).toBe(url);
});

test.each([
  ["/search?q=1#f", "/search?q=1&page=2#f"],
  ["?q", "?q&page=2"],
  ["../x", "../x?page=2"],
  ["//host/p?", "//host/p?page=2"],
  ["#f", "?page=2#f"],
  ["", "?page=2"],
  [" /a\t?b \n", "/a?b&page=2"],
  ["https://EXAMPLE.com?a=~", "https://EXAMPLE.com?a=~&page=2"],
])("in the form that was given: %j", (url, expected) => expect(patchQuery(url, { set: { page: 2 } })).toBe(expected));

test("a reference that is only a query does not lose its question mark", () => {
  // Without it, it would mean the query of its base.
  expect(patchQuery("?a=1#f", { keepOnly: [] })).toBe("?#f");
  expect(patchQuery("/a ?a=1", { keepOnly: [] })).toBe("/a%20");
});

test("an opaque path can have a query", () => {
  expect(patchQuery("mailto:a@b?subject=c", { set: { subject: "d e" } })).toBe("mailto:a@b?subject=d%20e");
});

test.each([
  ["https://h/?utm_source=a&id=1&utm_=b&fbclid=c&GCLID=d&xutm_source=e#f", "https://h/?id=1&GCLID=d&xutm_source=e#f"],
  ["https://h/?%66bclid=a", "https://h/"],
  ["https://h/?a+b=%20", "https://h/?a+b=%20"],
])("%s without tracking is %s", (url, expected) => expect(stripTracking(url)).toBe(expected));

test("the rules can be replaced, and a star stands for any rest", () => {
  expect(stripTracking("https://h/?a=1&ab=2&*=3&utm_id=4", ["a*", "*"])).toBe("https://h/");
  expect(stripTracking("https://h/?a=1&ab=2&utm_id=4", ["a"])).toBe("https://h/?ab=2&utm_id=4");
  expect(stripTracking("https://h/?ref=1", [...TRACKING, "ref"])).toBe("https://h/");
});

test("the default rules have each name once, and what Firefox strips", () => {
  expect(new Set(TRACKING).size).toBe(TRACKING.length);
  // The list of Firefox's documentation.
  for (const name of "mc_eid oly_anon_id oly_enc_id __s vero_id _hsenc mkt_tok fbclid".split(" ")) {
    expect(TRACKING).toContain(name);
  }
});

test("pairs of a URLSearchParams of the platform keep every pair", () => {
  expect(patchQuery("?a=1", { set: new URLSearchParams("b=1&b=2&a=0") })).toBe("?a=0&b=1&b=2");
});
