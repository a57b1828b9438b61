import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import {
  isValidAbsoluteURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURL,
  isValidURLPotentiallySurroundedBySpaces,
} from "../src/html.ts";

// Expected values come from the section "URL writing" of the URL Standard, and from HTML's terminology of URLs.

const record = (href: string) => orThrow(parseURL(href));
const page = record("https://example.org/dir/");

test.each([
  ["https://example.org/#f", true, true],
  ["mailto:a", true, true],
  ["", false, true],
  ["/a", false, true],
  ["#a", false, true],
  ["//example.com/", false, true],
  ["https://example.org/a b", false, false],
  [" /a", false, false],
  ["https:a", false, false],
])("isValidURL: %j is valid without a base: %s, in a page: %s", (text, alone, inPage) => {
  expect([isValidURL(text), isValidURL(text, page), isValidURL(text, page.href)]).toEqual([alone, inPage, inPage]);
});

test("isValidURL: takes only a fragment if the base has an opaque path", () => {
  const opaque = record("about:blank");
  expect(["#a", "a", ""].map((text) => isValidURL(text, opaque))).toEqual([true, false, false]);
});

test("the other terms: not empty, surrounded by spaces, absolute", () => {
  expect(["", "a"].map((text) => isValidNonEmptyURL(text, page))).toEqual([false, true]);
  const spaced = [" a\t", "\n", "\u00a0a b", "a b"];
  expect(spaced.map((text) => isValidURLPotentiallySurroundedBySpaces(text, page))).toEqual([true, true, false, false]);
  const nonEmpty = spaced.map((text) => isValidNonEmptyURLPotentiallySurroundedBySpaces(text, page));
  expect(nonEmpty).toEqual([true, false, false, false]);
  expect(["urn:isbn:0", "https://example.org/#f", "/a", ""].map(isValidAbsoluteURL)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("nothing is valid with a base that is not a URL", () => {
  expect([isValidURL("/a", "/b"), isValidURL("https://a/", "https://a:b/")]).toEqual([false, false]);
  expect(isValidNonEmptyURL("/a", " HTTPS:example.org")).toBe(true);
});

test.each([
  ["isValidURL", isValidURL],
  ["isValidNonEmptyURL", isValidNonEmptyURL],
  ["isValidURLPotentiallySurroundedBySpaces", isValidURLPotentiallySurroundedBySpaces],
  ["isValidNonEmptyURLPotentiallySurroundedBySpaces", isValidNonEmptyURLPotentiallySurroundedBySpaces],
])("%s: takes a string, and a URL in any form as base", (name, check) => {
  for (const value of [undefined, null, 81, {}, ["a"], new String("a"), Symbol("a")]) {
    expect(() => check(value as never, page)).toThrow(new RegExp(`^${name}: text must be a string`));
  }
  for (const value of [null, 81, {}, ["a"], Symbol("a")]) {
    expect(() => check("a", value as never)).toThrow(new RegExp(`^${name}: base`));
  }
  for (const text of ["\ud800", "a\udc00b", "/".repeat(50_000), "\0"]) expect(check(text, page)).toBe(false);
});

test("isValidAbsoluteURL: takes a string", () => {
  expect(() => isValidAbsoluteURL(81 as never)).toThrow(/^isValidAbsoluteURL: text must be a string/);
});
