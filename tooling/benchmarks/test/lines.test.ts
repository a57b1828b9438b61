import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nativeTable, othersTable, startTable } from "../src/lines/tables.ts";
import { writeInput } from "../src/lines/write-input.ts";

test("writeInput: repeats the lines, and stops after so many", () => {
  const folder = mkdtempSync(join(tmpdir(), "url-lines-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "input.txt");
  const written = (count: number): string => {
    writeInput(path, ["a", "b"], count);
    return readFileSync(path, "utf8");
  };
  expect([0, 1, 2, 5].map(written)).toEqual(["", "a\n", "a\nb\n", "a\nb\na\nb\na\n"]);
  expect(() => writeInput(path, [], 1)).toThrow(RangeError);
});

test("nativeTable: divides the time of URL by ours", () => {
  const tasks = [
    { task: "get {host}", ours: 2, native: 3 },
    { task: "normalize", ours: 4, native: 3 },
  ];
  expect(nativeTable([{ version: "20.19.0", tasks }])).toBe(
    "|  | `get {host}` | `normalize` |\n|---|--:|--:|\n| Node 20.19.0 | 1.50 | 0.75 |",
  );
});

test("othersTable: divides by the first row", () => {
  const rows = [
    ["url get {host}", 0.5],
    ["trurl", 2],
  ] as const;
  expect(othersTable(rows)).toBe(
    "|  | CPU, s | divided by the first |\n|---|--:|--:|\n| `url get {host}` | 0.50 | 1.0 |\n| `trurl` | 2.00 | 4.0 |",
  );
});

test("startTable: divides by the empty script of the same Node", () => {
  const runs = (seconds: number) => [["an empty script", 0.04] as const, ["url -V", seconds] as const];
  const nodes = [
    { version: "20.19.0", runs: runs(0.04) },
    { version: "26.10.0", runs: runs(0.05) },
  ];
  expect(startTable(nodes)).toBe("|  | Node 20.19.0 | Node 26.10.0 |\n|---|--:|--:|\n| `url -V` | 1.00 | 1.25 |");
});
