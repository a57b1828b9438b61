import { URL, URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

// @id api/searchparams-same-object-after-every
test("searchParams: is the same object after every change", () => {
  const url = new URL("https://example.org/?a=b");
  const { searchParams } = url;
  url.search = "?c=d";
  url.href = "https://example.com/?e=f";
  url.pathname = "/g";
  searchParams.append("h", "i");
  expect(url.searchParams).toBe(searchParams);
  expect(searchParams.toString()).toBe("e=f&h=i");
});

test("searchParams: is read-only", () => {
  const url = new URL("https://example.org/?a=b");
  expect(Object.getOwnPropertyDescriptor(URL.prototype, "searchParams")?.set).toBeUndefined();
  expect(() => {
    (url as { searchParams: unknown }).searchParams = new URLSearchParams();
  }).toThrow(TypeError);
});

// @id api/searchparams-pairs-url-s-query
test("searchParams: has the pairs of the URL's query, and keeps a second ?", () => {
  expect(new URL("https://example.org/??a=b&c").searchParams.toString()).toBe("%3Fa=b&c=");
  expect(new URL("https://example.org/").searchParams.size).toBe(0);
  expect(new URL("https://example.org/?").searchParams.size).toBe(0);
  expect(new URL("mailto:a?subject=b+c").searchParams.get("subject")).toBe("b c");
});

test("searchParams: can be read without a change to the URL", () => {
  const url = new URL("https://example.org/?a=b ~&&c");
  const { href } = url;
  expect(url.searchParams.get("a")).toBe("b ~");
  expect([...url.searchParams].length).toBe(2);
  expect(url.href).toBe(href);
});

test("searchParams: is updated by the href setter", () => {
  const url = new URL("https://example.org/?a=b");
  const { searchParams } = url;
  url.href = "https://example.org/?c=d&e";
  expect([...searchParams]).toEqual([
    ["c", "d"],
    ["e", ""],
  ]);
  url.href = "https://example.org/";
  expect(searchParams.size).toBe(0);
});

// @id api/searchparams-updated-search-setter
test("searchParams: is updated by the search setter", () => {
  const url = new URL("https://example.org/?a=b");
  const { searchParams } = url;
  url.search = "c=d";
  expect(searchParams.toString()).toBe("c=d");
  url.search = "?";
  expect(searchParams.size).toBe(0);
  url.search = "??e";
  expect([...searchParams.keys()]).toEqual(["?e"]);
  url.search = "";
  expect(searchParams.size).toBe(0);
});

test('searchParams: search = "?a=\\tb" sets the value b, as in the resulting query', () => {
  const url = new URL("https://example.org/");
  const { searchParams } = url;
  url.search = "?a=\tb";
  expect(url.search).toBe("?a=b");
  expect(searchParams.get("a")).toBe("b");
});

test("searchParams: keeps a # that search sets in the value", () => {
  const url = new URL("https://example.org/#f");
  url.search = "a=1#2";
  expect(url.href).toBe("https://example.org/?a=1%232#f");
  expect(url.searchParams.get("a")).toBe("1#2");
});

// @id api/searchparams-append-delete-set-sort
test("searchParams: append, delete, set and sort change the URL", () => {
  const url = new URL("https://example.org/?b=1#f");
  const { searchParams } = url;
  searchParams.append("a", "é ~");
  expect(url.href).toBe("https://example.org/?b=1&a=%C3%A9+%7E#f");
  searchParams.set("b", "2");
  expect(url.search).toBe("?b=2&a=%C3%A9+%7E");
  searchParams.sort();
  expect(url.search).toBe("?a=%C3%A9+%7E&b=2");
  searchParams.delete("a");
  expect(url.href).toBe("https://example.org/?b=2#f");
});

test("searchParams: removes the query, instead of leaving an empty one, when the list becomes empty", () => {
  const url = new URL("https://example.org/?a=b#f");
  url.searchParams.delete("a");
  expect(url.href).toBe("https://example.org/#f");
  expect(url.search).toBe("");
});

test("searchParams: rewrites the query even if delete finds nothing", () => {
  const url = new URL("https://example.org/?a=b%20c&&d");
  url.searchParams.delete("x");
  expect(url.href).toBe("https://example.org/?a=b+c&d=");
  const empty = new URL("https://example.org/?&&#f");
  empty.searchParams.delete("x");
  expect(empty.href).toBe("https://example.org/#f");
  const blank = new URL("https://example.org/?");
  blank.searchParams.sort();
  expect(blank.href).toBe("https://example.org/");
});

test("searchParams: leaves the query as it was written until the list changes", () => {
  const url = new URL("https://example.org/?a=b ~");
  expect(url.href).toBe("https://example.org/?a=b%20~");
  url.searchParams.sort();
  expect(url.href).toBe("https://example.org/?a=b+%7E");
});

test("searchParams: changes the query of a URL with an opaque path", () => {
  const url = new URL("data:space    ?a=b#c");
  const { pathname } = url;
  url.searchParams.delete("a");
  expect(url.pathname).toBe(pathname);
  expect(url.href).toBe(`data:${pathname}#c`);
});

test("searchParams: does not share state with an instance that was constructed from it", () => {
  const url = new URL("https://example.org/?a=b");
  const copy = new URLSearchParams(url.searchParams);
  copy.append("c", "d");
  expect(url.href).toBe("https://example.org/?a=b");
  url.searchParams.delete("a");
  expect(copy.toString()).toBe("a=b&c=d");
});

test("searchParams: differs between two URLs", () => {
  const first = new URL("https://example.org/?a=b");
  const second = new URL(first);
  expect(first.searchParams).not.toBe(second.searchParams);
  first.searchParams.append("c", "d");
  expect(second.href).toBe("https://example.org/?a=b");
});

test("searchParams: an iterator continues with a search that was set meanwhile", () => {
  const url = new URL("https://example.org/?a=1&b=2&c=3");
  const seen: string[] = [];
  for (const [name] of url.searchParams) {
    if (name === "a") url.search = "x=1&y=2&z=3";
    seen.push(name);
  }
  expect(seen).toEqual(["a", "y", "z"]);
});

test("searchParams: forEach continues with a search that was set meanwhile", () => {
  const url = new URL("https://example.org/?a=1&b=2&c=3");
  const seen: string[] = [];
  url.searchParams.forEach((_, name) => {
    if (name === "a") url.search = "x=1&y=2";
    seen.push(name);
  });
  expect(seen).toEqual(["a", "y"]);
});
