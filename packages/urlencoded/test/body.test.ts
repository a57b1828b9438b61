import { parse } from "@url/urlencoded";
import { type BodyFailure, parseBody, statusOf } from "@url/urlencoded/body";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";

// Everyone tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

/** A body as a string and as bytes. What is ASCII must have the same outcome, offsets included. */
function bothWays(body: string, options: Parameters<typeof parseBody>[1]): ReturnType<typeof parseBody> {
  const result = parseBody(body, options);
  expect(parseBody(bytesOf(body), options)).toEqual(result);
  return result;
}

test("a body within its limits gives what parse gives", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "%41", "%FF", "%", "é", "+", "=", "&")), (pieces) => {
      const body = pieces.join("");
      expect(parseBody(body)).toEqual(parse(body));
      expect(parseBody(bytesOf(body))).toEqual(parse(bytesOf(body)));
    }),
  );
});

describe("limits: the largest number passes, one more does not, and the offset is that of the first too many", () => {
  test("maxBytes", () => {
    expect(bothWays("a=1&b=2", { maxBytes: 7 })).toHaveLength(2);
    expect(bothWays("a=1&b=2", { maxBytes: 6 })).toEqual({ code: "too-many-bytes", limit: 6, offset: 6 });
    expect(bothWays("a", { maxBytes: 0 })).toEqual({ code: "too-many-bytes", limit: 0, offset: 0 });
    expect(bothWays("", { maxBytes: 0 })).toEqual([]);
  });

  test("maxBytes counts what makes no pair too", () => {
    expect(bothWays("&&&&", { maxBytes: 3 })).toEqual({ code: "too-many-bytes", limit: 3, offset: 3 });
  });

  test("maxPairs counts pairs, not ampersands", () => {
    expect(bothWays("&&a&&b&&", { maxPairs: 2 })).toHaveLength(2);
    expect(bothWays("&&a&&b&&c", { maxPairs: 2 })).toEqual({ code: "too-many-pairs", limit: 2, offset: 8 });
    expect(bothWays("a=1&=&b", { maxPairs: 1 })).toEqual({ code: "too-many-pairs", limit: 1, offset: 4 });
  });

  test("maxNameLength is of the name as it is sent, with or without a value", () => {
    expect(bothWays("ab=123&cd", { maxNameLength: 2 })).toHaveLength(2);
    expect(bothWays("a=1&abc=1", { maxNameLength: 2 })).toEqual({ code: "name-too-long", limit: 2, offset: 6 });
    expect(bothWays("abc", { maxNameLength: 2 })).toEqual({ code: "name-too-long", limit: 2, offset: 2 });
    expect(bothWays("%41=1", { maxNameLength: 2 })).toEqual({ code: "name-too-long", limit: 2, offset: 2 });
  });

  test("maxValueLength is of the value as it is sent, a second = included", () => {
    expect(bothWays("a=1=&b=22", { maxValueLength: 2 })).toHaveLength(2);
    expect(bothWays("a=1=2&b", { maxValueLength: 2 })).toEqual({ code: "value-too-long", limit: 2, offset: 4 });
    expect(bothWays("abcdef", { maxValueLength: 0 })).toHaveLength(1);
  });

  test("of bytes beyond ASCII each counts, of a string each UTF-16 code unit", () => {
    expect(parseBody(bytesOf("é=1"), { maxNameLength: 1 })).toEqual({ code: "name-too-long", limit: 1, offset: 1 });
    expect(parseBody("é=1", { maxNameLength: 1 })).toEqual([["é", "1"]]);
  });

  test("all are on by default", () => {
    const failure = (body: string) => bothWays(body, undefined) as BodyFailure;
    expect(failure(`a=${"b".repeat(2 ** 20)}`)).toEqual({ code: "too-many-bytes", limit: 2 ** 20, offset: 2 ** 20 });
    expect(failure("a&".repeat(10_001))).toEqual({ code: "too-many-pairs", limit: 10_000, offset: 20_000 });
    expect(failure("a".repeat(1025))).toEqual({ code: "name-too-long", limit: 1024, offset: 1024 });
    expect(bothWays("a&".repeat(10_000), undefined)).toHaveLength(10_000);
    expect(bothWays("a".repeat(1024), undefined)).toHaveLength(1);
    expect(bothWays(`a=${"b".repeat(2 ** 20 - 2)}`, undefined)).toHaveLength(1);
  });

  test("Infinity is none", () => {
    const none = { maxBytes: Number.POSITIVE_INFINITY, maxPairs: Number.POSITIVE_INFINITY };
    expect(bothWays("a&".repeat(600_000), none)).toHaveLength(600_000);
  });
});

