import { expect, test } from "vitest";
import { decodePunycode, encodePunycode } from "../src/punycode.ts";

// RFC 3492, section 7.1, in lower case.
const SAMPLES = [
  ["ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"],
  ["почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  ["3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"],
  ["安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"],
  ["そのスピードで", "d9juau41awczczp"],
] as const;

test.each(SAMPLES)("RFC 3492 sample %s", (label, encoded) => {
  expect(encodePunycode(label)).toBe(encoded);
  expect(decodePunycode(encoded)).toBe(label);
});

test("accepts a hyphen as the last basic code point, and rejects a delimiter without one before it", () => {
  expect(encodePunycode("-ü")).toBe("--eha");
  expect(decodePunycode("--eha")).toBe("-ü");
  expect(decodePunycode("-eha")).toBeNull();
});

test("does not decode numbers that are not code points, or that overflow 2^31", () => {
  expect(decodePunycode("99999999999999a")).toBeNull();
  // U+10FFFF, and one past it.
  expect(decodePunycode("dn32g")).toBe("\u{10ffff}");
  expect(decodePunycode("en32g")).toBeNull();
  // A number that never ends.
  expect(decodePunycode("99")).toBeNull();
});

test("does not decode surrogates, even two that would make a pair", () => {
  // U+D83D, U+DE00 as two code points; tr46 7 joins them to U+1F600 and accepts.
  expect(decodePunycode("8c9bk9h")).toBeNull();
  expect(decodePunycode("e28h")).toBe("\u{1f600}");
});

test("does not decode empty text, ASCII only, upper case and text that is not ASCII", () => {
  for (const text of ["", "abc-", "ü", "ü-eha", "a-EHA", "a b"]) expect(decodePunycode(text)).toBeNull();
});

test("does not encode a label that is too long for 32-bit deltas", () => {
  expect(encodePunycode(`${"a".repeat(40_000)}\u{10000}`)).toBeNull();
});

test("encodes and decodes 20,000 distinct characters in no order", () => {
  const label = Array.from({ length: 20_000 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 20_000))).join("");
  expect(decodePunycode(encodePunycode(label) as string)).toBe(label);
});
