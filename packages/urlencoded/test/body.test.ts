import { orThrow } from "@url/result";
import { parse } from "@url/urlencoded";
import { parseBody, statusOf } from "@url/urlencoded/body";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

const success = (value: unknown) => ({ ok: true, value });
/** One byte or code unit over a limit. */
const exceeded = (code: string, limit: number, start: number) => ({
  ok: false,
  error: { code, limit, start, end: start + 1 },
});
const malformed = (code: string, start: number, end: number) => ({ ok: false, error: { code, start, end } });

/** Parses a body as a string and as bytes. If it is ASCII, both must have the same outcome, offsets included. */
function bothWays(body: string, options: Parameters<typeof parseBody>[1]): ReturnType<typeof parseBody> {
  const result = parseBody(body, options);
  expect(parseBody(bytesOf(body), options)).toEqual(result);
  return result;
}

test("returns what parse returns for a body within its limits", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "%41", "%FF", "%", "é", "+", "=", "&")), (pieces) => {
      const body = pieces.join("");
      expect(parseBody(body)).toEqual(success(parse(body)));
      expect(parseBody(bytesOf(body))).toEqual(success(parse(bytesOf(body))));
    }),
  );
});

describe("a limit accepts its number and rejects one more, at the first byte over it", () => {
  test("maxBytes", () => {
    expect(bothWays("a=1&b=2", { maxBytes: 7 })).toMatchObject({ ok: true, value: { length: 2 } });
    expect(bothWays("a=1&b=2", { maxBytes: 6 })).toEqual(exceeded("too-many-bytes", 6, 6));
    expect(bothWays("a", { maxBytes: 0 })).toEqual(exceeded("too-many-bytes", 0, 0));
    expect(bothWays("", { maxBytes: 0 })).toEqual(success([]));
  });

  test("maxBytes also counts bytes that are part of no pair", () => {
    expect(bothWays("&&&&", { maxBytes: 3 })).toEqual(exceeded("too-many-bytes", 3, 3));
  });

  test("maxPairs counts pairs, not ampersands", () => {
    expect(bothWays("&&a&&b&&", { maxPairs: 2 })).toMatchObject({ ok: true, value: { length: 2 } });
    expect(bothWays("&&a&&b&&c", { maxPairs: 2 })).toEqual(exceeded("too-many-pairs", 2, 8));
    expect(bothWays("a=1&=&b", { maxPairs: 1 })).toEqual(exceeded("too-many-pairs", 1, 4));
  });

  test("maxNameLength counts the name as it is sent, with or without a value", () => {
    expect(bothWays("ab=123&cd", { maxNameLength: 2 })).toMatchObject({ ok: true, value: { length: 2 } });
    expect(bothWays("a=1&abc=1", { maxNameLength: 2 })).toEqual(exceeded("name-too-long", 2, 6));
    expect(bothWays("abc", { maxNameLength: 2 })).toEqual(exceeded("name-too-long", 2, 2));
    expect(bothWays("%41=1", { maxNameLength: 2 })).toEqual(exceeded("name-too-long", 2, 2));
  });

  test("maxValueLength counts the value as it is sent, including a second =", () => {
    expect(bothWays("a=1=&b=22", { maxValueLength: 2 })).toMatchObject({ ok: true, value: { length: 2 } });
    expect(bothWays("a=1=2&b", { maxValueLength: 2 })).toEqual(exceeded("value-too-long", 2, 4));
    expect(bothWays("abcdef", { maxValueLength: 0 })).toMatchObject({ ok: true, value: { length: 1 } });
  });

  test("counts every byte beyond ASCII, and in text every UTF-16 code unit", () => {
    expect(parseBody(bytesOf("é=1"), { maxNameLength: 1 })).toEqual(exceeded("name-too-long", 1, 1));
    expect(parseBody("é=1", { maxNameLength: 1 })).toEqual(success([["é", "1"]]));
  });

  test("every limit is on by default", () => {
    const failure = (body: string) => bothWays(body, undefined);
    expect(failure(`a=${"b".repeat(2 ** 20)}`)).toEqual(exceeded("too-many-bytes", 2 ** 20, 2 ** 20));
    expect(failure("a&".repeat(10_001))).toEqual(exceeded("too-many-pairs", 10_000, 20_000));
    expect(failure("a".repeat(1025))).toEqual(exceeded("name-too-long", 1024, 1024));
    expect(bothWays("a&".repeat(10_000), undefined)).toMatchObject({ ok: true, value: { length: 10_000 } });
    expect(bothWays("a".repeat(1024), undefined)).toMatchObject({ ok: true, value: { length: 1 } });
    expect(bothWays(`a=${"b".repeat(2 ** 20 - 2)}`, undefined)).toMatchObject({ ok: true, value: { length: 1 } });
  });

  test("Infinity means no limit", () => {
    const none = { maxBytes: Number.POSITIVE_INFINITY, maxPairs: Number.POSITIVE_INFINITY };
    const body = "a&".repeat(600_000);
    // Only counted: comparing that many pairs takes seconds.
    const counts = [body, bytesOf(body)].map((given) => orThrow(parseBody(given, none)).length);
    expect(counts).toEqual([600_000, 600_000]);
  });
});

