import { describeRows, readWPT, show } from "@url/tooling-conformance/wpt";
import { expect } from "vitest";
import { applySetter, type GetterName, parse, readGetter, type SetterName } from "../../src/oracle/index.ts";

describeRows(
  "setters_tests.json",
  readWPT("setters_tests.json"),
  (file) =>
    Object.entries(file).flatMap(([property, rows]) =>
      rows.map((row) => ({
        title: `${property}: ${show(row.href)} = ${show(row.new_value)}`,
        check: () => {
          const url = parse(row.href);
          if (url === null) throw new Error("the row's href does not parse");
          applySetter(url, property as SetterName, row.new_value);
          const names = Object.keys(row.expected) as GetterName[];
          expect(Object.fromEntries(names.map((name) => [name, readGetter(url, name)]))).toEqual(row.expected);
        },
      })),
    ),
  [],
);
