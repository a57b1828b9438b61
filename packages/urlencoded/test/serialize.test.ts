import { parse, serialize } from "@url/urlencoded";
import { expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";

// @id urlencoded/serialize-joins-names-values-pairs
test("serialize: joins names and values with =, and pairs with &", () => {
  expect(
    serialize([
      ["a", "b"],
      ["c", "d"],
    ]),
  ).toBe("a=b&c=d");
});

test("serialize: returns the empty string for no pairs, but not for empty pairs", () => {
  expect(serialize([])).toBe("");
  expect(serialize([["", ""]])).toBe("=");
  expect(
    serialize([
      ["", ""],
      ["a", ""],
      ["", "b"],
    ]),
  ).toBe("=&a=&=b");
});

// @id urlencoded/serialize-writes-space-b
test("serialize: writes a space as +, and + as %2B", () => {
  expect(serialize([["a b", "c + d"]])).toBe("a+b=c+%2B+d");
});

// @id urlencoded/serialize-keeps-ascii-alphanumerics-percent
test("serialize: keeps ASCII alphanumerics and * - . _, and percent-encodes all other ASCII", () => {
  const stays = "*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  for (let unit = 0; unit < 0x80; unit++) {
    const character = String.fromCharCode(unit);
    const hex = unit.toString(16).toUpperCase().padStart(2, "0");
    const written = character === " " ? "+" : stays.includes(character) ? character : `%${hex}`;
    expect(serialize([[character, character]])).toBe(`${written}=${written}`);
  }
});

test("serialize: percent-encodes the UTF-8 bytes of code points beyond ASCII", () => {
  expect(serialize([["é", "€💩"]])).toBe("%C3%A9=%E2%82%AC%F0%9F%92%A9");
});

test("serialize: percent-encodes the first and the last code point of each length in UTF-8", () => {
  for (const codePoint of [0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff]) {
    const character = String.fromCodePoint(codePoint);
    const encoded = Array.from(bytesOf(character), (byte) => `%${byte.toString(16).toUpperCase()}`).join("");
    expect(serialize([[character, `a${character}`]])).toBe(`${encoded}=a${encoded}`);
  }
});

test("serialize: writes a lone surrogate as U+FFFD", () => {
  expect(serialize([["\ud800", "a\udfffb"]])).toBe("%EF%BF%BD=a%EF%BF%BDb");
});

test("serialize: serializes many pairs", () => {
  const pairs = Array.from({ length: 20_000 }, (_, i) => [`${i}`, "é"] as const);
  expect(serialize(pairs)).toBe(pairs.map(([name]) => `${name}=%C3%A9`).join("&"));
});

test("serialize: accepts any iterable of pairs", () => {
  expect(serialize(new Map([["a", "1"]]))).toBe("a=1");
  expect(serialize(new Map([["a", "1"]]).entries())).toBe("a=1");
});

// @id urlencoded/serialize-parse-serialized-pairs-parse
test("serialize and parse: serialized pairs parse to the same pairs", () => {
  const pairs: [string, string][] = [
    ["a&b", "c=d"],
    ["+ %", "%41\r\n"],
    ["", "é\ufeff💩"],
    ["__proto__", ""],
  ];
  expect(parse(serialize(pairs))).toEqual(pairs);
});