describe("strict", () => {
  const strict = (body: string | Uint8Array) => parseBody(body, { strict: true });

  test("accepts what a browser sends", () => {
    for (const text of ["q=caf%C3%A9+noir&lang", "&&a=%F0%9F%92%A9&%00=%7f", "a==&=", "a=!'()~*-._;/?:@$,"]) {
      expect(strict(text)).toEqual(success(parse(text)));
      expect(strict(bytesOf(text))).toEqual(success(parse(text)));
    }
  });

  test.each([
    ["%", 0],
    ["a=%", 2],
    ["a=%4", 2],
    ["a=%4g", 2],
    ["a=%%41", 2],
    ["a%=1", 1],
    ["a%4&1", 1],
    ["a=1&b=%zz", 6],
  ])("malformed-percent: %s", (body, offset) => {
    expect(bothWays(body, { strict: true })).toEqual(malformed("malformed-percent", offset, offset + 1));
  });

  test.each([
    ["a=%FF", 2, 5],
    ["a=%80", 2, 5],
    ["a=%C3", 2, 5],
    ["a=%C3&b", 2, 5],
    ["%C3=%A9", 0, 3],
    ["a=x%E2%82y", 3, 9],
    ["a=%C3%C3%A9", 2, 5],
    ["a=%C3+", 2, 5],
    ["a=%C0%80", 2, 5],
    ["a=%ED%A0%80", 2, 5],
    ["a=%F4%90%80%80", 2, 5],
    ["a=%41%F0%9F%92", 5, 14],
    // The range is the maximal subpart that the decoder replaces by one U+FFFD.
  ])("invalid-UTF-8: %s", (body, start, end) => {
    expect(bothWays(body, { strict: true })).toEqual(malformed("invalid-UTF-8", start, end));
  });

  test("non-ASCII-byte: rejects raw bytes, and raw characters of text", () => {
    expect(strict(bytesOf("ab=é"))).toEqual(malformed("non-ASCII-byte", 3, 4));
    expect(strict("ab=é")).toEqual(malformed("non-ASCII-byte", 3, 4));
    expect(strict(Uint8Array.of(0xff))).toEqual(malformed("non-ASCII-byte", 0, 1));
  });

  test("rejects a sequence as ill-formed exactly if TextDecoder does, for every sequence of up to three bytes that matter", () => {
    const bytes = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xee];
    bytes.push(0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff);
    const fatal = new TextDecoder("utf-8", { fatal: true });
    const isWellFormed = (sequence: readonly number[]) => {
      try {
        fatal.decode(Uint8Array.from(sequence));
        return true;
      } catch {
        return false;
      }
    };
    const encode = (sequence: readonly number[]) =>
      sequence.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
    for (const a of bytes) {
      for (const b of bytes) {
        for (const c of bytes) {
          for (const sequence of [[a], [a, b], [a, b, c], [a, b, c, 0x80]]) {
            const refused = !strict(`x=${encode(sequence)}`).ok;
            if (refused === isWellFormed(sequence)) expect.fail(`${sequence}: ${refused}`);
          }
        }
      }
    }
  });

  test("accepts only what a serializer can have written, so that reading it loses nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "%41", "%C3%A9", "%C3", "%A9", "%", "+", "=", "&", "é")), (pieces) => {
        const body = pieces.join("");
        const result = strict(body);
        if (!result.ok) return;
        const read = result.value.flat().join("");
        const bytes = body
          .replace(/\+/g, "%20")
          .split(/[&=]/)
          .map((part) => decodeURIComponent(part));
        expect(read).toBe(read.replace(/\ufffd/g, ""));
        expect(bytes.join("").replace(/=/g, "")).toBe(read.replace(/=/g, ""));
      }),
    );
  });
});

test("reports the first byte that is rejected, whether by a limit or not", () => {
  expect(bothWays("a=%zz&bbbb", { strict: true, maxNameLength: 2 })).toEqual(malformed("malformed-percent", 2, 3));
  expect(bothWays("bbbb&a=%zz", { strict: true, maxNameLength: 2 })).toMatchObject({
    ok: false,
    error: { code: "name-too-long" },
  });
});

test("statusOf returns 413 for an exceeded limit and 400 for a malformed body", () => {
  const statusFor = (body: string, options: Parameters<typeof parseBody>[1]) => {
    const result = parseBody(body, options);
    return result.ok ? 200 : statusOf(result.error);
  };
  expect(statusFor("ab", { maxBytes: 1 })).toBe(413);
  expect(statusFor("a&b", { maxPairs: 1 })).toBe(413);
  expect(statusFor("%", { strict: true })).toBe(400);
});
