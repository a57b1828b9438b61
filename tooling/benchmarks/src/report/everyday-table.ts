import { table } from "@url/tooling-shared/markdown";
import { EVERYDAY } from "../everyday/rows/index.ts";
import type { EverydayFigure, EverydayResult } from "../result.ts";
import { number } from "./numbers.ts";

/** Every everyday row: native ÷ ours in company and, in parentheses, alone. */
export function everydayTable(engines: readonly EverydayResult[]): string {
  return table(
    ["", "from", ...engines.map(nameOf)],
    rowsOf(engines).map(({ key, title, from }) => [title, from, ...engines.map(({ rows }) => cellOf(rows[key]))]),
    ["", "from"],
  );
}

/** The rows of one engine, with their keys and with nanoseconds, for the command. */
export function everydayTimes(engine: EverydayResult): string {
  return table(
    ["", "", nameOf(engine), "ours, ns", "native, ns"],
    rowsOf([engine]).map(({ key, title }) => {
      const { ours, native } = engine.rows[key]!;
      return [key, title, cellOf(engine.rows[key]), number(ours), native === undefined ? "" : number(native)];
    }),
    [""],
  );
}

/** For each engine how many everyday rows are slower than the engine's own, and which: in company, and alone. */
export function slowerEveryday(engines: readonly EverydayResult[]): string {
  return engines
    .map((engine) => {
      const company = slowerOf(engine, ratioOf);
      const alone = slowerOf(engine, (figure) => figure.alone);
      const more = company.rows.length === 0 ? "" : `: ${company.rows.join(", ")}`;
      return `- **${nameOf(engine)}**: ${company.text}${more}${alone.count === 0 ? "" : `. Alone: ${alone.text}`}`;
    })
    .join("\n");
}

/** How many everyday rows are slower than the engine's own with the fast build, from the engine with the fewest to that with the most: "48 to 138 of 305". */
export function slowerCounts(engines: readonly EverydayResult[]): string {
  const counts = engines
    .filter(({ build }) => build === "fast")
    .map((engine) => slowerOf(engine, ratioOf))
    .sort((a, b) => a.rows.length - b.rows.length);
  const most = counts.at(-1);
  return `${counts[0]?.rows.length ?? 0} to ${most?.rows.length ?? 0} of ${most?.count ?? 0}`;
}

interface Slower {
  /** How many rows were measured. */
  readonly count: number;
  readonly text: string;
  /** Each with its ratio, the slowest first. */
  readonly rows: readonly string[];
}

function slowerOf({ rows }: EverydayResult, ratioOf: (figure: EverydayFigure) => number | undefined): Slower {
  const measured = EVERYDAY.flatMap(({ key, title }) => {
    const figure = rows[key];
    const ratio = figure && ratioOf(figure);
    return ratio === undefined ? [] : [{ title, ratio }];
  });
  const below = (limit: number): typeof measured => measured.filter(({ ratio }) => ratio < limit);
  const slower = below(1).sort((a, b) => a.ratio - b.ratio);
  return {
    count: measured.length,
    text: `${slower.length} of ${measured.length} below 1, ${below(0.8).length} of them below 0.8`,
    rows: slower.map(({ title, ratio }) => `${title} ${number(ratio)}`),
  };
}

/** The rows that one of the engines has measured, in their order. */
function rowsOf(engines: readonly EverydayResult[]): typeof EVERYDAY {
  return EVERYDAY.filter(({ key }) => engines.some(({ rows }) => key in rows));
}

/** Returns the name and the version of an engine, and the build if it is not the fast one. */
function nameOf({ engine, version, build }: EverydayResult): string {
  return `${engine} ${version}${build === "small" ? ", small build" : ""}`;
}

function cellOf(figure: EverydayFigure | undefined): string {
  const ratio = figure && ratioOf(figure);
  if (ratio === undefined) return "";
  return figure?.alone === undefined ? marked(ratio) : `${marked(ratio)} (${marked(figure.alone)})`;
}

function marked(ratio: number): string {
  return ratio < 1 ? `**${number(ratio)}**` : number(ratio);
}

/** Returns native ÷ ours in company; undefined if the engine does not have the function. */
export function ratioOf({ native, ours }: EverydayFigure): number | undefined {
  return native === undefined ? undefined : native / ours;
}
