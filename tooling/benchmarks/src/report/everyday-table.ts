import { table } from "@url/tooling-shared/markdown";
import { EVERYDAY } from "../everyday/rows/index.ts";
import type { EverydayFigure, EverydayResult } from "../result.ts";
import { number } from "./numbers.ts";

/** Every everyday row: native ÷ ours in company and, in parentheses, alone. For one engine also the nanoseconds. */
export function everydayTable(engines: readonly EverydayResult[]): string {
  const [first] = engines;
  const rows = EVERYDAY.filter(({ key }) => engines.some((engine) => key in engine.rows));
  const times = engines.length === 1 ? ["ours, ns", "native, ns"] : [];
  return table(
    ["", "from", ...engines.map(titleOf), ...times],
    rows.map(({ key, title, from }) => {
      const figure = first!.rows[key];
      const nanoseconds = [figure?.ours, figure?.native].map((time) => (time === undefined ? "" : number(time)));
      return [
        engines.length === 1 ? `${key}: ${title}` : title,
        from,
        ...engines.map((engine) => cell(engine.rows[key])),
        ...(times.length > 0 ? nanoseconds : []),
      ];
    }),
    ["", "from"],
  );
}

/** The name and the version of an engine, and the build if it is not the fast one. */
function titleOf({ engine, version, build }: EverydayResult): string {
  return `${engine} ${version}${build === "small" ? ", small build" : ""}`;
}

function cell(figure: EverydayFigure | undefined): string {
  const ratio = ratioOf(figure);
  if (ratio === undefined) return "";
  const alone = figure?.alone === undefined ? "" : ` (${marked(figure.alone)})`;
  return `${marked(ratio)}${alone}`;
}

function marked(ratio: number): string {
  return ratio < 1 ? `**${number(ratio)}**` : number(ratio);
}

function ratioOf(figure: EverydayFigure | undefined): number | undefined {
  return figure?.native === undefined ? undefined : figure.native / figure.ours;
}
