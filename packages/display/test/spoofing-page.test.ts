import { readFileSync } from "node:fs";
import { visible } from "@url/validator";
import { expect, test } from "vitest";
import { SHAPES } from "./data/phishing.ts";

test("docs/spoofing.md has a row for each of these shapes", () => {
  const page = readFileSync(new URL("../../../docs/spoofing.md", import.meta.url), "utf8");
  const rows = SHAPES.map(([shape, text, shown, ...codes]) => {
    const code = (part: string): string => `\`${visible(part)}\``;
    return `| ${shape} | ${code(text)} | ${code(shown)} | ${codes.join(", ") || "–"} |`;
  });
  const table = page.slice(page.indexOf("| shape |"), page.indexOf("<!-- /shapes -->"));
  expect(table.trim().split("\n").slice(2)).toEqual(rows);
});
