import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/readme/documents.ts";
import { errorPicture } from "../../src/readme/error-picture.ts";

const INPUT = "https://example.com:99999/a b";

test("docs/pictures/error.svg shows what @url/validator says", async () => {
  await expect(errorPicture(INPUT)).toMatchFileSnapshot(join(ROOT, "docs/pictures/error.svg"));
});

test("a mark is under the characters that are wrong", () => {
  const picture = errorPicture(INPUT);
  const places = Array.from(
    picture.matchAll(/<text class="(\w+)" x="(\d+)" y="\d+" textLength="(\d+)">/g),
    ([, kind, x, length]) => ({
      kind,
      x: Number(x),
      length: Number(length),
    }),
  );
  const input = places.find(({ kind }) => kind === "input")!;
  const character = input.length / INPUT.length;
  const marks = places
    .filter(({ kind }) => kind === "mark")
    .map(({ x, length }) => [(x - input.x) / character, length / character]);
  expect(marks).toEqual([
    [INPUT.indexOf("99999"), 5],
    [INPUT.indexOf(" b"), 1],
  ]);
});

test("text is escaped", () => {
  expect(errorPicture('a<b"&c')).toContain("a&lt;b&quot;&amp;c");
});
