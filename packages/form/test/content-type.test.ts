import { expect, test } from "vitest";
import { parseContentType } from "../src/head/content-type.ts";

test.each([
  ["a/b", "a/b", null],
  ["A/B;charset=UTF-8", "a/b", "UTF-8"],
  [" a/b ; x=y ; CHARSET=utf-8 ", "a/b", "utf-8"],
  ['a/b; charset="utf-8"', "a/b", "utf-8"],
  ['a/b; charset="ut\\f-8"', "a/b", "utf-8"],
  // The first one counts.
  ["a/b; charset=latin1; charset=utf-8", "a/b", "latin1"],
  // It is in a quoted string.
  ['a/b; x=";charset=latin1"; charset=utf-8', "a/b", "utf-8"],
  ["a/b; charset=; charset=utf-8", "a/b", "utf-8"],
  ["a/b; charset", "a/b", null],
  ["a/b;", "a/b", null],
])("%s", (value, type, charset) => {
  expect(parseContentType(value)).toEqual({ type, charset });
});

test.each(["", "a", "a/", "/b", "a b/c", "a/b, a/b", "a/b c", `a/b;${"x".repeat(1024)}`])(
  "%s is not a media type",
  (value) => {
    expect(parseContentType(value)).toBeNull();
  },
);
