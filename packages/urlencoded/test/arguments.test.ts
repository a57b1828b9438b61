import { parse, parseString, serialize } from "@url/urlencoded";
import { parseBody, statusOf } from "@url/urlencoded/body";
import { parseLegacy, serializeLegacy } from "@url/urlencoded/legacy";
import { nest } from "@url/urlencoded/nested";
import {
  createFormDecoder,
  createFormDecoderStream,
  createFormEncoder,
  createFormEncoderStream,
  decodeStream,
  encodeStream,
} from "@url/urlencoded/stream";
import { iterate, toFormData, toMap, toObject } from "@url/urlencoded/views";
import { describe, expect, test } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: every argument here is of a wrong type
type Any = any;

const detached = new Uint8Array(new ArrayBuffer(4));
structuredClone(detached, { transfer: [detached.buffer] });

const texts: readonly (readonly [string, (input: Any) => unknown])[] = [
  ["parse", parse],
  ["iterate", (input) => [...iterate(input)]],
  ["parseBody", parseBody],
  ["parseLegacy", parseLegacy],
];

describe("input that may be text or bytes", () => {
  test.each(texts)("%s accepts empty, detached and shared bytes", (_, run) => {
    expect(run(detached)).toEqual(run(new Uint8Array()));
    const shared = new Uint8Array(new SharedArrayBuffer(3));
    shared.set([0x61, 0x3d, 0x31]);
    expect(run(shared)).toEqual(run("a=1"));
    expect(run(Buffer.from("a=1"))).toEqual(run("a=1"));
  });

  test.each([...texts, ["parseString", (input: Any) => parseString(input)] as const])(
    "%s throws a TypeError for anything else",
    (name, run) => {
      const or = name === "parseString" ? "" : " or a Uint8Array";
      const objects = [{}, [], new ArrayBuffer(1), new Uint16Array(1), new DataView(new ArrayBuffer(1)), new Map()];
      for (const value of [undefined, null, 0, true, 1n, Symbol("a"), new String("a"), ...objects]) {
        expect(() => run(value)).toThrow(
          new TypeError(`${name}: input must be a string${or}, not ${value === null ? value : typeof value}.`),
        );
      }
    },
  );
});

const lists: readonly (readonly [string, (pairs: Any) => unknown])[] = [
  ["serialize", serialize],
  ["toMap", toMap],
  ["toObject", (pairs) => toObject(pairs, "first")],
  ["toFormData", toFormData],
  ["nest", nest],
  ["serializeLegacy", serializeLegacy],
];

describe("pairs", () => {
  test.each(lists)("%s takes names and values that are strings, and nothing else", (name, run) => {
    for (const value of [1, null, undefined, {}, true, Symbol("a")]) {
      const shown = value === null ? value : typeof value;
      expect(() => run([[value, "a"]])).toThrow(
        new TypeError(`${name}: a name in pairs must be a string, not ${shown}.`),
      );
      expect(() => run([["a", value]])).toThrow(
        new TypeError(`${name}: a value in pairs must be a string, not ${shown}.`),
      );
    }
  });

  test.each(lists)("%s throws a TypeError for anything but an iterable of lists of two", (name, run) => {
    for (const value of [undefined, null, 1, {}, "ab", [1], ["ab"], [["a"]], [["a", "b", "c"]], [{ 0: "a", 1: "b" }]]) {
      expect(() => run(value)).toThrow(new RegExp(`^${name}: pairs must be an iterable of \\[name, value\\], not `));
    }
  });

  test("the encoders throw a TypeError for a pair that is not a list of two", async () => {
    const message = "pairs must be an iterable of [name, value], not ";
    expect(() => createFormEncoder().push("ab" as Any)).toThrow(new TypeError(`createFormEncoder: ${message}string.`));
    expect(await errorOf(encodeStream([["a"]] as Any).next())).toBe(`TypeError: encodeStream: ${message}object.`);
    const source = new ReadableStream({ start: (controller) => controller.enqueue(1) });
    const reader = source.pipeThrough(createFormEncoderStream() as Any).getReader();
    expect(await errorOf(reader.read())).toBe(`TypeError: createFormEncoderStream: ${message}number.`);
  });
});

test("statusOf throws a TypeError for anything but an error, such as the result around it", () => {
  for (const value of [undefined, null, 413, {}, parseBody("ab", { maxBytes: 1 })]) {
    expect(() => statusOf(value as Any)).toThrow(/^statusOf: error must be the error of a form body, not /);
  }
});

test("an option of a wrong type is a TypeError that names the function", () => {
  expect(() => createFormDecoder({ maxBytes: "1mb" } as Any)).toThrow(/^createFormDecoder: maxBytes must be/);
  expect(() => decodeStream([], { maxPairs: Number.NaN })).toThrow(/^decodeStream: maxPairs must be/);
  expect(() => createFormDecoderStream(1 as Any)).toThrow(/^createFormDecoderStream: options must be a plain object/);
  expect(() => toObject([], "both" as Any)).toThrow(RangeError);
});

/** The error with which a promise is rejected, as text. */
function errorOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "not rejected",
    (error: unknown) => String(error),
  );
}
