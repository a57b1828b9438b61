import { COMPONENTS, describeRows, readWPT, show } from "@url/tooling-conformance/wpt";
import { expect } from "vitest";
import { type GetterName, parse, readGetter } from "../../src/oracle/index.ts";

const GETTERS: readonly GetterName[] = ["origin", ...COMPONENTS];

for (const file of ["urltestdata.json", "urltestdata-javascript-only.json"] as const) {
  describeRows(
    file,
    readWPT(file),
    (rows) =>
      rows.map((row) => ({
        title: `${show(row.input)} against ${show(row.base)}`,
        check: () => {
          const base = row.base === null ? null : parse(row.base);
          const url = row.base !== null && base === null ? null : parse(row.input, base);
          if (row.failure) {
            expect(url).toBe(null);
            return;
          }
          if (url === null) throw new Error("the oracle fails on a row that parses");
          const stated = GETTERS.filter((name) => row[name] !== undefined);
          const read = (name: GetterName) => [name, readGetter(url, name)];
          expect(Object.fromEntries(stated.map(read))).toEqual(
            Object.fromEntries(stated.map((name) => [name, row[name]])),
          );
        },
      })),
    [],
  );
}
