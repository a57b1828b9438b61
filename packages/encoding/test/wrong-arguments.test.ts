import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import * as root from "../src/index.ts";
import * as singleByte from "../src/single-byte/index.ts";

/** No text and no bytes: what each entry does with these must be a decision. */
const VALUES: readonly [name: string, value: unknown][] = [
  ["undefined", undefined],
  ["null", null],
  ["NaN", Number.NaN],
  ["a number", 1e308],
  ["an object", {}],
  ["an array", [0x61]],
  ["a String object", new String("utf-8")],
  ["a lone surrogate", "\ud800"],
  ["a long text", "é".repeat(5_000)],
  ["a function", () => "utf-8"],
];

describe.each([
  ["@url/encoding", root],
  ["@url/encoding/single-byte", singleByte],
])("%s", (_, { createDecoder, createEncoder, encodeWithReferences, getEncoding, getOutputEncoding }) => {
  const NO_TEXTS = VALUES.filter(([, value]) => typeof value !== "string");
  test.each([...NO_TEXTS, ["a symbol", Symbol("a")] as const])(
    "a label and text are strings, and not %s",
    (_, value) => {
      const text = value as string;
      for (const [name, call] of Object.entries({ getEncoding, getOutputEncoding, createEncoder, createDecoder })) {
        expect(() => call(text)).toThrow(new RegExp(`^${name}: label must be a string, not `));
      }
      for (const label of ["utf-8", "latin1"]) {
        const encode = orThrow(createEncoder(label));
        expect(() => encode(text)).toThrow(/^encode: input must be a string, not /);
        expect(() => encodeWithReferences(encode, text)).toThrow(/^encodeWithReferences: input must be a string, not /);
      }
    },
  );

  test.each([...VALUES, ["an ArrayBuffer", new ArrayBuffer(1)], ["a DataView", new DataView(new ArrayBuffer(1))]])(
    "a decoder throws a TypeError that names it: %s",
    (_, value) => {
      for (const [label, name] of [
        ["utf-8", "UTF-8"],
        ["utf-16le", "UTF-16LE"],
        ["hz-gb-2312", "replacement"],
        ["latin1", "windows-1252"],
      ]) {
        const decode = orThrow(createDecoder(label!));
        expect(() => decode(value as Uint8Array)).toThrow(TypeError);
        expect(() => decode(value as Uint8Array)).toThrow(`decoder of ${name}: bytes must be a Uint8Array, not `);
      }
    },
  );

  test.each(VALUES.filter(([, value]) => typeof value !== "function"))(
    "encodeWithReferences throws a TypeError for an encoder that is not a function: %s",
    (_, value) => {
      expect(() => encodeWithReferences(value as root.Encoder, "a")).toThrow(TypeError);
      expect(() => encodeWithReferences(value as root.Encoder, "a")).toThrow(/^encodeWithReferences: encode must be /);
    },
  );

  test("a decoder decodes a shared buffer, and a detached one as no bytes", () => {
    const shared = new Uint8Array(new SharedArrayBuffer(1)).fill(0x61);
    const detached = Uint8Array.of(0x61);
    structuredClone(detached.buffer, { transfer: [detached.buffer] });
    for (const label of ["utf-8", "latin1"]) {
      expect(orThrow(createDecoder(label))(shared)).toBe("a");
      expect(orThrow(createDecoder(label))(detached)).toBe("");
    }
  });
});

test("the encoders and decoders of multi-byte encodings check their arguments too", () => {
  const encode = orThrow(root.createEncoder("shift_jis"));
  expect(() => encode(undefined as unknown as string)).toThrow("encode: input must be a string, not undefined.");
  const decode = orThrow(root.createDecoder("shift_jis"));
  expect(() => decode("a" as unknown as Uint8Array)).toThrow("decoder of Shift_JIS: bytes must be a Uint8Array");
});

test("the decoder of a multi-byte encoding decodes a shared buffer", () => {
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  shared.set([0x81, 0xdf]);
  expect(orThrow(root.createDecoder("shift_jis"))(shared)).toBe("≡");
});
