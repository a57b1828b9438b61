import { expect, test } from "vitest";
import { table } from "../src/table.ts";

test("a table: numbers to the right, text to the left, and no cell breaks out", () => {
  expect(table(["", "n", "why"], [["a|b", "1", "c\n d"]], ["", "why"])).toBe(
    "|  | n | why |\n| --- | ---: | --- |\n| a\\|b | 1 | c d |",
  );
});
