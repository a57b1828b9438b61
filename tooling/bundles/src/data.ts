import { FIGURES, type Figure } from "./figures.ts";
import type { Results } from "./results.ts";
import type { Weight } from "./weigh.ts";

/** What `tooling/data/sizes.json` holds. Sizes are KB of 1,024 bytes, to a tenth. */
export interface SizeData {
  readonly figures: readonly FigureData[];
  readonly peers: readonly (Sizes & { readonly name: string; readonly version: string; readonly note: string })[];
}

export interface Sizes {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface FigureData extends Sizes {
  readonly id: string;
  /** What is imported: names of an entry, or all of it (`null`). */
  readonly imports: readonly { readonly entry: string; readonly names: readonly string[] | null }[];
  /** Export conditions beside a browser's. */
  readonly conditions: readonly string[];
  /** True if dependencies are not counted. */
  readonly isAlone: boolean;
  readonly budget: number;
  /** The size with which it misses its budget. */
  readonly miss?: number;
  readonly aim?: number;
  /** The gzip size of the fast build, and its budget. */
  readonly fast?: number;
  readonly fastBudget?: number;
}

/** `tooling/data/sizes.json`, whole: the figures of `docs/sizes.md`. */
export function sizesData(results: Results): string {
  const data: SizeData = {
    figures: FIGURES.map((figure) => figureOf(figure, results)),
    peers: results.peers.map(({ peer, version, ...weight }) => ({
      name: peer.name,
      version,
      note: peer.note,
      ...sizesOf(weight),
    })),
  };
  // JSON writes 2.0 as 2; a tenth that is 0 is a figure as any other.
  const marked = JSON.stringify(data, (_, value) => (typeof value === "number" ? `#${value.toFixed(1)}` : value), 1);
  return `${marked.replace(/"#([\d.]+)"/g, "$1")}\n`;
}

function figureOf(figure: Figure, { figures, fast }: Results): FigureData {
  const { id, source, conditions = [], external = [], budget, miss, aim } = figure;
  return {
    id,
    imports: source.split("\n").map(importOf),
    conditions,
    isAlone: external.length > 0,
    ...sizesOf(figures.get(id)!),
    budget,
    ...(miss !== undefined && { miss }),
    ...(aim !== undefined && { aim }),
    ...(figure.fast !== undefined && { fast: fast.get(id)!.gzip / 1024, fastBudget: figure.fast }),
  };
}

function importOf(statement: string): FigureData["imports"][number] {
  const [, names = "", entry = ""] = /^export (.+) from "(.+)";$/.exec(statement) ?? [];
  return { entry, names: names === "*" ? null : names.slice(2, -2).split(", ") };
}

function sizesOf({ minified, gzip, brotli }: Omit<Weight, "files" | "text" | "map">): Sizes {
  return { minified: minified / 1024, gzip: gzip / 1024, brotli: brotli / 1024 };
}
