import { table } from "@url/tooling-shared/markdown";
import { OURS } from "../names.ts";
import type { StartResult } from "../result.ts";
import { number } from "./numbers.ts";

/** What the sum of import and first URL should be, against `whatwg-url-minimum`. */
const TARGET = { against: "whatwg-url-minimum", ratio: 1.3 };

export interface Started {
  /** The engine, such as "Node 20.19.0". */
  readonly title: string;
  readonly start: readonly StartResult[];
}

/** What each implementation takes until its first URL, and how many times as long as ours; a missed target is bold. */
export function startTable(engines: readonly Started[]): string {
  const rows = engines.flatMap(({ title, start }) => {
    const ours = start.find(({ name }) => name === OURS)!;
    return start.map(({ name, load, first, both }, index) => {
      const ratio = both / ours.both;
      const isMissed = name === TARGET.against && ratio < TARGET.ratio;
      const shown = name === OURS ? "" : number(ratio);
      return [
        index === 0 ? title : "",
        name,
        load.toFixed(2),
        first.toFixed(2),
        both.toFixed(2),
        isMissed ? `**${shown}**` : shown,
        name === TARGET.against ? number(TARGET.ratio) : "",
      ];
    });
  });
  return table(["", "", "import, ms", "first URL, ms", "both, ms", "÷ ours", "target"], rows);
}
