import { parse, parseString } from "@url/urlencoded";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { bytesOf, parseByTheSteps, wordsOver } from "./by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

test("parse: pairs are cut at & and at their first =", () => {
  expect(parse("a=b")).toEqual([["a", "b"]]);
  expect(parse("a=b&c=d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(parse("a=b=c")).toEqual([["a", "b=c"]]);
  expect(parse("a==")).toEqual([["a", "="]]);
});

test("parse: a pair without = has an empty value", () => {
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

test("parse: name and value can each be empty", () => {
  expect(parse("=b")).toEqual([["", "b"]]);
  expect(parse("a=")).toEqual([["a", ""]]);
  expect(parse("=")).toEqual([["", ""]]);
});

test("parse: empty sequences between & are no pairs", () => {
  expect(parse("")).toEqual([]);
  expect(parse("&")).toEqual([]);
  expect(parse("&&a=b&&c=d&&")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("parse: names repeat and keep their order", () => {
  expect(parse("b=1&a=2&b=3")).toEqual([
    ["b", "1"],
    ["a", "2"],
    ["b", "3"],
  ]);
});

test("parse: + is a space, %2B is a +", () => {
  expect(parse("a+b=c++d&%2B=%2b")).toEqual([
    ["a b", "c  d"],
    ["+", "+"],
  ]);
});

test("parse: a percent-encoded & or = cuts nothing", () => {
  expect(parse("a%26b=c%3Dd")).toEqual([["a&b", "c=d"]]);
});

test("parse: % without two hex digits stays", () => {
  expect(parse("%=a%&%2=%G1&%%41=100%")).toEqual([
    ["%", "a%"],
    ["%2", "%G1"],
    ["%A", "100%"],
  ]);
});

test("parse: %zz beside a cut does not read over it", () => {
  expect(parse("a%4&1=%4=1")).toEqual([
    ["a%4", ""],
    ["1", "%4=1"],
  ]);
});

test("parse: percent-encoded bytes are UTF-8", () => {
  expect(parse("%C3%A9=%E2%82%AC&%F0%9F%92%A9")).toEqual([
    ["é", "€"],
    ["💩", ""],
  ]);
});

test("parse: ill-formed UTF-8 becomes U+FFFD", () => {
  expect(parse("%FE=%FF")).toEqual([["\ufffd", "\ufffd"]]);
  expect(parse("%C2=x&y=%C2")).toEqual([
    ["\ufffd", "x"],
    ["y", "\ufffd"],
  ]);
  expect(parse("%ED%A0%80")).toEqual([["\ufffd\ufffd\ufffd", ""]]);
});

test("parse: a byte order mark stays", () => {
  expect(parse("%EF%BB%BFid=%EF%BB%BF")).toEqual([["\ufeffid", "\ufeff"]]);
  expect(parse("\ufeffid=1")).toEqual([["\ufeffid", "1"]]);
});

test("parse: a leading ? is part of the first name", () => {
  expect(parse("?a=b")).toEqual([["?a", "b"]]);
});

test("parse: code points beyond ASCII pass as they are", () => {
  expect(parse("é=💩&ü+%20=ß%")).toEqual([
    ["é", "💩"],
    ["ü  ", "ß%"],
  ]);
});

test("parse: 💩%A9", () => {
  expect(parse("💩%A9=%C3é%A9")).toEqual([["💩\ufffd", "\ufffdé\ufffd"]]);
});

test("parse: a lone surrogate is read as U+FFFD, a pair is kept", () => {
  expect(parse("\ud83d=\udca9&\ud83d\udca9=%41\ud800")).toEqual([
    ["\ufffd", "\ufffd"],
    ["💩", "A\ufffd"],
  ]);
});

test("parse: ; is no delimiter and NUL is a character", () => {
  expect(parse("a=1;b=2&\0=\0")).toEqual([
    ["a", "1;b=2"],
    ["\0", "\0"],
  ]);
});

test("parse: __proto__ and constructor are names like others", () => {
  expect(parse("__proto__=1&constructor=2")).toEqual([
    ["__proto__", "1"],
    ["constructor", "2"],
  ]);
});

test("parse: bytes give what their text gives", () => {
  for (const text of ["", "a=b&c", "a+b=%20", "%C3%A9=%E2%82", "é=€&💩", "&&=&", "100%"]) {
    expect(parse(bytesOf(text))).toEqual(parse(text));
  }
});

test("parse: raw and percent-encoded bytes make one code point together", () => {
  expect(parse(Uint8Array.of(0xe2, 0x25, 0x38, 0x32, 0xac))).toEqual([["€", ""]]);
});

test("parse: raw ill-formed bytes do not swallow a delimiter", () => {
  expect(parse(Uint8Array.of(0xc3, 0x3d, 0xe2, 0x82, 0x26, 0x61))).toEqual([
    ["\ufffd", "\ufffd"],
    ["a", ""],
  ]);
});

test("parse: long ill-formed bytes", () => {
  const bytes = new Uint8Array(20_000).fill(0xff);
  bytes.set(bytesOf("a=b&c="));
  expect(parse(bytes)).toEqual([
    ["a", "b"],
    ["c", "\ufffd".repeat(19_994)],
  ]);
});

test("parse: what is malformed late does not change how earlier pairs are read", () => {
  expect(parse("%C3%A9=%E2%82%AC&a=%FF&b=100%")).toEqual([
    ["é", "€"],
    ["a", "\ufffd"],
    ["b", "100%"],
  ]);
});

test("parse: the bytes given are not changed, nor a Buffer's", () => {
  const given = bytesOf("a+b=%41+");
  const buffer = Buffer.from(given);
  expect(parse(given)).toEqual([["a b", "A "]]);
  expect(parse(buffer)).toEqual([["a b", "A "]]);
  expect(given).toEqual(bytesOf("a+b=%41+"));
  expect(buffer.toString("latin1")).toBe("a+b=%41+");
});

test("parse: a view into a larger buffer is read within its bounds", () => {
  expect(parse(bytesOf("xxa=b&c=dxx").subarray(2, 9))).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("parse: every short text and every short byte sequence gives what the Standard's steps give", () => {
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

test("parse: sequences cut short, overlong, of surrogates and out of range give what the Standard's steps give", () => {
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

test("parse: any mixture of well-formed and ill-formed pieces gives what the Standard's steps give", () => {
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

test("parse: bytes, raw and percent-encoded, well-formed or not, give what the Standard's steps give", () => {
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

test("parse: bytes are read without a TextDecoder too, or with one that knows no `fatal`", async () => {
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

test("parseString: what parse gives for a string", () => {
  const text = "q=caf%C3%A9+noir&sale=100%&\ud800&&lang";
  expect(parseString(text)).toEqual([
    ["q", "café noir"],
    ["sale", "100%"],
    ["\ufffd", ""],
    ["lang", ""],
  ]);
  expect(parseString(text)).toEqual(parse(text));
});
