import { parse, serialize } from "@url/urlencoded";
import { serializePairs } from "@url/urlencoded/internal";
import { expect, test } from "vitest";

test("serialize: pairs are joined with = and &", () => {
  expect(
    serialize([
      ["a", "b"],
      ["c", "d"],
    ]),
  ).toBe("a=b&c=d");
});

test("serialize: no pairs give the empty string, empty pairs do not", () => {
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

test("serialize: a space becomes +, and + becomes %2B", () => {
  expect(serialize([["a b", "c + d"]])).toBe("a+b=c+%2B+d");
});

test("serialize: ASCII alphanumerics and * - . _ stay, the rest of ASCII is percent-encoded", () => {
  const stays = "*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  for (let unit = 0; unit < 0x80; unit++) {
    const character = String.fromCharCode(unit);
    const hex = unit.toString(16).toUpperCase().padStart(2, "0");
    const written = character === " " ? "+" : stays.includes(character) ? character : `%${hex}`;
    expect(serialize([[character, character]])).toBe(`${written}=${written}`);
  }
});

test("serialize: beyond ASCII the UTF-8 bytes are percent-encoded", () => {
  expect(serialize([["é", "€💩"]])).toBe("%C3%A9=%E2%82%AC%F0%9F%92%A9");
});

test("serialize: a lone surrogate is written as U+FFFD", () => {
  expect(serialize([["\ud800", "a\udfffb"]])).toBe("%EF%BF%BD=a%EF%BF%BDb");
});

test("serialize: a long form of many pairs", () => {
  const pairs = Array.from({ length: 20_000 }, (_, i) => [`${i}`, "é"] as const);
  expect(serialize(pairs)).toBe(pairs.map(([name]) => `${name}=%C3%A9`).join("&"));
});

test("serializePairs: pairs of strings are written without a check", () => {
  expect(
    serializePairs([
      ["a", "b c"],
      ["", ""],
    ]),
  ).toBe("a=b+c&=");
});

test("serialize: any iterable of pairs will do", () => {
  expect(serialize(new Map([["a", "1"]]))).toBe("a=1");
  expect(serialize(new Map([["a", "1"]]).entries())).toBe("a=1");
});

test("serialize and parse: what was written is read back", () => {
  const pairs: [string, string][] = [
    ["a&b", "c=d"],
    ["+ %", "%41\r\n"],
    ["", "é\ufeff💩"],
    ["__proto__", ""],
  ];
  expect(parse(serialize(pairs))).toEqual(pairs);
});
