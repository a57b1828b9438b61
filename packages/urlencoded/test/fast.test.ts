import fc from "fast-check";
import { expect, test } from "vitest";
import * as fast from "../src/fast/index.ts";
import * as none from "../src/fast/none.ts";

// Law: with and without the accelerators, everything gives the same.

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20261122 });

const pieces = [
  "a",
  "bc",
  "é",
  "ı",
  "日",
  "\u{1f4a9}",
  "\ufeff",
  "&",
  "=",
  "+",
  "++",
  " ",
  "%",
  "%2",
  "%26",
  "%3D",
  "%2b",
];
pieces.push("%zz", "%\u01312", "%C3%A9", "%c3", "%A9", "%E2%82%AC", "%E2%82", "%AC", "%F0%9F%92%A9", "%F0%9F", "%92");
pieces.push("%ED%A0%80", "%C0%80", "%E0%80", "%F4%90%80%80", "%F0%80", "%FF", "%00", "%7F", "%EF%BB%BF");

test("parseList: returns the same with and without the accelerator, for short and long text", () => {
  const text = fc
    .array(fc.constantFrom(...pieces, "\ud83d", "\udca9", "\ue000"), { maxLength: 16 })
    .map((list) => list.join(""));
  fc.assert(
    fc.property(text, (input) => {
      const long = `${"a=1&".repeat(80)}${input}`;
      expect(fast.parseList(input)).toEqual(none.parseList(input));
      expect(fast.parseList(long)).toEqual(none.parseList(long));
    }),
    { numRuns: 20_000 },
  );
});

test("decodePairs: returns the same with and without the accelerator", () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((list) => list.join(""));
  fc.assert(
    fc.property(text, (input) => {
      expect(fast.decodePairs(input)).toEqual(none.decodePairs(input));
    }),
    { numRuns: 20_000 },
  );
});

test("decodePairs: returns the same for every length around the one from which the engine decodes", () => {
  for (const piece of ["%41", "%C3%A9", "+", "a%", "%FF", "\u{1f4a9}%E2%82"]) {
    for (let units = 1010; units < 1040; units++) {
      const input = `a=${"b".repeat(units - piece.length)}${piece}&${piece.repeat(units / piece.length)}=+`;
      expect(fast.decodePairs(input)).toEqual(none.decodePairs(input));
    }
  }
});

test("decodePairs: returns the same for names and values that are put together in parts", () => {
  for (const piece of ["%FF", "a%41+", "%F0%9F%92%A9%", "++", "%C3%A9%E2%82"]) {
    const input = `${piece.repeat(20_000)}=${piece.repeat(30_000)}`;
    expect(fast.decodePairs(input)).toEqual(none.decodePairs(input));
  }
});

test("encodePart: returns the same with and without the accelerator", () => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    const text = `${String.fromCharCode(unit)}a${String.fromCharCode(unit)}`;
    if (fast.encodePart(text) !== none.encodePart(text)) expect.fail(unit.toString(16));
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat({ max: 100_000 }), (text, length) => {
      expect(fast.encodePart(text)).toBe(none.encodePart(text));
      const long = text.padEnd(length, text) + text;
      expect(fast.encodePart(long) === none.encodePart(long)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
