import { expect, test } from "vitest";
import { URL, URLSearchParams } from "../src/index.ts";

// The examples of the drafts of 2012 to 2015, with today's results. docs/history.md has a row for each.

// @id api/constructor-s-example-https-example
test("the constructor's example: https://example.org/💩", () => {
  expect(new URL("https://example.org/💩").pathname).toBe("/%F0%9F%92%A9");
});

// @id api/constructor-s-example-base
test("the constructor's example with a base: /💩", () => {
  const baseURI = "https://url.spec.whatwg.org/";
  expect(new URL("/💩", baseURI).href).toBe("https://url.spec.whatwg.org/%F0%9F%92%A9");
});

// @id api/relative-url-needs-base-about
test("a relative URL needs a base, and about:blank has an opaque path", () => {
  expect(() => new URL("/💩")).toThrow(TypeError);
  expect(() => new URL("/💩", "about:blank")).toThrow(TypeError);
  expect(new URL("about:x", "about:blank").href).toBe("about:x");
});

// @id api/params-object-encodes-utf-8
test("a params object encodes as UTF-8", () => {
  const url = new URL("https://example.org/");
  url.searchParams.append("é", "≡");
  expect(url.search).toBe("?%C3%A9=%E2%89%A1");
  expect(new URLSearchParams("%E9=%C3%A9").get("\ufffd")).toBe("é");
});
