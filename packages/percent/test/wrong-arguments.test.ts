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
    "percentEncodeAfterEncoding: encode must be a function that returns an iterable of Uint8Arrays",
    () => percentEncodeAfterEncoding(() => [null] as never, "a", PATH),
    TypeError,
  ],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM(undefined as never), TypeError],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM(null as never), TypeError],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM(7 as never), TypeError],
  ["utf8DecodeWithoutBOM: bytes must", () => utf8DecodeWithoutBOM("abc" as never), TypeError],
  ["percentEncodeByte: byte must", () => utf8DecodeWithoutBOM([256]), RangeError],
];

test.each(REFUSED)("%s: %o throws", (message, call, errorClass) => {
  expect(call).toThrow(errorClass);
  expect(call).toThrow(message);
});

test.each([undefined, null, Number.NaN, 7, {}, [1, 2], { toString: () => "a b" }])(
  "converts the text %o to a string",
  (value) => {
    const text = value as string;
    expect(percent.utf8PercentEncode(text, PATH)).toBe(percent.utf8PercentEncode(String(value), PATH));
    expect(percentEncodeAfterEncoding((input) => [percent.utf8Encode(input)], text, PATH)).toBe(
      percent.utf8PercentEncode(String(value), PATH),
    );
    expect(percent.percentDecodeText(text)).toBe(String(value));
    expect(percent.toScalarValueString(text)).toBe(String(value));
    expect(percent.utf8DecodeWithoutBOM(percent.utf8Encode(text))).toBe(String(value));
    expect(percent.utf8DecodeWithoutBOM(percent.percentDecode(text))).toBe(String(value));
  },
);

test("predicates return false for a value of another type", () => {
  for (const value of [undefined, null, Number.NaN, {}, -1, 0x110000, 0xd800]) {
    expect(percent.isURLCodePoint(value as number)).toBe(false);
    expect(percent.isURLUnit(value as unknown as string, 0)).toBe(false);
  }
  for (const value of [undefined, Number.NaN, -1, {}]) expect(isInSet(value as number, PATH)).toBe(false);
});

test("reads a detached buffer as no bytes", () => {
  const bytes = Uint8Array.of(0x25, 0x34, 0x31);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  expect(percent.percentDecode(bytes)).toHaveLength(0);
  expect(utf8DecodeWithoutBOM(bytes)).toBe("");
});
