import { describe, expect, test } from "vitest";
import { GROUPS, playIn } from "../src/requests/hostile/measure.ts";

// At the same time, because most of it is waiting for limits.
describe.concurrent("every request settles, with the whole body or an error, and closes its connection", () => {
  test.each(GROUPS)("%s", async (group) => {
    const { outcomes, leaked, uncaught } = await playIn(process.execPath, group);
    expect(outcomes.filter(({ is }) => is === "late" || is === "wrong")).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(leaked).toEqual([]);
    expect(uncaught).toEqual([]);
  });
});
