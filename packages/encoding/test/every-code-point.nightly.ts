import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { createEncoder } from "../src/index.ts";
import { createReferenceEncoder, MULTI_BYTE } from "./reference.ts";
import { hex, SINCE_2018, show } from "./since-2018.ts";

const BMP = Array.from({ length: 0x10000 }, (_, codePoint) => codePoint).filter((c) => c < 0xd800 || c > 0xdfff);
const BEYOND = [0x10000, 0x1f600, 0x2000b, 0x2a6d6, 0x2f8a6, 0x2fa1d, 0x10fffd, 0x10ffff];

test.each(MULTI_BYTE)("%s: encodes each code point of the BMP and some others as the reference does", (label) => {
  const encode = orThrow(createEncoder(label));
  const reference = createReferenceEncoder(label);
  const wrong: unknown[] = [];
  for (const codePoint of [...BMP, ...BEYOND]) {
    const bytes = reference(String.fromCodePoint(codePoint));
    // Today an error at an ASCII code point is reported as U+FFFD: at U+000E, U+000F and U+001B in ISO-2022-JP.
    const expected =
      SINCE_2018[label]?.(codePoint) ?? (bytes === null ? [codePoint < 0x80 ? 0xfffd : codePoint] : hex(bytes));
    const actual = show(encode, String.fromCodePoint(codePoint));
    if (String(actual) !== String(expected)) wrong.push([codePoint.toString(16), expected, actual]);
  }
  expect(wrong).toEqual([]);
});
