import { table } from "@url/tooling-shared/markdown";
import { MEMORY_SHAPES } from "../memory/shapes.ts";
import { NATIVE, OURS } from "../names.ts";
import type { MemoryPoint, MemoryResults } from "../result.ts";
import { duration, size } from "./numbers.ts";

/** Bytes a unit at each length, and beside native what the longest gives back and takes. */
export function memoryTable({ shapes }: MemoryResults): string {
  const lengths = [...new Set(shapes.flatMap(({ points }) => points[OURS]!.map(({ length }) => length)))];
  const longest = size(lengths.at(-1)!);
  const header = [
    "",
    ...lengths.map((length) => `beyond, ${size(length)}`),
    `output, ${longest}`,
    `time, ${longest}`,
    "native: beyond",
    "output",
    "time",
  ];
  const rows = shapes.map(({ key, points }) => {
    const ours = points[OURS]!;
    const native = points[NATIVE]?.at(-1);
    return [
      MEMORY_SHAPES.find((shape) => shape.key === key)?.title ?? key,
      ...ours.map((point) => show(point, point.beyond)),
      show(ours.at(-1)!, ours.at(-1)!.output),
      showTime(ours.at(-1)!),
      ...(native === undefined
        ? ["", "", ""]
        : [show(native, native.beyond), show(native, native.output), showTime(native)]),
    ];
  });
  return table(header, rows);
}

function show(point: MemoryPoint, bytes: number | undefined): string {
  return point.died ? "dies" : Math.max(bytes!, 0).toFixed(1);
}

function showTime({ died, refused, time }: MemoryPoint): string {
  return died ? "dies" : `${duration(time!)}${refused ? ", refused" : ""}`;
}
