import { createDecoder } from "@url/encoding";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { parseForm as parseForm2012 } from "../src/2012/index.ts";
import { parseForm } from "../src/2014/index.ts";
import { parseForm as parseForm2015 } from "../src/2015/index.ts";

const latin1 = orThrow(createDecoder("windows-1252"));

// @id history/parseform-step-4-returns-first
test("the isindex flag, step 4: returns the first sequence without = as a value", () => {
  const read = (input: string) => orThrow(parseForm(input, { isindex: true }));
  expect(read("a+b&c")).toEqual([
    ["", "a b"],
    ["c", ""],
  ]);
  expect(read("a=b")).toEqual([["a", "b"]]);
  // By the steps: the empty sequence has no "=", and is not empty any more.
  expect(read("")).toEqual([["", ""]]);
  expect(read("&a")).toEqual([
    ["", ""],
    ["a", ""],
  ]);
  expect(orThrow(parseForm("a+b"))).toEqual([["a b", ""]]);
});

describe("a byte that is not ASCII, in another encoding than UTF-8", () => {
  test("2014 fails at the first one, and the glossary of 2015 only above 0xF7", () => {
    const bytes = Uint8Array.of(0x61, 0xf7, 0xf8);
    expect(parseForm(bytes, { decode: latin1 })).toEqual({
      ok: false,
      error: { code: "non-ASCII-byte", start: 1, end: 2 },
    });
    expect(parseForm2015(bytes, { decode: latin1 })).toEqual({
      ok: false,
      error: { code: "non-ASCII-byte", start: 2, end: 3 },
    });
    expect(orThrow(parseForm2015(bytes.subarray(0, 2), { decode: latin1 }))).toEqual([["a÷", ""]]);
  });

  test("2012 takes it as a code point", () => {
    expect(parseForm2012(Uint8Array.of(0xe9, 0x3d, 0x31), { decode: latin1 })).toEqual([["é", "1"]]);
  });
});

test("use _charset_: the first pair of that name with a label decides for all pairs", () => {
  expect(orThrow(parseForm("a=%E9&_charset_=windows-1252&b=%E9", { charset: createDecoder }))).toEqual([
    ["a", "é"],
    ["_charset_", "windows-1252"],
    ["b", "é"],
  ]);
  expect(parseForm2012("_charset_=windows-1252&b=%E9", { charset: createDecoder }).map(String)).toContain("b,é");
});

// @id history/parseform-no-limits
test("has no limits, unlike parseBody and parseLegacy of @url/urlencoded", () => {
  expect(orThrow(parseForm("a&".repeat(10_001)))).toHaveLength(10_001);
  expect(orThrow(parseForm("a".repeat(1_100_000)))).toHaveLength(1);
});
