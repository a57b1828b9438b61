import { expect, test } from "vitest";
import {
  isValidAbsoluteURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURL,
  isValidURLPotentiallySurroundedBySpaces,
} from "../src/valid.ts";
import { record } from "./record.ts";

// Expected values come from the section "URL writing" of the URL Standard, and from HTML's terminology of URLs.

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
