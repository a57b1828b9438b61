import { expect, test } from "vitest";
import { parse } from "../src/index.ts";
import { parseLegacy } from "../src/legacy/index.ts";

// The table of query delimiters of the article on RFC 3986. docs/history.md has a row for each.

const PAIRS = [
  ["key1", "value1"],
  ["key2", "value2"],
];

// @id urlencoded/key1-value1-key2-value2-two
test("key1=value1&key2=value2 has two pairs", () => {
  expect(parse("key1=value1&key2=value2")).toEqual(PAIRS);
});

// @id urlencoded/key1-value1-key2-value2-two-pairs
test("key1=value1;key2=value2 has two pairs if semicolons separate them, and otherwise one", () => {
  expect(parseLegacy("key1=value1;key2=value2", { semicolons: true })).toEqual({ ok: true, value: PAIRS });
  expect(parse("key1=value1;key2=value2")).toEqual([["key1", "value1;key2=value2"]]);
});
