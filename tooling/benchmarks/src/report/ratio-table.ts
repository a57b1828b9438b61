import { table } from "@url/tooling-shared/markdown";
import type { Target } from "../case.ts";
import { NATIVE } from "../implementations.ts";
import type { EngineResult, EverydayResult } from "../result.ts";
import { engineTitle, majorTitle } from "./engine-title.ts";
import { ratioOf, slowerCounts } from "./everyday-table.ts";
import { number } from "./numbers.ts";
import { type Cell, type Row, rowsOf, titleOf } from "./rows.ts";

/** The main table: what each case is about, with its target. */
export function ratioTable(engines: readonly EngineResult[]): string {
  const rows = rowsOf(engines).filter(({ main }) => main);
  return table(
    ["", "target", ...names(engines)],
    rows.map((row) => [titleOf(row), goalsOf(row.target), ...cells(row)]),
  );
}

/** The table of a package's README: how many times as fast ours is, for the cases whose keys begin with `prefix`. */
export function speedTable(engines: readonly EngineResult[], prefix: string): string {
  const rows = rowsOf(engines).filter(({ key, main }) => main && key.startsWith(prefix));
  const ratios = (row: Row): string[] => row.cells.map((cell) => (cell === undefined ? "" : number(cell.ratio.median)));
  return table(
    ["times as fast", ...names(engines)],
    rows.map((row) => [titleOf(row), ...ratios(row)]),
  );
}

/** Instead of a contestant: the row is an everyday one. */
const EVERYDAY = "everyday";

/**
 * The rows at the top of docs/benchmarks.md: keys, what ours is compared with, and titles. Everyday rows have no contestant but the
 * engine's own. One of the rows is a loss.
 */
const FRONT: readonly (readonly [key: string, against: string, title: string])[] = [
  ["href", NATIVE, "parse URLs of the web"],
  ["href", "whatwg-url", "parse URLs of the web"],
  ["getters", NATIVE, "parse URLs of the web and read all of them"],
  ["ipv4-port", EVERYDAY, "parse `http://127.0.0.1:3000/`"],
  ["no-path", EVERYDAY, "parse `https://a.example`"],
  ["postgres", EVERYDAY, "parse `postgres://user:pass@localhost:5432/app`"],
  ["can-parse-typed", EVERYDAY, "find that a text is not a URL yet, at each key"],
  ["request-param", EVERYDAY, "read a parameter of a request"],
  ["ref-link", EVERYDAY, "resolve a link"],
  ["set-pathname-path", EVERYDAY, "set `pathname`"],
  ["params-object", EVERYDAY, "write parameters of an object"],
  ["work-long-path", NATIVE, "parse 500 words that are not ASCII"],
  ["nest-rows", "qs", "parse a form of 10,000 nested pairs"],
  ["ip-parse-v6", "ipaddr.js", "parse an IPv6 address"],
  ["idna-latin", "tr46", "`toASCII` of a domain"],
  ["site-domain", "tldts", "find the registrable domain"],
];

/** The sentence of the root's README: URLs of the web, on each Node, and how many everyday rows are slower. */
export function frontSentence(engines: readonly EngineResult[], everyday: readonly EverydayResult[]): string {
  const nodes = engines.filter(({ engine }) => engine === undefined);
  const row = rowsOf(nodes).find(({ key, against }) => key === "href" && against === NATIVE)!;
  const ratios = row.cells.flatMap((cell) => (cell === undefined ? [] : [cell.ratio.median])).sort((a, b) => a - b);
  const versions = nodes.map(({ node }) => Number.parseInt(node, 10)).sort((a, b) => a - b);
  return `${number(ratios[0]!)} to ${number(ratios.at(-1)!)} times as fast as the \`URL\` of Node ${versions[0]} to ${versions.at(-1)}, for URLs of the web; slower than the engine's own in ${slowerCounts(everyday)} everyday rows, on Node, Bun and Deno`;
}

/** The table at the top of docs/benchmarks.md: how many times as fast ours is. */
export function frontTable(engines: readonly EngineResult[], everyday: readonly EverydayResult[] = []): string {
  const rows = rowsOf(engines);
  const everydayRatios = (key: string): (number | undefined)[] =>
    engines.map((engine) => {
      const figure = everyday.find(
        ({ engine: name, version, build }) =>
          build === "fast" && majorTitle({ engine: name, node: version }) === majorTitle(engine),
      )?.rows[key];
      return figure && ratioOf(figure);
    });
  const chosen = FRONT.map(([key, against, title]) => {
    const ratios =
      against === EVERYDAY
        ? everydayRatios(key)
        : rows.find((row) => row.key === key && row.against === against)!.cells.map((cell) => cell?.ratio.median);
    return [title, against === NATIVE || against === EVERYDAY ? "the engine's own" : against, ...ratios.map(marked)];
  });
  return table(["times as fast", "compared with", ...engines.map(majorTitle)], chosen, [
    "times as fast",
    "compared with",
  ]);
}

function marked(ratio: number | undefined): string {
  if (ratio === undefined) return "";
  return ratio < 1 ? `**${number(ratio)}**` : number(ratio);
}

/** The rows of all comparisons in which ours is slower, which a target may allow, or misses its target, and why. */
export function lossTable(engines: readonly EngineResult[], notes: Readonly<Record<string, string>>): string {
  const rows = rowsOf(engines).filter((row) => row.cells.some((cell) => cell?.slower || cell?.missed));
  if (rows.length === 0)
    return "Nowhere: every target is reached, and nothing is slower than what it was compared with.";
  const body = rows.map((row) => [titleOf(row), goalsOf(row.target), ...cells(row), reasonFor(row, notes)]);
  return table(["", "target", ...names(engines), "why"], body, ["", "why"]);
}

/**
 * Returns why a row is as it is. A note is about a row, which can be measured in a process of its own as well, or about a row
 * and one of its comparisons.
 */
export function reasonFor(
  { key, against }: Pick<Row, "key" | "against">,
  notes: Readonly<Record<string, string>>,
): string {
  const row = key.replace(/-alone$/, "");
  return notes[`${row} against ${against}`] ?? notes[row] ?? "not looked into";
}

function names(engines: readonly EngineResult[]): string[] {
  return engines.map(engineTitle);
}

/** Formats a target: "2.00, from 24 1.50". */
export function goalsOf(target: Target | undefined): string {
  if (target === undefined) return "";
  const { before24, from24 } = target;
  return before24 === from24 ? number(before24) : `${number(before24)}, from 24 ${number(from24)}`;
}

function cells(row: Row): string[] {
  return row.cells.map((cell) => (cell === undefined ? "" : show(cell, row.target)));
}

/** Formats a ratio below its target, or below 1 without a target, in bold. */
function show({ ratio, missed, slower }: Cell, target: Target | undefined): string {
  const text = number(ratio.median);
  return missed || (slower && target === undefined) ? `**${text}**` : text;
}
