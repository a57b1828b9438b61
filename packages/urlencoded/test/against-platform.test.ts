import { parse, parseString, serialize } from "@url/urlencoded";
import fc from "fast-check";
import { expect, test } from "vitest";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

// The engine's own URLSearchParams is the reference here. Its constructor takes one "?" off the front.

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
  " ",
  "%",
  "%2",
  "%26",
  "%3d",
  "%2B",
  "%zz",
];
pieces.push("%C3", "%A9", "%c3%a9", "%E2%82", "%AC", "%F0%9F", "%92%A9", "%ED%A0%80", "%C0%80", "%EF%BB%BF", "\0", "~");
const someText = fc.oneof(
  fc.array(fc.constantFrom(...pieces)).map((list) => list.join("")),
  fc.string({ unit: "binary", maxLength: 50 }),
);

/**
 * The same bytes percent-encoded. Node keeps but eight bits of a raw character that stands beside ill-formed UTF-8 in
 * one part, and reads "%C3💩" as "\ufffd=\ufffd"; the Standard has the text UTF-8 encoded before it is parsed.
 */
function inASCII(text: string): string {
  return text.replace(/[^\0-\x7f]+/g, (run) => encodeURIComponent(run.replace(/[\ud800-\udfff]/gu, "\ufffd")));
}

test("parse: returns what the platform does for any text, as a string and as bytes", () => {
  fc.assert(
    fc.property(someText, (text) => {
      const expected = [...new URLSearchParams(`?${inASCII(text)}`)];
      expect(parse(text)).toEqual(expected);
      expect(parseString(text)).toEqual(expected);
      expect(parse(new TextEncoder().encode(text))).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

test("serialize: returns what the platform does for any pairs", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someText, someText)), (pairs) => {
      expect(serialize(pairs)).toBe(new URLSearchParams(pairs).toString());
    }),
    { numRuns: 1000 },
  );
});

test("serialize: writes every code point below U+10000, and some of each plane, as the platform does", () => {
  for (let codePoint = 0; codePoint < 0x110000; codePoint += codePoint < 0x10000 ? 1 : 997) {
    const text = String.fromCodePoint(codePoint);
    const written = serialize([[text, `${text}x`]]);
    if (written !== new URLSearchParams([[text, `${text}x`]]).toString()) expect.fail(codePoint.toString(16));
  }
});

test("serialized pairs parse to the same pairs, with lone surrogates replaced", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someText, someText)), (pairs) => {
      const scalar = pairs.map((pair) => pair.map((text) => text.replace(/[\ud800-\udfff]/gu, "\ufffd")));
      expect(parse(serialize(pairs))).toEqual(scalar);
    }),
  );
});
