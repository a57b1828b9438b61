import { gzipSync } from "node:zlib";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { type Weight, weigh } from "../weigh.ts";
import type { Bundle, Change, Part } from "./bundles.ts";
import { editSources } from "./edits.ts";

/** What a part takes in a bundle, in bytes. */
export interface Share {
  readonly name: string;
  readonly minified: number;
  /** How much smaller the bundle is after gzip without it. What it has in common with the rest counts for neither. */
  readonly gzip: number;
}

/** A bundle, and what its parts take; the largest first. */
export interface Explained {
  readonly bundle: Bundle;
  readonly whole: Weight;
  /** What the sources of each part leave in the bundle: the text is cut out, nothing else changes. */
  readonly parts: readonly Share[];
  /** What would be smaller without something that is in many sources: the bundle is built again without it. */
  readonly changes: readonly Share[];
  /** Sources in the bundle that belong to no part, or to more than one. */
  readonly unclaimed: readonly string[];
}

export async function explain(bundle: Bundle): Promise<Explained> {
  const { figure, isFast, parts, changes } = bundle;
  const options = { ...figure, platform: isFast ? "neutral" : (figure.platform ?? "browser") } as const;
  const whole = await weigh(figure.source, options);
  const ranges = rangesOf(whole);
  const shares = parts.map((part) => shareOf(part, ranges, whole)).filter(({ minified }) => minified > 0);
  const sources = new Set(ranges.flatMap(({ source, text }) => (source === "" || text === "" ? [] : source)));
  return {
    bundle,
    whole,
    parts: shares.sort(bySize),
    changes: (await Promise.all(changes.map((change) => effectOf(change, figure.source, options)))).sort(bySize),
    unclaimed: [...sources].filter((source) => parts.filter(({ files }) => files.test(source)).length !== 1),
  };
}

export interface Range {
  /** A path from the root, or "". */
  readonly source: string;
  readonly text: string;
}

/** Cuts the bundle where another source begins. */
export function rangesOf({ text, map }: Weight): Range[] {
  const lines = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines.push(at + 1);
  const ranges: Range[] = [];
  let source = "";
  let start = 0;
  const cut = (end: number): void => void ranges.push({ source, text: text.slice(start, end) });
  eachMapping(new TraceMap(map), (mapping) => {
    const at = lines[mapping.generatedLine - 1]! + mapping.generatedColumn;
    cut(at);
    start = at;
    source = mapping.source?.replace(/^.*?(?=packages\/)/, "") ?? "";
  });
  cut(text.length);
  return ranges;
}

export function shareOf({ name, files }: Part, ranges: readonly Range[], whole: Weight): Share {
  const rest = ranges.flatMap(({ source, text }) => (files.test(source) ? [] : text)).join("");
  return {
    name,
    minified: whole.minified - Buffer.byteLength(rest),
    gzip: whole.gzip - gzipSync(rest, { level: 9 }).length,
  };
}

/** Both bundles are built from the sources, because the packages have theirs in one file. */
export async function effectOf({ name, edit }: Change, source: string, options: object): Promise<Share> {
  const conditions = ["@url/source", ...((options as { conditions?: string[] }).conditions ?? [])];
  const before = await weigh(source, { ...options, conditions });
  const after = await weigh(source, { ...options, conditions, plugins: [editSources(edit)] });
  return { name, minified: before.minified - after.minified, gzip: before.gzip - after.gzip };
}

function bySize(a: Share, b: Share): number {
  return b.gzip - a.gzip;
}
