import { beforeAll, expect, test } from "vitest";
import { mapDomain } from "../../../../packages/idna/src/map.ts";
import { toNFC } from "../../../../packages/idna/src/normalize.ts";
import { isInUnicode9, NEWER_COMPOSITES, readCombining, readStatuses } from "../../src/unicode/index.ts";

// It decodes the tables.
beforeAll(() => {
  mapDomain("");
});

const isKnown = (c: number): boolean => !/\p{Cn}/u.test(String.fromCodePoint(c));

test("the combining classes sort marks as the engine does, if its Unicode has them", async () => {
  const combining = readCombining();
  const unicode9 = await isInUnicode9();
  const ruler = new Map<number, number>();
  combining.forEach((value, c) => {
    if (value !== 0 && unicode9[c] === 1 && !ruler.has(value)) ruler.set(value, c);
  });
  const wrong: string[] = [];
  combining.forEach((value, c) => {
    if (value === 0 || !isKnown(c)) return;
    for (const [other, mark] of ruler) {
      const pair = String.fromCodePoint(c, mark);
      const parts = String.fromCodePoint(c).normalize("NFD") + String.fromCodePoint(mark);
      if ((pair.normalize("NFD") !== parts) !== value > other) wrong.push(`${c.toString(16)} ${mark.toString(16)}`);
    }
  });
  expect(wrong).toEqual([]);
});

test("the newer composites compose as in the engine, if its Unicode has them", () => {
  for (const [composite, first, second] of NEWER_COMPOSITES.filter(([c]) => isKnown(c))) {
    expect(String.fromCodePoint(first, second).normalize("NFC")).toBe(String.fromCodePoint(composite));
  }
});

test("every mark newer than Unicode 9 sorts by its class, before and after a mark of every class of Unicode 9", async () => {
  const combining = readCombining();
  const unicode9 = await isInUnicode9();
  // toNFC takes valid code points only; others have been mapped before.
  const { mappings } = readStatuses();
  const older = new Map<number, number>();
  const newer: number[] = [];
  combining.forEach((value, c) => {
    if (value === 0 || mappings.has(c)) return;
    if (unicode9[c] !== 1) newer.push(c);
    else if (!older.has(value)) older.set(value, c);
  });
  const wrong: string[] = [];
  for (const mark of newer) {
    for (const [value, other] of older) {
      // Nothing composes with "q". Marks of one class keep their order.
      const sorted = value < combining[mark]! ? [other, mark] : [mark, other];
      if (value === combining[mark]) continue;
      const expected = `q${String.fromCodePoint(...sorted)}`.normalize("NFC");
      if (toNFC(`q${String.fromCodePoint(mark, other)}`) !== expected) wrong.push(`${mark} ${other}`);
      if (toNFC(`q${String.fromCodePoint(other, mark)}`) !== expected) wrong.push(`${other} ${mark}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(newer.length).toBeGreaterThan(100);
});

test("new marks sort by their classes: 230 after 220, beside older marks too", () => {
  // U+10ECB and U+1ADE are 230, U+10ECC and U+0323 are 220, U+1AF0 is 230.
  expect(toNFC("b\u{10ecb}\u{10ecc}")).toBe("b\u{10ecc}\u{10ecb}");
  expect(toNFC("b\u1ade\u0323")).toBe("\u1e05\u1ade");
  expect(toNFC("b\u0301\u1af0\u{10ecc}")).toBe("b\u{10ecc}\u0301\u1af0");
});

test("newer composites compose in sequence and block as UAX #15 says", () => {
  expect(toNFC("\u{1611e}\u{1611e}\u{1611f}")).toBe("\u{16126}");
  // Taken apart, three of a kind compose from the left.
  expect(toNFC("\u{1611e}\u{16121}")).toBe("\u{16121}\u{1611e}");
  // The dot below is of a lower class and does not block; the acute is of the same, and does.
  expect(toNFC("\u{105d2}\u0323\u0307")).toBe("\u{105c9}\u0323");
  expect(toNFC("\u{105d2}\u0301\u0307")).toBe("\u{105d2}\u0301\u0307");
});

test("a Han reading mark, of class 6, sorts before a nukta of class 7 and after an overlay of class 1", () => {
  expect(toNFC("a\u093c\u{16ff0}\u0334")).toBe("a\u0334\u{16ff0}\u093c");
});

test("our own algorithm for long texts returns what the engine does", () => {
  const text = "a\u0301\u0323\u05b0e\u0302\uac00\u11a8\u0915\u094d\u093cö\u0327".repeat(1000);
  expect(toNFC(text)).toBe(text.normalize("NFC"));
  const marks = `a${"\u0301\u0323".repeat(5000)}`;
  expect(toNFC(marks)).toBe(marks.normalize("NFC"));
});
