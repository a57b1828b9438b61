import { expect, test } from "vitest";
import { isMissing, readWPT } from "../../src/wpt/data.ts";
import type { WPTFile } from "../../src/wpt/files.ts";
import { ROW_COUNTS } from "../../src/wpt/row-counts.ts";

const FILES = Object.entries(ROW_COUNTS) as [WPTFile, number][];

test("every row of web-platform-tests is present, so that a clone without them does not pass unnoticed", (context) => {
  const missing = FILES.flatMap(([file, count]) => {
    const data = readWPT(file);
    return isMissing(data) ? [{ ...data, file, count }] : [];
  });
  if (missing.length > 0) {
    const rows = missing.reduce((sum, { count }) => sum + count, 0);
    const list = missing.map(({ file, count }) => `${count} of ${file}`);
    const message = `${rows} rows of web-platform-tests did not run: ${list.join(", ")}.`;
    if (missing[0]!.fatal) throw new Error(message);
    return context.skip(message);
  }
  const counts = FILES.map(([file]) => {
    const data: object = readWPT(file);
    return [file, Array.isArray(data) ? data.length : Object.values(data).flat().length];
  });
  expect(counts).toEqual(FILES);
});
