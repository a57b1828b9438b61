import { deepStrictEqual } from "node:assert";

/** Throws if two engines count differently with our functions, or have another number of rows. */
export function checkEqual(a, b) {
  deepStrictEqual([a.engine, a.rows], [a.engine, b.rows]);
  for (const { what, by, rows } of a.results.filter(({ ours }) => ours)) {
    const other = b.results.find((result) => result.ours && result.what === what && result.by === by);
    deepStrictEqual(other?.rows, rows, `${a.engine} and ${b.engine} differ in "${what}" by ${by}`);
  }
}
