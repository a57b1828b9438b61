import { readFileSync } from "node:fs";
import { orThrow } from "@url/result";
import { visible } from "@url/validator";
import { expect, test } from "vitest";
import { protectNames } from "../src/confusables/index.ts";
import { displayURL, findSpoofs } from "../src/index.ts";
import { NAMES, SHAPES, WIDTH } from "./data/phishing.ts";
import { url } from "./parsed.ts";

const protect = protectNames(NAMES);

test.each(SHAPES)("%s", (_, text, shown, ...codes) => {
  expect(displayURL(url(text), { maxWidth: WIDTH }).text).toBe(shown);
  expect(orThrow(findSpoofs(text, { protect })).map(({ code }) => code)).toEqual(codes);
});

test("docs/spoofing.md has a row for each of these shapes", () => {
  const page = readFileSync(new URL("../../../docs/spoofing.md", import.meta.url), "utf8");
  const rows = SHAPES.map(([shape, text, shown, ...codes]) => {
    const code = (part: string): string => `\`${visible(part)}\``;
    return `| ${shape} | ${code(text)} | ${code(shown)} | ${codes.join(", ") || "–"} |`;
  });
  const table = page.slice(page.indexOf("| shape |"), page.indexOf("<!-- /shapes -->"));
  expect(table.trim().split("\n").slice(2)).toEqual(rows);
});
