import { table } from "@url/tooling-shared/markdown";
import { SHAPES } from "../growth/shapes.ts";
import { NATIVE, OURS } from "../implementations.ts";
import type { GrowthPoint, GrowthResult, GrowthResults } from "../result.ts";
import { growthExponent } from "../statistics.ts";
import { duration, size } from "./numbers.ts";

/** At shorter lengths the constant cost of the call and the object would affect the slope. */
const SLOPE_FROM = 16 * 1024;

/** Our time at every other length, then how it grows, ours and native. */
export function growthTable({ shapes }: GrowthResults): string {
  const lengths = lengthsOf(shapes).filter((_, index, all) => (all.length - 1 - index) % 2 === 0);
  const header = ["", ...lengths.map(size), "grows as", "native, longest", "native grows as"];
  const rows = shapes.map(({ key, points }) => {
    const ours = points[OURS] ?? [];
    const native = points[NATIVE] ?? [];
    const last = native.at(-1);
    return [
      SHAPES.find((shape) => shape.key === key)?.title ?? key,
      ...lengths.map((length) => showTime(ours.find((point) => nominal(point) === length))),
      power(ours),
      last === undefined ? "" : `${duration(last.time)} at ${size(nominal(last))}`,
      power(native),
    ];
  });
  return table(header, rows);
}

/** An input is shorter than requested by what does not fit, never by half. */
function nominal({ length }: GrowthPoint): number {
  return 2 ** Math.ceil(Math.log2(length));
}

function lengthsOf(shapes: readonly GrowthResult[]): number[] {
  const all = shapes.flatMap(({ points }) => Object.values(points).flat().map(nominal));
  return [...new Set(all)].sort((a, b) => a - b);
}

function showTime(point: GrowthPoint | undefined): string {
  return point === undefined ? "" : duration(point.time);
}

/** `n^1.02`. */
function power(points: readonly GrowthPoint[]): string {
  const long = points.filter((point) => nominal(point) >= SLOPE_FROM);
  return long.length < 2
    ? ""
    : `n^${growthExponent(long.map(({ length, time }) => ({ x: length, y: time }))).toFixed(2)}`;
}
