import { expect, test } from "vitest";
import { readCSV } from "../../src/iana/index.ts";

test("RFC 4180: reads quoted fields with commas, doubled quotation marks and line ends", () => {
  expect(readCSV('a,b,c\r\n1,"2, 3","""x"""\n"4\n    5",,6\n')).toEqual([
    { a: "1", b: "2, 3", c: '"x"' },
    { a: "4 5", b: "", c: "6" },
  ]);
});

test("reads a last record without a line end", () => {
  expect(readCSV("a,b\n1,2")).toEqual([{ a: "1", b: "2" }]);
});

test("throws for a record that lacks a field", () => {
  expect(() => readCSV("a,b,c\n1,2\n")).toThrow("Invalid Record Length");
});
