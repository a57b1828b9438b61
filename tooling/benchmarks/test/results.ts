import { SHAPES } from "../src/growth/shapes.ts";
import type { CaseResult, EngineResult, GrowthResults, Results, StartResult } from "../src/result.ts";

/** Of a module that is made up. */
const COLD = { name: "made-up", load: 1.25, first: 3.456, second: 0.1, memory: 2048 };

/**
 * Results of two engines and three rows, made up: Node 20 reaches the target of `href` (2.8), Node 24 misses its own
 * (1.45) but reaches that of `can-parse` (0.9).
 */
export const RESULTS: Results = {
  date: "2026-01-02",
  commit: "0123456789ab",
  machine: { cpu: "Made-up CPU", cores: 2, system: "Linux 6", load: 0.25 },
  corpus: "made-up URLs",
  versions: { "whatwg-url": "17.3.0" },
  engines: [
    engine("20.19.0", [row("href", 3, 120), row("origin", 1.1, 50), row("can-parse", 1.3, 90)]),
    engine("24.21.0", [row("href", 1.1, 99), row("origin", 0.9, 50), row("can-parse", 0.95, 90)]),
  ],
  growth: growth(),
};

function engine(node: string, cases: readonly CaseResult[]): EngineResult {
  return { node, v8: "12.0", corpus: "made-up URLs", cases, cold: [COLD], start: start(Number(node.slice(0, 2)) / 5) };
}

/** Of three implementations that are made up: the minimum takes twice as long as ours, and then less. */
function start(ours: number): readonly StartResult[] {
  const one = (name: string, both: number) => ({ name, load: both - 1, first: 1, both });
  return [one("@url", ours), one("native", 2), one("whatwg-url-minimum", 8)];
}

/** Ours takes 100 ns. */
function row(key: string, native: number, whatwgURL: number): CaseResult {
  const around = (median: number) => ({ low: median * 0.9, median, high: median * 1.1 });
  return {
    key,
    inputs: 48_009,
    dropped: key === "href" ? 1 : 0,
    times: {
      native: { ...around(native * 100), samples: 21 },
      "@url": { ...around(100), samples: 21 },
      "whatwg-url": { ...around(whatwgURL * 100), samples: 3 },
    },
    ratios: { native: around(native), "whatwg-url": around(whatwgURL) },
  };
}

/** Ours takes a nanosecond a unit, native a tenth of one for the square, and so stops early. */
function growth(): GrowthResults {
  const lengths = Array.from({ length: 8 }, (_, i) => 4 ** i * 1024);
  const points = {
    "@url": lengths.map((length) => ({ length: length - 5, time: (length - 5) * 1e-6 })),
    native: lengths.slice(0, 5).map((length) => ({ length: length - 5, time: (length - 5) ** 2 * 1e-7 })),
  };
  return { node: "20.19.0", shapes: SHAPES.map(({ key }) => ({ key, points })) };
}
