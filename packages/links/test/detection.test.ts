import { expect, test } from "vitest";
import { findLinks } from "../src/index.ts";
import { DETECTION } from "./uts58.ts";

const lines = DETECTION.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test("the test file of UTS #58 is read: it had 345 lines", () => {
  expect(lines.length).toBeGreaterThanOrEqual(345);
});

test.each(lines)("%s", (line) => {
  const text = line.replace(/[⸠⸡]/g, "");
  let marked = "";
  let at = 0;
  for (const { start, end } of findLinks(text)) {
    marked += `${text.slice(at, start)}⸠${text.slice(start, end)}⸡`;
    at = end;
  }
  expect(marked + text.slice(at)).toBe(line);
});
