import { describe, expect, test } from "vitest";
import { removeManyTabs, replaceManyReverseSolidi } from "../src/fast/long-parts.ts";

const TEXTS = [
  "a\t",
  "\t",
  "a\n\r\tbc",
  "\x08\t\x0b\x0c\r\x0e",
  "\ud800\t\udc00",
  "日\n",
  "b\\",
  "\\",
  "/\\//\\\\",
  "\ud83d\\\udca9",
];
// A buffer is filled in no round number of these.
const LENGTHS = [2048, 2049, 4095, 4096, 5000, 16384];

describe.each(TEXTS)("%j", (text) => {
  const parts = LENGTHS.map((length) => text.repeat(length).slice(0, length));

  test("removeManyTabs: removes what the pattern removes", () => {
    for (const part of parts) expect(removeManyTabs(part)).toBe(part.replace(/[\t\n\r]+/g, ""));
  });

  test("replaceManyReverseSolidi: replaces what the pattern replaces", () => {
    for (const part of parts) expect(replaceManyReverseSolidi(part)).toBe(part.replace(/\\/g, "/"));
  });
});

test("leave short parts to the pattern", () => {
  expect(removeManyTabs("a\tb")).toBeUndefined();
  expect(replaceManyReverseSolidi("a\\b")).toBeUndefined();
});
