import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareWithBefore } from "../src/everyday/before.ts";
import { TEN } from "../src/everyday/measure.ts";

/** What moves by more than this is said. It fails no test, because a machine that is busy moves figures too. */
const MUCH = 0.1;

test("ten everyday rows are measured beside the commit before", async (context) => {
  const comparison = await compareWithBefore(fileURLToPath(new URL("../../../", import.meta.url)), TEN);
  if (typeof comparison === "string") return context.skip(comparison);
  const { commit, rows } = comparison;
  expect(rows.map(({ key }) => key)).toEqual(TEN);
  for (const { key, ratio } of rows) {
    expect(ratio).toBeGreaterThan(0);
    if (ratio < 1 - MUCH || ratio > 1 + MUCH) {
      console.log(`Everyday row ${key}: ${ratio.toFixed(2)} times as fast as in commit ${commit}.`);
    }
  }
});
