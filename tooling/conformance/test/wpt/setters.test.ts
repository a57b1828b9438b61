import { expect } from "vitest";
import { readWPT } from "../../src/wpt/data.ts";
import { describeRows, type RowTest, show } from "../../src/wpt/describe-rows.ts";
import type { SetterRow } from "../../src/wpt/files.ts";
import { URL } from "../../src/wpt/implementation.ts";

describeRows("setters_tests.json", readWPT("setters_tests.json"), (file) =>
  Object.entries(file).flatMap(([property, rows]) => rows.map((row) => setterTest(property, row))),
);

function setterTest(property: string, row: SetterRow): RowTest {
  return {
    title: `${property}: ${show(row.href)} = ${show(row.new_value)}`,
    check: () => {
      const url = new URL(row.href) as unknown as Record<string, string>;
      url[property] = row.new_value;
      const actual = Object.fromEntries(Object.keys(row.expected).map((name) => [name, url[name]]));
      expect(actual).toEqual(row.expected);
    },
  };
}
