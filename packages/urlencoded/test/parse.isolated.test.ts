import { parse, parseString } from "@url/urlencoded";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { bytesOf, parseByTheSteps, wordsOver } from "./by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

// @id urlencoded/parse-splits-pairs-each-pair
test("parse: splits pairs at &, and each pair at its first =", () => {
  expect(parse("a=b")).toEqual([["a", "b"]]);
  expect(parse("a=b&c=d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(parse("a=b=c")).toEqual([["a", "b=c"]]);
  expect(parse("a==")).toEqual([["a", "="]]);
});

test("parse: returns an empty value for a pair without =", () => {
  expect(parse("a")).toEqual([["a", ""]]);
  expect(parse("a&b=c")).toEqual([
    ["a", ""],
    ["b", "c"],
  ]);
  expect(parse("b=c&a")).toEqual([
    ["b", "c"],
    ["a", ""],
  ]);
});

test("parse: accepts an empty name, an empty value, and both", () => {
  expect(parse("=b")).toEqual([["", "b"]]);
  expect(parse("a=")).toEqual([["a", ""]]);
  expect(parse("=")).toEqual([["", ""]]);
});

// @id urlencoded/parse-ignores-empty-sequences-between
test("parse: ignores empty sequences between &", () => {
  expect(parse("")).toEqual([]);
  expect(parse("&")).toEqual([]);
  expect(parse("&&a=b&&c=d&&")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("parse: keeps repeated names, and the order", () => {
  expect(parse("b=1&a=2&b=3")).toEqual([
    ["b", "1"],
    ["a", "2"],
    ["b", "3"],
  ]);
});

// @id urlencoded/parse-decodes-space-b
test("parse: decodes + to a space, and %2B to a +", () => {
  expect(parse("a+b=c++d&%2B=%2b")).toEqual([
    ["a b", "c  d"],
    ["+", "+"],
  ]);
});

test("parse: does not split at a percent-encoded & or =", () => {
  expect(parse("a%26b=c%3Dd")).toEqual([["a&b", "c=d"]]);
});

test("parse: keeps % without two hex digits", () => {
  expect(parse("%=a%&%2=%G1&%%41=100%")).toEqual([
    ["%", "a%"],
    ["%2", "%G1"],
    ["%A", "100%"],
  ]);
});

test("parse: does not read beyond a delimiter after %zz", () => {
  expect(parse("a%4&1=%4=1")).toEqual([
    ["a%4", ""],
    ["1", "%4=1"],
  ]);
});

test("parse: decodes percent-encoded bytes as UTF-8", () => {
  expect(parse("%C3%A9=%E2%82%AC&%F0%9F%92%A9")).toEqual([
    ["é", "€"],
    ["💩", ""],
  ]);
});

test("parse: decodes the first and the last code point of each length in UTF-8", () => {
  for (const codePoint of [0, 0x7f, 0x80, 0xa9, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff]) {
    const character = String.fromCodePoint(codePoint);
    const encoded = Array.from(bytesOf(character), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
    expect(parse(`${encoded}=${encoded}&a=b${encoded}`)).toEqual([
      [character, character],
      ["a", `b${character}`],
    ]);
  }
});

test("parse: replaces each byte that begins no sequence with U+FFFD", () => {
  for (const first of ["%80", "%BF", "%C0", "%C1", "%F5", "%F8", "%FB", "%FC", "%FF"]) {
    expect(parse(`a=${first}%90%80%80`)).toEqual([["a", "\ufffd".repeat(4)]]);
  }
});

test("parse: keeps % before a unit beyond ASCII", () => {
  expect(parse("%\x801=%1\x80&a=%\u01301%1\u0130")).toEqual([
    ["%\x801", "%1\x80"],
    ["a", "%\u01301%1\u0130"],
  ]);
});

test("parse: decodes a long name and a long value each by itself", () => {
  expect(parse(`${"%41".repeat(400)}=${"%42".repeat(400)}&c=%43`)).toEqual([
    ["A".repeat(400), "B".repeat(400)],
    ["c", "C"],
  ]);
});

test("parse: replaces ill-formed UTF-8 with U+FFFD", () => {
  expect(parse("%FE=%FF")).toEqual([["\ufffd", "\ufffd"]]);
  expect(parse("%C2=x&y=%C2")).toEqual([
    ["\ufffd", "x"],
    ["y", "\ufffd"],
  ]);
  expect(parse("%ED%A0%80")).toEqual([["\ufffd\ufffd\ufffd", ""]]);
});

test("parse: keeps a byte order mark", () => {
  expect(parse("%EF%BB%BFid=%EF%BB%BF")).toEqual([["\ufeffid", "\ufeff"]]);
  expect(parse("\ufeffid=1")).toEqual([["\ufeffid", "1"]]);
});

test("parse: keeps a leading ? in the first name", () => {
  expect(parse("?a=b")).toEqual([["?a", "b"]]);
});

test("parse: keeps code points beyond ASCII", () => {
  expect(parse("é=💩&ü+%20=ß%")).toEqual([
    ["é", "💩"],
    ["ü  ", "ß%"],
  ]);
});

test("parse: 💩%A9", () => {
  expect(parse("💩%A9=%C3é%A9")).toEqual([["💩\ufffd", "\ufffdé\ufffd"]]);
});

test("parse: replaces a lone surrogate with U+FFFD, and keeps a pair", () => {
  expect(parse("\ud83d=\udca9&\ud83d\udca9=%41\ud800")).toEqual([
    ["\ufffd", "\ufffd"],
    ["💩", "A\ufffd"],
  ]);
});

test("parse: does not split at ;, and keeps NUL", () => {
  expect(parse("a=1;b=2&\0=\0")).toEqual([
    ["a", "1;b=2"],
    ["\0", "\0"],
  ]);
});

test("parse: treats __proto__ and constructor as ordinary names", () => {
  expect(parse("__proto__=1&constructor=2")).toEqual([
    ["__proto__", "1"],
    ["constructor", "2"],
  ]);
});

test("parse: returns the same for bytes as for their text", () => {
  for (const text of ["", "a=b&c", "a+b=%20", "%C3%A9=%E2%82", "é=€&💩", "&&=&", "100%"]) {
    expect(parse(bytesOf(text))).toEqual(parse(text));
  }
});

test("parse: joins raw and percent-encoded bytes to one code point", () => {
  expect(parse(Uint8Array.of(0xe2, 0x25, 0x38, 0x32, 0xac))).toEqual([["€", ""]]);
});

test("parse: does not lose a delimiter after raw ill-formed bytes", () => {
  expect(parse(Uint8Array.of(0xc3, 0x3d, 0xe2, 0x82, 0x26, 0x61))).toEqual([
    ["\ufffd", "\ufffd"],
    ["a", ""],
  ]);
});

test("parse: reads long ill-formed bytes", () => {
  const bytes = new Uint8Array(20_000).fill(0xff);
  bytes.set(bytesOf("a=b&c="));
  expect(parse(bytes)).toEqual([
    ["a", "b"],
    ["c", "\ufffd".repeat(19_994)],
  ]);
});

test("parse: reads earlier pairs the same if a later one is malformed", () => {
  expect(parse("%C3%A9=%E2%82%AC&a=%FF&b=100%")).toEqual([
    ["é", "€"],
    ["a", "\ufffd"],
    ["b", "100%"],
  ]);
});

test("parse: does not change the bytes that are passed, even in a Buffer", () => {
  const given = bytesOf("a+b=%41+");
  const buffer = Buffer.from(given);
  expect(parse(given)).toEqual([["a b", "A "]]);
  expect(parse(buffer)).toEqual([["a b", "A "]]);
  expect(given).toEqual(bytesOf("a+b=%41+"));
  expect(buffer.toString("latin1")).toBe("a+b=%41+");
});

test("parse: reads only the bytes of a view into a larger buffer", () => {
  expect(parse(bytesOf("xxa=b&c=dxx").subarray(2, 9))).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

// @id urlencoded/parse-returns-standard-s-steps
test("parse: returns what the Standard's steps return, for every short text and byte sequence", () => {
  for (const word of wordsOver(["a", "&", "=", "+", "%", "4", "1", "é"], 5)) {
    const text = word.join("");
    expect(parse(text), text).toEqual(parseByTheSteps(bytesOf(text)));
  }
  for (const word of wordsOver([0x26, 0x3d, 0x2b, 0x25, 0x38, 0x32, 0xe2, 0x82, 0xac], 4)) {
    expect(parse(Uint8Array.from(word)), String(word)).toEqual(parseByTheSteps(Uint8Array.from(word)));
  }
});

/** What a text means: its UTF-8 bytes, lone surrogates being U+FFFD. `TextEncoder` sees to both. */
function expectTheSteps(text: string): void {
  const expected = parseByTheSteps(bytesOf(text));
  expect(parse(text), JSON.stringify(text)).toEqual(expected);
  expect(parse(bytesOf(text)), JSON.stringify(text)).toEqual(expected);
}

test("parse: returns what the Standard's steps return, for every sequence that is cut short, overlong, a surrogate or out of range", () => {
  const sequences = ["%41", "%C3%A9", "%c3%a9", "%E2%82%AC", "%F0%9F%92%A9", "%EF%BB%BF", "%00", "%7F", "%FF"];
  sequences.push("%C0%80", "%C1%BF", "%E0%80%80", "%E0%9F%BF", "%F0%80%80%80", "%F0%8F%BF%BF", "%ED%9F%BF");
  sequences.push("%ED%A0%80", "%ED%BF%BF", "%ED%A0%BD%ED%B2%A9", "%F4%8F%BF%BF", "%F4%90%80%80", "%F5%80%80%80");
  const neighbours = [
    "",
    "a",
    "é",
    "\ufeff",
    "\ud83d",
    "\udca9",
    "\ud83d\udca9",
    "%",
    "%4",
    "%g1",
    "+",
    "=",
    "&",
    "%C3",
  ];
  for (const sequence of sequences) {
    for (let end = 0; end <= sequence.length; end++) {
      for (const neighbour of neighbours) {
        expectTheSteps(neighbour + sequence.slice(0, end));
        expectTheSteps(sequence.slice(0, end) + neighbour);
        expectTheSteps(`x=${sequence}${neighbour}${sequence.slice(0, end)}&y=%41`);
      }
    }
  }
});

test("parse: returns what the Standard's steps return, for any mixture of well-formed and ill-formed pieces", () => {
  const pieces = [
    "a",
    "é",
    "💩",
    "\ud83d",
    "\udca9",
    "\ufeff",
    "&",
    "=",
    "+",
    "%",
    "%2",
    "%26",
    "%3d",
    "%2B",
    "%25",
    "%zz",
  ];
  pieces.push("%C3", "%A9", "%c3%a9", "%E2%82", "%AC", "%F0%9F", "%92%A9", "%ED%A0%80", "%C0%80", "%EF%BB%BF");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (word) => expectTheSteps(word.join(""))),
    { numRuns: 2000 },
  );
});

test("parse: returns what the Standard's steps return, for raw and percent-encoded bytes, well-formed or not", () => {
  const pieces = ["a", "%41", "&", "=", "+", "%", "%4", "%E2%82%AC", "%82", "%e2"].map((text) => [...bytesOf(text)]);
  pieces.push([0xe2], [0x82], [0xac], [0xe2, 0x82, 0xac], [0xef, 0xbb, 0xbf], [0xed, 0xa0, 0x80], [0xff], [0xc0, 0x80]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 10 }), (word) => {
      const bytes = Uint8Array.from(word.flat());
      expect(parse(bytes)).toEqual(parseByTheSteps(bytes));
    }),
    { numRuns: 2000 },
  );
});

test("parse: reads bytes without a TextDecoder, or with one that does not support `fatal`", async () => {
  const inputs = [...wordsOver([0x26, 0x3d, 0x2b, 0x25, 0x38, 0x32, 0xe2, 0x82, 0xac], 4)].map((word) => {
    const bytes = Uint8Array.from(word);
    return { bytes, expected: parseByTheSteps(bytes) };
  });
  let refused = 0;
  class Refusing {
    constructor() {
      refused++;
      throw new RangeError('Option "fatal" is not supported');
    }
  }
  for (const decoder of [undefined, Refusing]) {
    vi.stubGlobal("TextDecoder", decoder);
    vi.resetModules();
    const without = await import("@url/urlencoded");
    expect(without.parse).not.toBe(parse);
    const wrong = inputs.filter(
      ({ bytes, expected }) => JSON.stringify(without.parse(bytes)) !== JSON.stringify(expected),
    );
    vi.unstubAllGlobals();
    expect(wrong).toEqual([]);
  }
  expect(refused).toBeGreaterThan(0);
});

// @id urlencoded/parsestring-returns-parse-returns-string
test("parseString: returns what parse returns for a string", () => {
  const text = "q=caf%C3%A9+noir&sale=100%&\ud800&&lang";
  expect(parseString(text)).toEqual([
    ["q", "café noir"],
    ["sale", "100%"],
    ["\ufffd", ""],
    ["lang", ""],
  ]);
  expect(parseString(text)).toEqual(parse(text));
});
