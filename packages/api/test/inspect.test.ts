import { inspect } from "node:util";
import { URL, URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

test("inspect: a URL shows its attributes in the order of the IDL", () => {
  expect(inspect(new URL("https://u:p@example.org:81/b?c=d&c=e#f"))).toBe(`URL {
  href: 'https://u:p@example.org:81/b?c=d&c=e#f',
  origin: 'https://example.org:81',
  protocol: 'https:',
  username: 'u',
  password: 'p',
  host: 'example.org:81',
  hostname: 'example.org',
  port: '81',
  pathname: '/b',
  search: '?c=d&c=e',
  searchParams: URLSearchParams [ [ 'c', 'd' ], [ 'c', 'e' ] ],
  hash: '#f'
}`);
});

test("inspect: a URLSearchParams shows its pairs", () => {
  expect(inspect(new URLSearchParams("a=b&a=c"))).toBe("URLSearchParams [ [ 'a', 'b' ], [ 'a', 'c' ] ]");
  expect(inspect(new URLSearchParams())).toBe("URLSearchParams []");
});

test("inspect: inside other objects, and beyond the depth wanted", () => {
  expect(inspect({ a: { b: new URLSearchParams("c=d") } })).toBe("{ a: { b: URLSearchParams [ [ 'c', 'd' ] ] } }");
  expect(inspect([new URL("a:")], { depth: 0 })).toBe(inspect([new globalThis.URL("a:")], { depth: 0 }));
  expect(inspect([new URLSearchParams("c=d")], { depth: 0 })).toBe("[ URLSearchParams {} ]");
  expect(inspect([new URLSearchParams("c=d")], { depth: null })).toBe("[ URLSearchParams [ [ 'c', 'd' ] ] ]");
});

test("inspect: changes nothing, and does not break on the prototypes", () => {
  const url = new URL("https://example.org/?a=b%20c");
  inspect(url);
  expect(url.href).toBe("https://example.org/?a=b%20c");
  for (const { prototype } of [URL, URLSearchParams]) expect(() => inspect(prototype)).not.toThrow();
});

test("inspect: a subclass shows what it adds", () => {
  class Mine extends URL {
    note = "mine";
  }
  expect(inspect(new Mine("https://example.org/"))).toContain("note: 'mine'");
});
