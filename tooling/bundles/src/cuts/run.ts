import { hermesScript, node, quickjs, runEngine } from "@url/tooling-engines";
import type { CutData } from "./page.ts";
import { ROWS } from "./rows.ts";
import { comparing, makeVariants } from "./script.ts";

/** Measures every variant on Node 20 and 26, Hermes and QuickJS. */
export async function measureCuts(install: boolean): Promise<CutData> {
  const variants = await makeVariants();
  const engines = [
    node<(number | null)[][]>(20),
    node<(number | null)[][]>(26),
    hermesScript<(number | null)[][]>(),
    quickjs<(number | null)[][]>(),
  ];
  const measured: CutData["engines"][number][] = [];
  for (const engine of engines) {
    const { outcome } = await runEngine(engine, comparing(variants, 11, 25), install);
    if (!("report" in outcome)) throw new Error(`${engine.name}: ${JSON.stringify(outcome)}`);
    measured.push({ name: engine.name, version: outcome.version, ratios: outcome.report });
  }
  return {
    rows: ROWS.map(([name]) => name),
    variants: variants.map(({ name, sizes }) => ({ name, sizes })),
    engines: measured,
  };
}
