import { expect, test } from "vitest";
import { GROUPS, playIn } from "../src/requests/hostile/measure.ts";

test.each(GROUPS)("%s: every request settles, with the whole body or an error, and closes its connection", (group) => {
  const { outcomes, leaked, uncaught } = playIn(process.execPath, group);
  expect(outcomes.filter(({ is }) => is === "late" || is === "wrong")).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(0);
  expect(leaked).toEqual([]);
  expect(uncaught).toEqual([]);
});
