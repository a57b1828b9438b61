import { basename } from "node:path";
import { bun, chromium, deno, type Engine, firefox, node, webkit } from "@url/tooling-engines";
import { programOf } from "../engines.ts";
import type { Effort } from "../measure.ts";
import { NATIVE, OURS } from "../names.ts";
import type { CaseResult, EverydayFigure, EverydayResult } from "../result.ts";
import { type Build, bundleRows } from "./bundle.ts";
import { EVERYDAY } from "./rows/index.ts";

type Report = readonly CaseResult[];

/** An engine that is installed. */
export interface Installed {
  readonly engine: Engine<Report>;
  /** The path of its program. */
  readonly program: string;
  readonly isBrowser: boolean;
}

const FULL: Effort = { visits: 3, rounds: 7, sample: 2, warmUp: 15, budget: 700 };
const QUICK: Effort = { visits: 1, rounds: 9, sample: 1, warmUp: 10, budget: 300 };
const ALONE: Effort = { visits: 1, rounds: 9, sample: 2, warmUp: 30, budget: 300 };
/** The clock of a page moves by a tenth of a millisecond, or by a whole one. */
const BROWSER: Effort = { visits: 1, rounds: 7, sample: 50, warmUp: 150, budget: 2000 };

/** The rows that run in browsers, and that the long tier of the tests compares with the commit before. */
export const TEN: readonly string[] = [
  "ipv4-port",
  "localhost-port",
  "no-path",
  "rest",
  "mailto",
  "dot-segments",
  "can-parse-typed",
  "ref-link",
  "set-pathname-path",
  "params-get",
];

/** Returns the engine that `program` is, by its name: Bun, Deno or a Node. */
export function engineAt(program: string): Installed {
  const isOf = (name: string): boolean => basename(program).startsWith(name);
  const engine = isOf("bun") ? bun<Report>() : isOf("deno") ? deno<Report>() : node<Report>(0);
  return { engine, program, isBrowser: false };
}

/** Returns Deno, which it installs if it is not there, and the browsers that are there. */
export function otherEngines(): Installed[] {
  const browsers = [chromium, firefox, webkit].map((make) => make<Report>());
  const fetched = deno<Report>();
  return [
    { engine: fetched, program: programOf(fetched), isBrowser: false },
    ...browsers.flatMap((engine) => {
      const program = engine.find();
      return program === undefined ? [] : [{ engine, program, isBrowser: true }];
    }),
  ];
}

/** How much to measure. */
export interface Extent {
  /** Only the rows with this key, or those whose keys contain it; "" for all. */
  readonly case: string;
  readonly quick: boolean;
}

/**
 * Measures the everyday rows in an engine: all of them in one process, and unless it is `quick`, each in its own. In a
 * browser it measures ten rows in one page, with the build that browsers get.
 */
export async function measureEveryday(installed: Installed, extent: Extent): Promise<EverydayResult> {
  const { engine, program, isBrowser } = installed;
  const build: Build = isBrowser ? "small" : "fast";
  const rows = chosenRows(extent.case).filter((key) => !isBrowser || TEN.includes(key));
  const script = await bundleRows(build);
  const effort = isBrowser ? BROWSER : extent.quick ? QUICK : FULL;
  const { version, report } = await engine.run(program, script({ rows, company: true, effort }));
  const alone = new Map<string, CaseResult>();
  for (const key of isBrowser || extent.quick ? [] : rows) {
    console.error(`${engine.name} ${version}: ${key}, alone`);
    const run = await engine.run(program, script({ rows: [key], company: false, effort: ALONE }));
    alone.set(key, run.report[0]!);
  }
  const figures = report.map(({ key, ...result }) => [key, figureOf(result, alone.get(key))] as const);
  return { engine: engine.name.replace(/ \d+$/, ""), version, build, rows: Object.fromEntries(figures) };
}

function chosenRows(text: string): string[] {
  const keys = EVERYDAY.map(({ key }) => key);
  return keys.includes(text) ? [text] : keys.filter((key) => key.includes(text));
}

function figureOf({ times }: Pick<CaseResult, "times">, alone: CaseResult | undefined): EverydayFigure {
  const ratio = alone?.ratios[NATIVE]?.median;
  return {
    ours: times[OURS]!.median,
    native: times[NATIVE]?.median,
    ...(ratio !== undefined && { alone: ratio }),
  };
}