describe("strict", () => {
  const strict = (body: string | Uint8Array) => parseBody(body, { strict: true });

  test("what a browser sends passes", () => {
    for (const text of ["q=caf%C3%A9+noir&lang", "&&a=%F0%9F%92%A9&%00=%7f", "a==&=", "a=!'()~*-._;/?:@$,"]) {
      expect(strict(text)).toEqual(parse(text));
      expect(strict(bytesOf(text))).toEqual(parse(text));
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
    expect(bothWays(body, { strict: true })).toEqual({ code: "malformed-percent", offset });
  });

  test.each([
    ["a=%FF", 2],
    ["a=%80", 2],
    ["a=%C3", 2],
    ["a=%C3&b", 2],
    ["%C3=%A9", 0],
    ["a=x%E2%82y", 3],
    ["a=%C3%C3%A9", 2],
    ["a=%C3+", 2],
    ["a=%C0%80", 2],
    ["a=%ED%A0%80", 2],
    ["a=%F4%90%80%80", 2],
    ["a=%41%F0%9F%92", 5],
  ])("invalid-UTF-8: %s", (body, offset) => {
    expect(bothWays(body, { strict: true })).toEqual({ code: "invalid-UTF-8", offset });
  });

  test("non-ASCII-byte: raw bytes, and raw characters of a string", () => {
    expect(strict(bytesOf("ab=é"))).toEqual({ code: "non-ASCII-byte", offset: 3 });
    expect(strict("ab=é")).toEqual({ code: "non-ASCII-byte", offset: 3 });
    expect(strict(Uint8Array.of(0xff))).toEqual({ code: "non-ASCII-byte", offset: 0 });
  });

  test("every sequence of up to three bytes that matter: refused as ill-formed exactly when TextDecoder refuses", () => {
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
            const refused = !Array.isArray(strict(`x=${encode(sequence)}`));
            if (refused === isWellFormed(sequence)) expect.fail(`${sequence}: ${refused}`);
          }
        }
      }
    }
  });

  test("what passes is what a serializer can have written: reading and writing it loses nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "%41", "%C3%A9", "%C3", "%A9", "%", "+", "=", "&", "é")), (pieces) => {
        const body = pieces.join("");
        const result = strict(body);
        if (!Array.isArray(result)) return;
        const bytes = body
          .replace(/\+/g, "%20")
          .split(/[&=]/)
          .map((part) => decodeURIComponent(part));
        expect(result.flat().join("")).toBe(
          result
            .flat()
            .join("")
            .replace(/\ufffd/g, ""),
        );
        expect(bytes.join("").replace(/=/g, "")).toBe(result.flat().join("").replace(/=/g, ""));
      }),
    );
  });
});

test("the first byte that is refused decides, a limit or not", () => {
  expect(bothWays("a=%zz&bbbb", { strict: true, maxNameLength: 2 })).toEqual({ code: "malformed-percent", offset: 2 });
  expect(bothWays("bbbb&a=%zz", { strict: true, maxNameLength: 2 })).toMatchObject({ code: "name-too-long" });
});

test("statusOf: 413 over a limit, 400 for what is malformed", () => {
  expect(statusOf(parseBody("ab", { maxBytes: 1 }) as BodyFailure)).toBe(413);
  expect(statusOf(parseBody("a&b", { maxPairs: 1 }) as BodyFailure)).toBe(413);
  expect(statusOf(parseBody("%", { strict: true }) as BodyFailure)).toBe(400);
});
