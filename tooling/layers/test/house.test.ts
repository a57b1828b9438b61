import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkLayers } from "../src/check.ts";
import { findCycle } from "../src/cycles.ts";
import { FLOORS } from "../src/floors.ts";
import { readPackages } from "../src/read-packages.ts";

test("the packages import only lower floors", () => {
  const packages = readPackages(fileURLToPath(new URL("../../../packages", import.meta.url)));
  expect(packages.length).toBeGreaterThan(0);
  for (const { manifest, modules } of packages)
    expect([manifest.name, modules.has("index.ts")]).toEqual([manifest.name, true]);
  expect(checkLayers(packages)).toEqual([]);
});

test("every dependency in the table of floors is on a lower floor, and in the table", () => {
  for (const [name, { floor, dependencies }] of FLOORS) {
    for (const dependency of dependencies.filter((other) => other.startsWith("@url/"))) {
      const below = FLOORS.get(dependency)?.floor ?? Number.NaN;
      expect([name, dependency, below < floor]).toEqual([name, dependency, true]);
    }
  }
  expect(findCycle(new Map([...FLOORS].map(([name, { dependencies }]) => [name, dependencies])))).toBe(null);
});
