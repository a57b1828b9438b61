import { expect, test } from "vitest";
import { canonicalizeURL } from "../src/internal.ts";

// Long texts are worked on in parts of 16,384 units; the expected values are those of the platform's own URL.
const LENGTH = 16384;

const TRICKY = [
  "\\../\\b/./c\\..",
  "/./..//../.",
  "%2e%2E/a/%2e/b",
  "\u{1f600} \ud800",
  "\ud83d\t\n\t\ude00",
  "\ud83d\ud83d\t\ude00\t\ude00",
  "\t\t\t\t\t\ude00",
];

test("returns the same wherever it cuts a long input", () => {
  for (const tricky of TRICKY) {
    for (let i = -2; i < tricky.length + 2; i++) {
      // Behind "/" and the "a"s the trick stands at the first cut, of the whole input or of its path.
      for (const head of ["http://h/", "file:///C:/", "foo:", "foo://h/"]) {
        for (const start of [0, head.length]) {
          const input = `${head}${"a".repeat(LENGTH - start - i)}${tricky}/x?\u00e9 #\u00e9 `;
          // A lone surrogate is U+FFFD before anything is removed.
          const expected = new URL(Buffer.from(input).toString()).href;
          const actual = canonicalizeURL(input);
          expect(actual === expected, `${head} ${JSON.stringify(tricky)} ${i}`).toBe(true);
        }
      }
    }
  }
});

test("resolves as many dot segments as a long path can have", () => {
  const cases: readonly string[] = ["a/./", "/./", "./", "a/b/../", "a\\", "..\\a/", "a/../", "//./../"];
  for (const scheme of ["http://h/", "file:///", "file:///C|/", "foo:/"]) {
    for (const part of cases) {
      const input = scheme + part.repeat(LENGTH);
      expect(canonicalizeURL(input) === new URL(input).href, `${scheme} ${part}`).toBe(true);
    }
  }
});

test("double dots remove segments of a long path one by one, however many there are", () => {
  for (const scheme of ["http://h/", "file:///", "file:///C|/"]) {
    for (const count of [0, 1, 4096, 8191, 8193, 12_289, 16_383, 16_384, 16_385, 20_000]) {
      const input = `${scheme}${"ab/".repeat(LENGTH)}${"../".repeat(count)}${"c/../".repeat(9000)}d`;
      expect(canonicalizeURL(input) === new URL(input).href, `${scheme} ${count}`).toBe(true);
    }
  }
});

test("a run of tabs may be longer than a part", () => {
  expect(canonicalizeURL(`http://h/a${"\t".repeat(3 * LENGTH)}b`)).toBe("http://h/ab");
});

test("keeps a path of five million segments", () => {
  const input = `http://h${"/a".repeat(5e6)}`;
  expect(canonicalizeURL(input) === input).toBe(true);
});
