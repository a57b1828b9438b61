import { URL, URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

test.each([
  ["a:b", undefined, true],
  ["a:/b", undefined, true],
  ["https://test:test/", undefined, false],
  ["undefined", undefined, false],
  ["a", "b:c", false],
  ["a", "b:/c", true],
  ["#a", "b:c", true],
  ["https://example.org/", "not a base", false],
  ["https://h:99999/", "https://example.org/", false],
  ["", "https://example.org/", true],
])("canParse and parse: agree with the constructor on %s against %s", (input, base, parses) => {
  expect(URL.canParse(input, base)).toBe(parses);
  const url = URL.parse(input, base);
  if (parses) {
    expect(url).toBeInstanceOf(URL);
    expect(url?.href).toBe(new URL(input, base).href);
  } else {
    expect(url).toBeNull();
    expect(() => new URL(input, base)).toThrow(TypeError);
  }
});

test("parse: returns a new object with its own searchParams each time", () => {
  const first = URL.parse("https://example.org/?a=b")!;
  const second = URL.parse("https://example.org/?a=b")!;
  expect(first).not.toBe(second);
  expect(first.searchParams).toBeInstanceOf(URLSearchParams);
  first.searchParams.append("c", "d");
  expect(second.href).toBe("https://example.org/?a=b");
});

test("parse: leaves no state behind for the next constructor call", () => {
  expect(URL.parse("https://example.org/")?.href).toBe("https://example.org/");
  expect(new URL("https://example.com/").href).toBe("https://example.com/");
  expect(URL.parse("/")).toBeNull();
  expect(() => new URL("/")).toThrow(TypeError);
});

test("parse and canParse: treat undefined as no base, and null as a string", () => {
  expect(URL.canParse(undefined as never, "https://example.org/")).toBe(true);
  expect(URL.canParse("a:b", null as never)).toBe(false);
  expect(URL.parse("a:b", null as never)).toBeNull();
});

test("parse and canParse: throw a TypeError without an argument, and for a symbol", () => {
  for (const method of [URL.parse, URL.canParse] as ((...given: unknown[]) => unknown)[]) {
    expect(() => method()).toThrow(TypeError);
    expect(() => method(Symbol("a"))).toThrow(TypeError);
    expect(() => method("a:b", Symbol("a"))).toThrow(TypeError);
  }
});

test("parse and canParse: pass on an error of an argument's toString", () => {
  const failure = new RangeError("mine");
  const bad = {
    toString(): string {
      throw failure;
    },
  };
  expect(() => URL.parse(bad)).toThrow(failure);
  expect(() => URL.canParse("a:b", bad)).toThrow(failure);
});

test("parse and canParse: work without a receiver", () => {
  const { canParse, parse } = URL;
  expect(canParse("a:b")).toBe(true);
  expect(parse("a:b")).toBeInstanceOf(URL);
});

test("parse and canParse: replace lone surrogates with U+FFFD", () => {
  expect(URL.parse("a:/\ud800", undefined)?.pathname).toBe("/%EF%BF%BD");
  expect(URL.parse("?", "a:/\ud800")?.pathname).toBe("/%EF%BF%BD");
  expect(URL.canParse("a:\ud800", "a:/\ud800")).toBe(true);
});

test("toJSON: returns the href for JSON.stringify", () => {
  expect(JSON.stringify({ url: new URL("https://example.org/é") })).toBe('{"url":"https://example.org/%C3%A9"}');
});
