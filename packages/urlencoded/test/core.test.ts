import { createDecoder as createEncodingDecoder } from "@url/encoding";
import { orThrow, type Result } from "@url/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BodyError, type BodyOptions, parseBody, statusOf } from "../src/body/index.ts";
import type { Pair } from "../src/index.ts";
import { parseLegacy } from "../src/legacy/index.ts";
import { createFormDecoder, decodeStream } from "../src/stream/index.ts";
import { bytesOf } from "./by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

const latin1 = orThrow(createEncodingDecoder("windows-1252"));
const sjis = orThrow(createEncodingDecoder("shift_jis"));
const utf8 = orThrow(createEncodingDecoder("utf-8"));

type Read = (body: Uint8Array, options?: BodyOptions) => Result<Pair[], BodyError>;

/** Reads a body in chunks of a number of bytes. */
function readStream(size: number): Read {
  return (body, options) => {
    const decoder = createFormDecoder(options);
    const pairs: Pair[] = [];
    for (let at = 0; at <= body.length; at += size) {
      const result = at < body.length ? decoder.push(body.subarray(at, at + size)) : decoder.end();
      if (!result.ok) return result;
      pairs.push(...result.value);
    }
    if (body.length % size === 0) return { ok: true, value: pairs };
    const end = decoder.end();
    return end.ok ? { ok: true, value: pairs.concat(end.value) } : end;
  };
}

const READERS: readonly (readonly [string, Read])[] = [
  ["parseBody", parseBody],
  ["parseLegacy", parseLegacy],
  ["parseLegacy with a sentinel", (body, options) => parseLegacy(body, { ...options, sentinel: true })],
  ["a decoder, byte by byte", readStream(1)],
  ["a decoder of chunks of 5", readStream(5)],
];

describe.each(READERS)("%s", (_, read) => {
  const given = (text: string, options?: BodyOptions) => read(Buffer.from(text, "latin1"), options);
  const failure = (error: BodyError) => ({ ok: false, error });

  test("has the limits of every other reader", () => {
    expect(given("a=1&b=2", { maxBytes: 7, maxPairs: 2, maxNameLength: 1, maxValueLength: 1 })).toMatchObject({
      ok: true,
    });
    expect(given("a=1&b=2", { maxBytes: 6 })).toEqual(failure({ code: "too-many-bytes", limit: 6, start: 6, end: 7 }));
    expect(given("a=1&b=2", { maxPairs: 1 })).toEqual(failure({ code: "too-many-pairs", limit: 1, start: 4, end: 5 }));
    expect(given("a=1&bc=2", { maxNameLength: 1 })).toEqual(
      failure({ code: "name-too-long", limit: 1, start: 5, end: 6 }),
    );
    expect(given("a=1&b=23", { maxValueLength: 1 })).toEqual(
      failure({ code: "value-too-long", limit: 1, start: 7, end: 8 }),
    );
    expect(given("a".repeat(1025))).toMatchObject({ error: { code: "name-too-long", limit: 1024 } });
  });

  test("has the strictness of every other reader", () => {
    expect(given("a=1&=%4", { strict: true })).toEqual(failure({ code: "malformed-percent", start: 5, end: 6 }));
    expect(given("a=%FF", { strict: true })).toEqual(failure({ code: "invalid-UTF-8", start: 2, end: 5 }));
    expect(given("a=\xe9", { strict: true })).toEqual(failure({ code: "non-ASCII-byte", start: 2, end: 3 }));
    expect(given("a=%FF&%4")).toEqual({
      ok: true,
      value: [
        ["a", "\ufffd"],
        ["%4", ""],
      ],
    });
  });

  test("reads every encoding", () => {
    expect(given("n%E4me=%E4+%80&%Z=%2B", { decode: latin1 })).toEqual({
      ok: true,
      value: [
        ["näme", "ä €"],
        ["%Z", "+"],
      ],
    });
    expect(given("q=%81%DF%83\\&=%41", { decode: sjis })).toEqual({
      ok: true,
      value: [
        ["q", "≡ソ"],
        ["", "A"],
      ],
    });
    expect(given("a41=%0A%09%30&%=%4", { decode: latin1 })).toEqual({
      ok: true,
      value: [
        ["a41", "\n\t0"],
        ["%", "%4"],
      ],
    });
    expect(given("q=%E2%82%AC\xe9", { decode: utf8 })).toEqual({ ok: true, value: [["q", "€\ufffd"]] });
  });

  test("rejects raw bytes in another encoding than UTF-8, and in strict mode a malformed %", () => {
    expect(given("a=1&b=\xe9", { decode: latin1 })).toEqual(failure({ code: "non-ASCII-byte", start: 6, end: 7 }));
    expect(given("a=%E9&b=%G", { decode: latin1, strict: true })).toEqual(
      failure({ code: "malformed-percent", start: 8, end: 9 }),
    );
    expect(given("a=%E9%81&b=%25", { decode: latin1, strict: true })).toMatchObject({ ok: true });
    expect(given("a=%E9&b=%G", { decode: latin1 })).toMatchObject({ ok: true });
    expect(given("a=%E9&bc", { decode: latin1, maxNameLength: 1 })).toMatchObject({ error: { code: "name-too-long" } });
  });
});

