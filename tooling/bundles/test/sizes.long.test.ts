import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundlerData, documents, packageNames } from "../src/documents.ts";
import { FIGURES, METRO } from "../src/figures.ts";
import { type BundlerData, measureJobsWithEsbuild } from "../src/jobs/measure.ts";
import { kilobytes } from "../src/kilobytes.ts";
import { agree, marksIn } from "../src/marks.ts";
import { hasPart, PART_NAMES } from "../src/parts.ts";
import { PEERS } from "../src/peers.ts";
import { type Results, weighAll } from "../src/results.ts";
import { ROOT } from "../src/weigh.ts";

let results: Results;

/** KB, to a tenth. */
function sizeOf(id: string): number {
  return Number(kilobytes(results.figures.get(id)!.gzip));
}

beforeAll(async () => {
  for (const name of packageNames()) {
    if (!existsSync(join(ROOT, "packages", name, "dist"))) throw new Error(`@url/${name} is not built: npm run build`);
  }
  results = await weighAll();
});

describe.each(FIGURES)("$id", ({ id, budget, miss, without }) => {
  if (miss === undefined) {
    test(`weighs no more than ${budget.toFixed(1)} KB`, () => {
      expect(sizeOf(id)).toBeLessThanOrEqual(budget);
    });
  } else {
    test(`weighs no more than the ${miss.toFixed(1)} KB with which it misses its budget of ${budget.toFixed(1)}`, () => {
      expect(sizeOf(id)).toBeLessThanOrEqual(miss);
      expect(sizeOf(id)).toBeGreaterThan(budget);
    });
  }

  test(`is without ${without.join(", ")}`, () => {
    const weight = results.figures.get(id)!;
    expect(without.filter((part) => hasPart(weight, part))).toEqual([]);
  });
});

describe.each(FIGURES.filter(({ fast }) => fast !== undefined))("$id", ({ id, fast, fastMiss }) => {
  test(`weighs no more than ${(fastMiss ?? fast!).toFixed(1)} KB in the fast build, which has accelerators`, () => {
    const weight = results.fast.get(id)!;
    expect(Number(kilobytes(weight.gzip))).toBeLessThanOrEqual(fastMiss ?? fast!);
    if (fastMiss !== undefined) expect(Number(kilobytes(weight.gzip))).toBeGreaterThan(fast!);
    expect(hasPart(weight, "accelerators")).toBe(true);
  });
});

test("nothing that is bundled for a browser has an accelerator", () => {
  const browsers = FIGURES.filter(({ platform = "browser" }) => platform === "browser");
  expect(browsers.filter(({ id }) => hasPart(results.figures.get(id)!, "accelerators"))).toEqual([]);
});

test("each part is found in the bundle that has it, because a wrong pattern would never be noticed", () => {
  const weights = [...results.figures.values(), ...results.fast.values()];
  expect(PART_NAMES.filter((part) => !weights.some((weight) => hasPart(weight, part)))).toEqual([]);
});

test("docs/decisions/budgets.md names each figure that misses its budget, and no other", () => {
  const page = readFileSync(join(ROOT, "docs/decisions/budgets.md"), "utf8");
  const named = Array.from(page.matchAll(/^\| `(.+?)` \|/gm), ([, id]) => id);
  expect(named.sort()).toEqual(
    FIGURES.flatMap(({ id, miss, fastMiss }) => ((miss ?? fastMiss) === undefined ? [] : [id])).sort(),
  );
});

test.each(METRO)("$id weighs no more than $budget KB in React Native's bundler", ({ id, budget }) => {
  expect(Number(kilobytes(results.metro.get(id)!))).toBeLessThanOrEqual(budget);
});

test("no two figures have the same name", () => {
  expect(new Set(FIGURES.map(({ id }) => id)).size).toBe(FIGURES.length);
});

test("every package has a figure, and its README shows the size", () => {
  const weighed = new Set(FIGURES.map(({ source }) => /"@url\/([^/"]+)/.exec(source)?.[1]));
  expect(packageNames().filter((name) => !weighed.has(name))).toEqual([]);
  const readmes = documents(results).filter(({ path }) => path.startsWith("packages/"));
  expect(readmes.filter(({ text }) => marksIn(text).length === 0).map(({ path }) => path)).toEqual([]);
});

test("the READMEs, docs/sizes.md and tooling/data/sizes.json show the measured sizes: npm run tool -- size --write", () => {
  const untrue = documents(results).filter(({ text, updated }) => !agree(text, updated));
  expect(untrue.map(({ path }) => path)).toEqual([]);
});

test("the table of five bundlers shows what esbuild makes of each import now: npm run tool -- size --bundlers --write", async () => {
  const { jobs } = await measureJobsWithEsbuild();
  const known = bundlerData();
  const names = (all: BundlerData["jobs"]) => all.flatMap(({ job, rows }) => rows.map(({ what }) => `${job}: ${what}`));
  expect(names(known.jobs)).toEqual(names(jobs));
  for (const [index, { rows }] of jobs.entries()) {
    for (const [row, { what, sizes }] of rows.entries()) {
      const [before, now] = [known.jobs[index]!.rows[row]!.sizes[0]![0], sizes[0]![0]];
      // The other columns are measured by hand, so the table may lag behind by a twentieth.
      expect([what, Math.abs(now - before) <= Math.max(100, before / 20)]).toEqual([what, true]);
    }
  }
});

test("the size of another package includes its own URL", () => {
  for (const { peer, text } of results.peers) {
    if (/URLSearchParams/.test(peer.source)) expect([peer.name, /pathname/.test(text)]).toEqual([peer.name, true]);
  }
  expect(results.peers).toHaveLength(PEERS.length);
});
