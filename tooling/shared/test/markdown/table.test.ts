import { expect, test } from "vitest";
import { table } from "../../src/markdown/table.ts";

test("aligns numbers to the right and text to the left, and escapes what would end a cell", () => {
  expect(table(["", "n", "why"], [["a|b", "1", "c\n d"]], ["", "why"])).toBe(
    "|  | n | why |\n| --- | ---: | --- |\n| a\\|b | 1 | c d |",
  );
});