test("every reader gives the same for every body, encoding and limit", () => {
  const pieces = fc.constantFrom(
    "a",
    "b=",
    "=",
    "&",
    "+",
    "%",
    "%4",
    "%41",
    "%e9",
    "%E2%9C%93",
    "%81%DF",
    "\xe9",
    ";",
    "%26",
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 10 }).map((list) => Uint8Array.from(Buffer.from(list.join(""), "latin1"))),
      fc.record({
        decode: fc.constantFrom(undefined, latin1, sjis, utf8),
        strict: fc.boolean(),
        maxBytes: fc.constantFrom(9, undefined),
        maxPairs: fc.constantFrom(2, undefined),
        maxValueLength: fc.constantFrom(4, undefined),
      }),
      (body, options) => {
        const expected = parseBody(body, options);
        expect(parseLegacy(body, options)).toEqual(expected);
        expect(readStream(1)(body, options)).toEqual(expected);
        expect(readStream(3)(body, options)).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

test("each reader has the same limits by default", () => {
  const tooLong = new Uint8Array(1024 * 1024 + 1).fill(0x26);
  const tooMany = bytesOf("a&".repeat(10_001));
  for (const read of [parseBody, parseLegacy, (body: Uint8Array) => createFormDecoder().push(body)]) {
    expect(read(tooLong)).toMatchObject({ error: { code: "too-many-bytes", limit: 1024 * 1024 } });
    expect(read(tooMany)).toMatchObject({ error: { code: "too-many-pairs", limit: 10_000 } });
  }
});

test("a semicolon counts for the limits, in bytes and in text", () => {
  const options = { semicolons: true, maxPairs: 2 };
  const error = { code: "too-many-pairs", limit: 2, start: 8, end: 9 };
  expect(parseLegacy("a=1;b=2&c=3", options)).toEqual({ ok: false, error });
  const body = bytesOf("a=1;b=2&c=3");
  expect(parseLegacy(body, options)).toEqual({ ok: false, error });
  expect(parseLegacy(body, { semicolons: true })).toMatchObject({
    value: [
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ],
  });
  // The caller's bytes do not change.
  expect(body).toEqual(bytesOf("a=1;b=2&c=3"));
});

test("a sentinel decides whether raw bytes are an error, and is read within the limits only", () => {
  const raw = Buffer.from("utf8=%E2%9C%93&a=\xc3\xa9", "latin1");
  expect(parseLegacy(raw, { decode: latin1, sentinel: true })).toEqual({ ok: true, value: [["a", "é"]] });
  expect(parseLegacy(raw, { decode: latin1, sentinel: true, strict: true })).toMatchObject({
    error: { code: "non-ASCII-byte", start: 17 },
  });
  expect(parseLegacy(raw, { decode: latin1 })).toMatchObject({ error: { code: "non-ASCII-byte", start: 17 } });
  expect(parseLegacy(raw, { sentinel: true, maxBytes: 3 })).toMatchObject({ error: { code: "too-many-bytes" } });
});

test("streams take the encoding too, and statusOf the errors of each reader", async () => {
  const pairs: Pair[] = [];
  for await (const pair of decodeStream([bytesOf("a=%E"), bytesOf("4&b")], { decode: latin1 })) pairs.push(pair);
  expect(pairs).toEqual([
    ["a", "ä"],
    ["b", ""],
  ]);
  const tooMany = parseLegacy("a&b", { maxPairs: 1 });
  expect(!tooMany.ok && statusOf(tooMany.error)).toBe(413);
  const raw = parseLegacy("é", { decode: latin1 });
  expect(!raw.ok && statusOf(raw.error)).toBe(400);
});
