import { parse } from "@url/urlencoded";
import { expect, test } from "vitest";
import { bytesOf, parseByTheSteps, wordsOver } from "./by-the-steps.ts";

test("parse: pairs are cut at & and at their first =", () => {
  expect(parse("a=b")).toEqual([["a", "b"]]);
  expect(parse("a=b&c=d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(parse("a=b=c")).toEqual([["a", "b=c"]]);
  expect(parse("a==")).toEqual([["a", "="]]);
});

test("parse: a pair without = has an empty value", () => {
  expect(parse("a")).toEqual([["a", ""]]);
  expect(parse("a&b=c")).toEqual([
    ["a", ""],
    ["b", "c"],
  ]);
  expect(parse("b=c&a")).toEqual([
    ["b", "c"],
    ["a", ""],
  ]);
});

test("parse: name and value can each be empty", () => {
  expect(parse("=b")).toEqual([["", "b"]]);
  expect(parse("a=")).toEqual([["a", ""]]);
  expect(parse("=")).toEqual([["", ""]]);
});

test("parse: empty sequences between & are no pairs", () => {
  expect(parse("")).toEqual([]);
  expect(parse("&")).toEqual([]);
  expect(parse("&&a=b&&c=d&&")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("parse: names repeat and keep their order", () => {
  expect(parse("b=1&a=2&b=3")).toEqual([
    ["b", "1"],
    ["a", "2"],
    ["b", "3"],
  ]);
});

test("parse: + is a space, %2B is a +", () => {
  expect(parse("a+b=c++d&%2B=%2b")).toEqual([
    ["a b", "c  d"],
    ["+", "+"],
  ]);
});

test("parse: a percent-encoded & or = cuts nothing", () => {
  expect(parse("a%26b=c%3Dd")).toEqual([["a&b", "c=d"]]);
});

test("parse: % without two hex digits stays", () => {
  expect(parse("%=a%&%2=%G1&%%41=100%")).toEqual([
    ["%", "a%"],
    ["%2", "%G1"],
    ["%A", "100%"],
  ]);
});

test("parse: %zz beside a cut does not read over it", () => {
  expect(parse("a%4&1=%4=1")).toEqual([
    ["a%4", ""],
    ["1", "%4=1"],
  ]);
});

test("parse: percent-encoded bytes are UTF-8", () => {
  expect(parse("%C3%A9=%E2%82%AC&%F0%9F%92%A9")).toEqual([
    ["é", "€"],
    ["💩", ""],
  ]);
});

test("parse: ill-formed UTF-8 becomes U+FFFD", () => {
  expect(parse("%FE=%FF")).toEqual([["\ufffd", "\ufffd"]]);
  expect(parse("%C2=x&y=%C2")).toEqual([
    ["\ufffd", "x"],
    ["y", "\ufffd"],
  ]);
  expect(parse("%ED%A0%80")).toEqual([["\ufffd\ufffd\ufffd", ""]]);
});

test("parse: a byte order mark stays", () => {
  expect(parse("%EF%BB%BFid=%EF%BB%BF")).toEqual([["\ufeffid", "\ufeff"]]);
  expect(parse("\ufeffid=1")).toEqual([["\ufeffid", "1"]]);
});

test("parse: a leading ? is part of the first name", () => {
  expect(parse("?a=b")).toEqual([["?a", "b"]]);
});

test("parse: code points beyond ASCII pass as they are", () => {
  expect(parse("é=💩&ü+%20=ß%")).toEqual([
    ["é", "💩"],
    ["ü  ", "ß%"],
  ]);
});

test("parse: 💩%A9", () => {
  expect(parse("💩%A9=%C3é%A9")).toEqual([["💩\ufffd", "\ufffdé\ufffd"]]);
});

test("parse: a lone surrogate is read as U+FFFD, a pair is kept", () => {
  expect(parse("\ud83d=\udca9&\ud83d\udca9=%41\ud800")).toEqual([
    ["\ufffd", "\ufffd"],
    ["💩", "A\ufffd"],
  ]);
});

test("parse: ; is no delimiter and NUL is a character", () => {
  expect(parse("a=1;b=2&\0=\0")).toEqual([
    ["a", "1;b=2"],
    ["\0", "\0"],
  ]);
});

test("parse: __proto__ and constructor are names like others", () => {
  expect(parse("__proto__=1&constructor=2")).toEqual([
    ["__proto__", "1"],
    ["constructor", "2"],
  ]);
});

test("parse: bytes give what their text gives", () => {
  for (const text of ["", "a=b&c", "a+b=%20", "%C3%A9=%E2%82", "é=€&💩", "&&=&", "100%"]) {
    expect(parse(bytesOf(text))).toEqual(parse(text));
  }
});

test("parse: raw and percent-encoded bytes make one code point together", () => {
  expect(parse(Uint8Array.of(0xe2, 0x25, 0x38, 0x32, 0xac))).toEqual([["€", ""]]);
});

test("parse: raw ill-formed bytes do not swallow a delimiter", () => {
  expect(parse(Uint8Array.of(0xc3, 0x3d, 0xe2, 0x82, 0x26, 0x61))).toEqual([
    ["\ufffd", "\ufffd"],
    ["a", ""],
  ]);
});

test("parse: the bytes given are not changed, nor a Buffer's", () => {
  const given = bytesOf("a+b=%41+");
  const buffer = Buffer.from(given);
  expect(parse(given)).toEqual([["a b", "A "]]);
  expect(parse(buffer)).toEqual([["a b", "A "]]);
  expect(given).toEqual(bytesOf("a+b=%41+"));
  expect(buffer.toString("latin1")).toBe("a+b=%41+");
});

test("parse: a view into a larger buffer is read within its bounds", () => {
  expect(parse(bytesOf("xxa=b&c=dxx").subarray(2, 9))).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("parse: no byte is looked at twice for the same delimiter", () => {
  let looked = 0;
  class Counting extends Uint8Array {
    override indexOf(byte: number, from = 0): number {
      const index = super.indexOf(byte, from);
      looked += (index === -1 ? this.length : index + 1) - from;
      return index;
    }
  }
  for (const text of ["a&".repeat(500), "a=&".repeat(500), "=".repeat(1000), `${"a&".repeat(500)}=`]) {
    looked = 0;
    parse(new Counting(bytesOf(text)));
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(3 * text.length);
  }
});

test("parse: every short text and every short byte sequence gives what the Standard's steps give", () => {
  for (const word of wordsOver(["a", "&", "=", "+", "%", "4", "1", "é"], 5)) {
    const text = word.join("");
    expect(parse(text), text).toEqual(parseByTheSteps(bytesOf(text)));
  }
  for (const word of wordsOver([0x26, 0x3d, 0x2b, 0x25, 0x38, 0x32, 0xe2, 0x82, 0xac], 4)) {
    expect(parse(Uint8Array.from(word)), String(word)).toEqual(parseByTheSteps(Uint8Array.from(word)));
  }
});
