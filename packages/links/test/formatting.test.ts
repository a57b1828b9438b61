import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { findLinks, formatLink, formatLinkParts, type LinkParts } from "../src/index.ts";
import { FORMATTING } from "./uts58.ts";

const blocks = FORMATTING.split(/\n{2,}/);
const pairs = blocks.flatMap((block) => {
  const lines = block.split("\n").filter((line) => line !== "");
  const at = lines.findIndex((line) => !line.startsWith("#"));
  return at < 1 ? [] : [{ structure: lines[at - 1]!, source: lines[at]!, formatted: lines[at + 1]! }];
});

test("the test file of UTS #58 is read: it had 55 pairs", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(55);
});

test.each(pairs)("$structure", ({ structure, formatted }) => {
  expect(formatLinkParts(partsOf(structure))).toBe(formatted);
});

// In five first lines, the delimiters in the data are not escaped: as text, each is another URL than the second line.
const same = pairs.filter(({ formatted }) => !/%(?:23|26|2F|3D)/.test(formatted));

test("all first lines but five are the URL of their pair", () => {
  expect(pairs.length - same.length).toBe(5);
});

test.each(same)("formats $source", ({ source, formatted }) => {
  // The parser writes "/" in front of a query or a fragment.
  expect(orThrow(formatLink(source))).toBe(formatted.replace(/(?<=example\.com)(?=[?#])/, "/"));
});

test.each(pairs)("finds $formatted between two spaces", ({ formatted }) => {
  const links = Array.from(findLinks(`See ${formatted} on`), ({ text }) => text);
  expect(links).toEqual([formatted]);
});

/** Reads the comment of a pair: `{𝑺=https:// 𝑯=example.com 𝑷=α 𝑸=θ 𝑽=ικλ 𝑭=πρς 𝑫=text}`. */
function partsOf(structure: string): LinkParts {
  const fields = structure.slice(structure.indexOf("{") + 1, -1).split(/ (?=[𝑺𝑯𝑷𝑸𝑽𝑭𝑫]=)/u);
  const of = (letter: string): string[] =>
    fields.filter((field) => field.startsWith(letter)).map((field) => field.slice(3));
  const query: string[][] = [];
  for (const field of fields) {
    if (field.startsWith("𝑸")) query.push([field.slice(3)]);
    if (field.startsWith("𝑽")) query[query.length - 1]!.push(field.slice(3));
  }
  const origin = of("𝑺").concat(of("𝑯")).join("");
  return { origin, path: of("𝑷"), query, fragment: of("𝑭").join(""), directives: of("𝑫") };
}
