import { expect, test } from "vitest";
import * as percent from "../src/index.ts";

const { extend, isInSet, PATH, percentEncodeAfterEncoding, percentEncodeByte, utf8DecodeWithoutBOM } = percent;

/** Values that are none of what the functions guard. */
const NO_SETS = [undefined, null, Number.NaN, 7, "PATH", {}, []] as const;
const set = (value: unknown): percent.PercentEncodeSet => value as percent.PercentEncodeSet;

test.each(NO_SETS)("throws for %o as a percent-encode set", (value) => {
  expect(() => percent.utf8PercentEncode("a", set(value))).toThrow(
    /^utf8PercentEncode: set must be a percent-encode set/,
  );
  expect(() => extend(set(value), "a")).toThrow(/^extend: set must be/);
  expect(() => isInSet(0x20, set(value))).toThrow(/^isInSet: set must be/);
  expect(() => percentEncodeAfterEncoding(() => [], "a", set(value))).toThrow(
    /^percentEncodeAfterEncoding: set must be/,
  );
  expect(() => isInSet(0x20, set(value))).toThrow(TypeError);
});

const REFUSED: readonly (readonly [string, () => unknown, typeof TypeError | typeof RangeError])[] = [
  ["percentEncodeByte: byte must", () => percentEncodeByte(256), RangeError],
  ["percentEncodeByte: byte must", () => percentEncodeByte(-1), RangeError],
  ["percentEncodeByte: byte must", () => percentEncodeByte(Number.NaN), RangeError],
  ["percentEncodeByte: byte must", () => percentEncodeByte(undefined as never), TypeError],
  ["percentEncodeByte: byte must", () => percentEncodeByte("length" as never), TypeError],
  ["extend: characters must", () => extend(PATH, undefined as never), TypeError],
  ["percentEncodeAfterEncoding: encode must", () => percentEncodeAfterEncoding(null as never, "a", PATH), TypeError],
  [
    "percentEncodeAfterEncoding: what encode returns must be an iterable of Uint8Arrays",
    () => percentEncodeAfterEncoding(() => [null] as never, "a", PATH),
    TypeError,
  ],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM(undefined as never), TypeError],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM(null as never), TypeError],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM(7 as never), TypeError],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM("abc" as never), TypeError],
  ["utf8DecodeWithoutBOM: byte must", () => utf8DecodeWithoutBOM([0, 256]), RangeError],
];

test.each(REFUSED)("%s: %o throws", (message, call, errorClass) => {
  expect(call).toThrow(errorClass);
  expect(call).toThrow(message);
});

const WRONG_TEXTS: readonly unknown[] = [
  undefined,
  null,
  7,
  {},
  ["a"],
  { toString: () => "a" },
  Symbol("a"),
  new String("a"),
];

test.each(WRONG_TEXTS)("takes only a string for text, and not %o", (value) => {
  const text = value as string;
  const message = (where: string, name: string, or = "") =>
    new RegExp(`^${where}: ${name} must be a string${or}, not `);
  expect(() => percent.utf8PercentEncode(text, PATH)).toThrow(message("utf8PercentEncode", "input"));
  expect(() => percentEncodeAfterEncoding(() => [], text, PATH)).toThrow(
    message("percentEncodeAfterEncoding", "input"),
  );
  expect(() => percent.percentDecodeText(text)).toThrow(message("percentDecodeText", "text"));
  expect(() => percent.percentDecode(text)).toThrow(message("percentDecode", "input", " or a Uint8Array"));
  expect(() => percent.toScalarValueString(text)).toThrow(message("toScalarValueString", "text"));
  expect(() => percent.utf8Encode(text)).toThrow(message("utf8Encode", "text"));
  expect(() => extend(PATH, text)).toThrow(message("extend", "characters"));
  expect(() => percent.isURLUnit(text, 0)).toThrow(message("isURLUnit", "text"));
});

test("predicates take numbers only, and return false for those that are not code points", () => {
  for (const value of [undefined, null, "a", {}, 1n, Symbol("a")]) {
    expect(() => percent.isURLCodePoint(value as number)).toThrow(/^isURLCodePoint: codePoint must be a number, not /);
    expect(() => isInSet(value as number, PATH)).toThrow(/^isInSet: codePoint must be a number, not /);
    expect(() => percent.isURLUnit("a", value as number)).toThrow(/^isURLUnit: index must be a number, not /);
  }
  for (const value of [Number.NaN, -1, 0x110000, 0xd800]) expect(percent.isURLCodePoint(value)).toBe(false);
  for (const value of [Number.NaN, -1]) expect(isInSet(value, PATH)).toBe(false);
});

test("reads a detached buffer as no bytes", () => {
  const bytes = Uint8Array.of(0x25, 0x34, 0x31);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  expect(percent.percentDecode(bytes)).toHaveLength(0);
  expect(utf8DecodeWithoutBOM(bytes)).toBe("");
});
