import { describe, expect, test } from "vitest";
import { encodeText as plainly } from "../src/encode-text.ts";
import { endOfSame } from "../src/fast/end-of-same.ts";
import {
  C0_CONTROL,
  COMPONENT,
  extend,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentEncode,
} from "../src/index.ts";

const SETS = {
  C0_CONTROL,
  FRAGMENT,
  QUERY,
  SPECIAL_QUERY,
  PATH,
  USERINFO,
  COMPONENT,
  FORM_URLENCODED,
  letters: extend(PATH, "az09~"),
};

describe.each(Object.entries(SETS))("%s", (_, set) => {
  test("endOfSame: stops at the units that encodeURI encodes otherwise, and at surrogates", () => {
    const wrong: number[] = [];
    for (let unit = 0; unit < 0x10000; unit += unit < 0x100 || unit >= 0xd700 ? 1 : 7) {
      const text = String.fromCharCode(unit);
      const isSame = !isSurrogate(unit) && encodeURI(text) === utf8PercentEncode(text, set);
      if (endOfSame(`é${text}`, 1, set.table) !== (isSame ? 2 : 1)) wrong.push(unit);
    }
    expect(wrong).toEqual([]);
  });

  // A text of one code point is too short for `encodeURI`, so that this compares both ways.
  test("encodes a text as its code points one by one", () => {
    for (let i = 0; i < 3000; i++) {
      const text = randomText(i);
      const expected = Array.from(text, (ch) => utf8PercentEncode(ch, set)).join("");
      expect(utf8PercentEncode(text, set)).toBe(expected);
      expect(plainly(text, set)).toBe(expected);
    }
  });
});

test("encodes a long text as the platform does", () => {
  for (const part of ["é b", "日", "💩%", " ", "\0[x]", "%é"]) {
    const text = part.repeat(40_000);
    expect(utf8PercentEncode(text, COMPONENT)).toBe(encodeURIComponent(text));
  }
});

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Up to 80 pieces. One kind of piece is more frequent than the others, so that runs of all lengths occur. */
function randomText(seed: number): string {
  let state = seed + 1;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const usual = PIECES[below(PIECES.length)] as string;
  return Array.from({ length: below(80) }, () => (below(6) > 0 ? usual : PIECES[below(PIECES.length)])).join("");
}

const PIECES = [
  "a",
  "z",
  "0",
  " ",
  "%",
  "'",
  "é",
  "日",
  "💩",
  "\ud83d",
  "\udca9",
  "\0",
  "[",
  "~",
  "\x7f",
  "\uffff",
  "//",
  "abcdefgh",
];
