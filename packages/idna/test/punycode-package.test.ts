import fc from "fast-check";
// Not "punycode", which is the module of Node with that name.
import punycode from "punycode/punycode.js";
import { describe, expect, test } from "vitest";
import { decodePunycode, encodePunycode } from "../src/punycode.ts";

// The `punycode` package judges our codec. Where the two differ on purpose, the test says why.

/** Code points of a few neighbours, of all of Unicode, and of ASCII, in mixtures as labels have them. */
const codePoint = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0x61, max: 0x7a }) },
  { weight: 1, arbitrary: fc.constantFrom(0x2d, 0x30, 0x39, 0x41, 0x5f, 0x7f, 0x80) },
  { weight: 3, arbitrary: fc.integer({ min: 0xe0, max: 0xff }) },
  { weight: 3, arbitrary: fc.integer({ min: 0x4e00, max: 0x4e40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0xe000, max: 0xffff }) },
  { weight: 2, arbitrary: fc.integer({ min: 0x10000, max: 0x10ffff }) },
);
const label = fc
  .array(codePoint, { minLength: 1, maxLength: 40 })
  .map((codePoints) => codePoints.map((c) => String.fromCodePoint(c)).join(""));

/** What may stand after "xn--": text of a label with some units replaced, and any digits. */
const encoded = fc.oneof(
  { weight: 2, arbitrary: label.map((text) => punycode.encode(text)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(label, fc.nat(), fc.constantFrom(..."az09-A_\x7f\x80é"))
      .map(([text, place, unit]) => replaceUnit(punycode.encode(text), place, unit)),
  },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(..."abcxyz0189-"), maxLength: 12 }) },
);

function replaceUnit(text: string, place: number, unit: string): string {
  const at = place % (text.length + 1);
  return text.slice(0, at) + unit + text.slice(at + 1);
}

const RUNS = { seed: 20260702, numRuns: 20_000 };

describe("the punycode package", () => {
  test("encodes every label as we do", () => {
    fc.assert(
      fc.property(label, (text) => {
        expect(encodePunycode(text)).toBe(punycode.encode(text));
      }),
      RUNS,
    );
  });

  test("decodes what we encoded, and we decode what it encoded, unless that is ASCII", () => {
    fc.assert(
      fc.property(label, (text) => {
        // RFC 3492 is case-insensitive in digits, not in the basic code points, which both leave as they are.
        expect(punycode.decode(encodePunycode(text) as string)).toBe(text);
        expect(decodePunycode(punycode.encode(text))).toBe(/[^\0-\x7f]/.test(text) ? text : null);
      }),
      RUNS,
    );
  });

  test("decodes and rejects any text as we do, except what UTS #46 does not let through", () => {
    let accepted = 0;
    let rejected = 0;
    fc.assert(
      fc.property(encoded, (text) => {
        const theirs = decodeTheirs(text);
        if (theirs === null) rejected++;
        else accepted++;
        expect([text, decodePunycode(text)]).toEqual([
          text,
          theirs === null || isOnlyTheirs(text, theirs) ? null : theirs,
        ]);
      }),
      RUNS,
    );
    // Both answers have to be frequent, or the property says little.
    expect(Math.min(accepted, rejected)).toBeGreaterThan(RUNS.numRuns / 5);
  });
});

function decodeTheirs(text: string): string | null {
  try {
    return punycode.decode(text);
  } catch {
    return null;
  }
}

/**
 * Returns true for what the package accepts and we reject: text with nothing to decode; digits in upper case, because
 * UTS #46 lowercases before it decodes; and surrogates. If it joined two of them, encoding gives another text.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
function isOnlyTheirs(text: string, theirs: string): boolean {
  const isASCII = !/[^\0-\x7f]/.test(theirs);
  const hasCapitals = /[A-Z]/.test(text.slice(text.lastIndexOf("-") + 1));
  return isASCII || hasCapitals || /[\ud800-\udfff]/.test(withoutPairs(theirs)) || punycode.encode(theirs) !== text;
}

const withoutPairs = (text: string) => text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, "");

describe("the slips of the punycode package, which ours does not have", () => {
  // RFC 3492 encodes code points, and a surrogate is not a scalar value. These are U+D83D and U+DE00, one by one.
  test("it joins two decoded surrogates into one character", () => {
    expect(punycode.decode("8c9bk9h")).toBe("\u{1f600}");
    expect(punycode.encode("\u{1f600}")).toBe("e28h");
    expect(decodePunycode("8c9bk9h")).toBeNull();
    expect(decodePunycode("e28h")).toBe("\u{1f600}");
  });

  test("it decodes a surrogate alone", () => {
    expect(punycode.decode(punycode.encode("a\ud83d"))).toBe("a\ud83d");
    expect(decodePunycode(punycode.encode("a\ud83d"))).toBeNull();
  });

  // If one of these fails, the package was repaired: read docs/decisions/punycode.md again.
  test("it reads every character for every distinct character that it encodes", () => {
    const [some, more] = [1000, 2000].map((length) => itemsRead(() => punycode.encode(distinct(length))));
    expect(more! / some!).toBeGreaterThan(3.9);
    expect(itemsRead(() => encodePunycode(distinct(2000)))).toBeLessThan(10 * 2000);
  });

  test("it moves the characters behind each one that it decodes", () => {
    const [some, more] = [1000, 2000].map((length) => itemsMoved(() => punycode.decode(falling(length))));
    expect(more! / some!).toBeGreaterThan(3.9);
    expect(itemsMoved(() => decodePunycode(falling(2000)))).toBeLessThan(10 * 2000);
  });

  test("both agree on 3,000 distinct characters in no order", () => {
    const text = Array.from(distinct(3000), (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 3000))).join("");
    expect(encodePunycode(text)).toBe(punycode.encode(text));
    expect(decodePunycode(punycode.encode(text))).toBe(text);
  });
});

/** `length` characters, no two of which are the same, in rising order. */
function distinct(length: number): string {
  return Array.from({ length }, (_, i) => String.fromCharCode(0x4e00 + i)).join("");
}

/** The Punycode of such characters in falling order, so that each one stands before those decoded earlier. */
function falling(length: number): string {
  return encodePunycode([...distinct(length)].reverse().join("")) as string;
}

/** Counts the items that are read from lists by `for (const item of list)` while `work` runs. */
function itemsRead(work: () => void): number {
  const iterate = Array.prototype[Symbol.iterator];
  let count = 0;
  Array.prototype[Symbol.iterator] = function (this: unknown[]) {
    count += this.length;
    return iterate.call(this);
  };
  try {
    work();
  } finally {
    Array.prototype[Symbol.iterator] = iterate;
  }
  return count;
}

/** Counts the items that `splice` moves while `work` runs. */
function itemsMoved(work: () => void): number {
  const { splice } = Array.prototype;
  let count = 0;
  Array.prototype.splice = function (this: unknown[], start: number, deleted: number, ...items: unknown[]) {
    count += this.length - start;
    return splice.call(this, start, deleted, ...items);
  };
  try {
    work();
  } finally {
    Array.prototype.splice = splice;
  }
  return count;
}
