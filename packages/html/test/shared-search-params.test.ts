import { URL } from "@url/api";
import { expect, test } from "vitest";
import { sharedSearchParams } from "../src/history/index.ts";
import { hyperlinkURL } from "../src/index.ts";

// Expected values follow the steps of the Working Draft of 9 December 2014: a params object's list of URL objects.

test("updates all its URLs, links among them", () => {
  let href = "https://link.example/?x";
  const link = hyperlinkURL({
    getHref: () => href,
    setHref: (value) => {
      href = value;
    },
  });
  const ours = new URL("https://example.org/?y#f");
  const another = new URL("https://example.com/");
  const shared = sharedSearchParams("?a=1&b=ü");
  for (const url of [link, ours, another]) shared.add(url);
  expect([href, ours.href, another.href]).toEqual([
    "https://link.example/?a=1&b=%C3%BC",
    "https://example.org/?a=1&b=%C3%BC#f",
    "https://example.com/?a=1&b=%C3%BC",
  ]);
  shared.params.set("a", "2 ?");
  shared.params.delete("b");
  expect([href, ours.search, another.search]).toEqual(["https://link.example/?a=2+%3F", "?a=2+%3F", "?a=2+%3F"]);
  expect(ours.searchParams.get("a")).toBe("2 ?");
});

test("removes the query with the last pair", () => {
  const url = new URL("https://example.org/?");
  const shared = sharedSearchParams("a");
  shared.add(url);
  shared.params.delete("a");
  expect(url.href).toBe("https://example.org/");
});

test("delete: keeps the query of the URL; add: updates a URL once that was added twice, in its first place", () => {
  const order: string[] = [];
  const owner = (name: string) => ({
    get search() {
      return "";
    },
    set search(value: string) {
      order.push(name + value);
    },
  });
  const [a, b] = [owner("a"), owner("b")];
  const shared = sharedSearchParams();
  shared.add(a);
  shared.add(b);
  shared.add(a);
  order.length = 0;
  shared.params.append("k", "v");
  expect(order).toEqual(["ak=v", "bk=v"]);
  shared.delete(a);
  shared.params.sort();
  expect(order).toEqual(["ak=v", "bk=v", "bk=v"]);
  expect(shared.getURLs()).toEqual([b]);
});

test("refresh: copies a query that was set by other means to the params and the other URLs", () => {
  const [a, b] = [new URL("https://a.example/"), new URL("https://b.example/")];
  const shared = sharedSearchParams("x=1");
  shared.add(a);
  shared.add(b);
  a.search = "?y=%41+ü";
  shared.refresh(a);
  expect([...shared.params]).toEqual([["y", "A ü"]]);
  expect([a.search, b.search]).toEqual(["?y=A+%C3%BC", "?y=A+%C3%BC"]);
});

test("serializes the pairs even if the toString of params was replaced", () => {
  const url = new URL("https://example.org/");
  const shared = sharedSearchParams("a=1");
  shared.params.toString = () => "replaced";
  shared.add(url);
  expect(url.search).toBe("?a=1");
  shared.params.append("b", "2");
  expect(url.search).toBe("?a=1&b=2");
  url.search = "?c=3";
  shared.refresh(url);
  expect(url.search).toBe("?c=3");
});

test("writes a change to each URL at once, not when it is read", () => {
  let writes = 0;
  const shared = sharedSearchParams();
  shared.add({
    get search() {
      return "";
    },
    set search(_) {
      writes++;
    },
  });
  shared.params.append("a", "1");
  shared.params.append("b", "2");
  expect(writes).toBe(3);
});
