import { inspect } from "node:util";
import * as api from "@url/api";
import { expect, test, vi } from "vitest";

// A change of `searchParams` reaches the URL when the URL is read; the Standard's steps write the query back at each
// change. No caller may see the difference. tooling/laws tries it in any order, beside other implementations.

const counted = vi.hoisted(() => ({ texts: 0 }));
vi.mock("@url/urlencoded/internal", async (original) => {
  const module = await original<typeof import("@url/urlencoded/internal")>();
  return {
    ...module,
    encodePart(text: string) {
      counted.texts++;
      return module.encodePart(text);
    },
  };
});

type Reader = (url: api.URL) => unknown;
const href = "https://h/p?a=1&b=+%C3%A9#f";
const readers: readonly (readonly [name: string, read: Reader, shown: unknown])[] = [
  ["href", (url) => url.href, href],
  ["toString", (url) => url.toString(), href],
  ["a template", (url) => `${url}`, href],
  ["toJSON", (url) => url.toJSON(), href],
  ["JSON.stringify", (url) => JSON.stringify([url]), JSON.stringify([href])],
  ["search", (url) => url.search, "?a=1&b=+%C3%A9"],
  ["inspect", (url) => inspect(url).includes(`href: '${href}'`), true],
  ["inspect, deeper", (url) => inspect({ url }).includes("search: '?a=1&b=+%C3%A9'"), true],
  ["new URL", (url) => new api.URL(url).href, href],
  ["a base", (url) => new api.URL("#g", url).href, href.replace("#f", "#g")],
  ["URL.parse", (url) => api.URL.parse(url)?.href, href],
  ["URL.parse with a base", (url) => api.URL.parse("", url)?.href, href.replace("#f", "")],
  ["the platform's URL", (url) => new globalThis.URL(String(url)).href, href],
  ["after the port is set", (url) => Object.assign(url, { port: "8" }).href, href.replace("h/", "h:8/")],
  ["after the port is rejected", (url) => Object.assign(url, { port: "x" }).href, href],
  ["after the hash is set", (url) => Object.assign(url, { hash: "" }).href, href.replace("#f", "")],
  ["after the protocol is rejected", (url) => Object.assign(url, { protocol: "foo" }).href, href],
];

for (const [name, read, shown] of readers) {
  test(`searchParams: a change is visible to ${name}`, () => {
    const url = new api.URL("https://h/p?a=1#f");
    url.searchParams.append("b", " é");
    expect(read(url)).toBe(shown);
    expect([url.search, url.searchParams.size]).toEqual(["?a=1&b=+%C3%A9", 2]);
  });
}

test("searchParams: the other components are correct before the query is written", () => {
  const url = new api.URL("https://u:p@h:81/p?a=1#f");
  url.searchParams.append("a long name", "2");
  const { origin, protocol, username, password, host, hostname, port, pathname, hash } = url;
  expect([origin, protocol, username, password, host]).toEqual(["https://h:81", "https:", "u", "p", "h:81"]);
  expect([hostname, port, pathname, hash]).toEqual(["h", "81", "/p", "#f"]);
});

test("searchParams: a base that was used before is used again with its new query", () => {
  const base = new api.URL("https://h/p?a=1");
  expect(new api.URL("", base).href).toBe("https://h/p?a=1");
  base.searchParams.set("a", "2");
  expect(new api.URL("", base).href).toBe("https://h/p?a=2");
});

test("searchParams: a change persists if the href setter rejects its value", () => {
  const url = new api.URL("https://h/?a=1");
  url.searchParams.append("b", "2");
  expect(() => {
    url.href = "no URL";
  }).toThrow(TypeError);
  expect(url.href).toBe("https://h/?a=1&b=2");
});

test("searchParams: a change made while the value of href is converted is lost", () => {
  const url = new api.URL("https://h/?a=1");
  const { searchParams } = url;
  const value = {
    toString() {
      searchParams.append("b", "2");
      return "https://other/?c=3";
    },
  };
  url.href = value as unknown as string;
  expect([url.href, String(searchParams)]).toEqual(["https://other/?c=3", "c=3"]);
});

test("searchParams: a change made while the value of another setter is converted persists", () => {
  const url = new api.URL("https://h/?a=1");
  const value = {
    toString() {
      url.searchParams.append("b", "2");
      return "/path";
    },
  };
  url.pathname = value as unknown as string;
  expect(url.href).toBe("https://h/path?a=1&b=2");
});

test("searchParams: a conversion that throws does not lose an earlier change", () => {
  const url = new api.URL("https://h/?a=1");
  const value = {
    toString() {
      url.searchParams.append("b", "2");
      throw new RangeError("mine");
    },
  };
  expect(() => url.searchParams.append(value as unknown as string, "x")).toThrow("mine");
  expect(url.href).toBe("https://h/?a=1&b=2");
});

test("href: the setter throws for a wrong receiver before it converts the value", () => {
  let isConverted = false;
  const value = {
    toString() {
      isConverted = true;
      return "https://h/";
    },
  };
  const setter = Object.getOwnPropertyDescriptor(api.URL.prototype, "href")!.set!;
  expect(() => Reflect.apply(setter, {}, [value])).toThrow(TypeError);
  expect(isConverted).toBe(false);
});

test("searchParams: the URL does not call an overridden toString", () => {
  const url = new api.URL("https://h/?a=1");
  url.searchParams.toString = () => "overridden";
  url.searchParams.append("b", "2");
  expect(url.href).toBe("https://h/?a=1&b=2");
});

test("searchParams: serializes no pair until the URL is read, and then each pair once", () => {
  const url = new api.URL("https://h/#f");
  const { searchParams } = url;
  counted.texts = 0;
  for (let i = 0; i < 1000; i++) searchParams.append(`name${i}`, "value");
  for (let i = 0; i < 1000; i += 2) searchParams.delete(`name${i}`);
  for (let i = 1; i < 1000; i += 2) searchParams.set(`name${i}`, "other");
  searchParams.sort();
  expect([url.pathname, url.hash, searchParams.size]).toEqual(["/", "#f", 500]);
  expect(counted.texts).toBe(0);
  expect([url.href, url.search, String(url)]).toEqual([
    `https://h/?${new globalThis.URLSearchParams([...searchParams])}#f`,
    `?${new globalThis.URLSearchParams([...searchParams])}`,
    `https://h/?${new globalThis.URLSearchParams([...searchParams])}#f`,
  ]);
  // 500 names and 500 values.
  expect(counted.texts).toBe(1000);
});
