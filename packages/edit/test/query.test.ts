import { patchQuery, type QueryPatch, stripTracking, TRACKING } from "@url/edit";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";

const patched = (query: string, patch: QueryPatch, space?: "%20" | "+"): string =>
  orThrow(patchQuery(`https://h/${query}`, patch, space && { space })).href.slice("https://h/".length);

test.each<[string, QueryPatch, string]>([
  ["", {}, ""],
  ["?", {}, "?"],
  ["?#f", { delete: ["a"] }, "?#f"],
  ["?a&b=%20+&=&c==", {}, "?a&b=%20+&=&c=="],
  ["#f", { set: { a: 1 } }, "?a=1#f"],
  ["?", { set: { a: "" } }, "?a="],
  // The first pair gets the value, wherever its name is encoded.
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
    "?a=1&b=5&c=4",
  ],
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
  expect(patched("", { set: [...values, ["n0", "last"]] })).toMatch(/^\?n0=last&n1=1&.*n19=19$/);
});

test("a space is written as %20, or as + by choice", () => {
  expect(patched("?a+b=%20", { append: { "c d": "+ " } })).toBe("?a+b=%20&c%20d=%2B%20");
  expect(patched("?a+b=%20", { append: { "c d": "+ " } }, "+")).toBe("?a+b=%20&c+d=%2B+");
});

test("values may be numbers, big integers and booleans", () => {
  expect(patched("", { append: { a: 1, b: BigInt(2), c: true } })).toBe("?a=1&b=2&c=true");
});

test("a patch that changes nothing returns the same record", () => {
  const url = orThrow(patchQuery("https://h/?a=1&b", { set: { a: 2 } }));
  expect(orThrow(patchQuery(url, { set: { a: 2 }, delete: ["c"] }))).toBe(url);
});

test("an opaque path can have a query", () => {
  expect(orThrow(patchQuery("mailto:a@b?subject=c", { set: { subject: "d e" } })).href).toBe(
    "mailto:a@b?subject=d%20e",
  );
});

test.each([
  ["https://h/?utm_source=a&id=1&utm_=b&fbclid=c&GCLID=d&xutm_source=e#f", "https://h/?id=1&GCLID=d&xutm_source=e#f"],
  ["https://h/?%66bclid=a", "https://h/"],
  ["https://h/?a+b=%20", "https://h/?a+b=%20"],
])("%s without tracking is %s", (url, expected) => expect(orThrow(stripTracking(url)).href).toBe(expected));

test("the rules can be replaced, and a star stands for any rest", () => {
  expect(orThrow(stripTracking("https://h/?a=1&ab=2&*=3&utm_id=4", ["a*", "*"])).href).toBe("https://h/");
  expect(orThrow(stripTracking("https://h/?a=1&ab=2&utm_id=4", ["a"])).href).toBe("https://h/?ab=2&utm_id=4");
  expect(orThrow(stripTracking("https://h/?ref=1", [...TRACKING, "ref"])).href).toBe("https://h/");
});

test("the default rules have each name once, and what Firefox strips", () => {
  expect(new Set(TRACKING).size).toBe(TRACKING.length);
  // The list of Firefox's documentation.
  for (const name of "mc_eid oly_anon_id oly_enc_id __s vero_id _hsenc mkt_tok fbclid".split(" ")) {
    expect(TRACKING).toContain(name);
  }
});
