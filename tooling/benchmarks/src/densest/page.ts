import { table } from "@url/tooling-shared/markdown";
import type { Variant } from "../memory/shape.ts";
import { duration } from "../report/numbers.ts";
import { OVER_WHEN_DENSE } from "./over.ts";

/** A public function with the densest inputs that were found. Figures are null where the process ended before the call did. */
export interface DenseRow {
  /** How many inputs were tried. */
  readonly tried: number;
  /** The input that takes the most memory, and the one that takes the most time; null for the call's own. */
  readonly byMemory: Variant | null;
  readonly byTime: Variant | null;
  /** The length of the serialized URL of `byMemory` for each unit of it; 0 if it is not a URL. */
  readonly growth: number;
  /** Bytes for each unit of `byMemory`: at the peak beyond input and output, and of the output. */
  readonly beyond: number | null;
  readonly output: number | null;
  /** For 1 M units of `byTime`, with a collector that runs often. */
  readonly milliseconds: number | null;
}

/** The measurements, by the key of the call. */
export interface DenseRows {
  readonly node: string;
  /** In UTF-16 units. */
  readonly length: number;
  readonly rows: Readonly<Record<string, DenseRow>>;
}

/** Returns true if a call takes more than 8 bytes for each unit of its input, and 2 for each of its serialized URL. */
export function isOver({ beyond, growth }: DenseRow): boolean {
  return beyond === null || beyond > LIMIT + 2 * growth;
}

/** Returns the page docs/densest-inputs.md. */
export function page({ node, length, rows }: DenseRows): string {
  const all = Object.entries(rows);
  const sorted = all.sort(([, a], [, b]) => (b.beyond ?? Infinity) - (a.beyond ?? Infinity));
  const over = all.filter(([, row]) => isOver(row)).length;
  const tried = all.reduce((sum, [, row]) => sum + row.tried, 0);
  const body = sorted.map(([key, row]) => [
    `\`${key}\``,
    row.beyond?.toFixed(1) ?? "dies",
    row.output?.toFixed(1) ?? "dies",
    row.growth === 0 ? "–" : row.growth.toFixed(1),
    shown(row.byMemory),
    row.milliseconds === null ? "dies" : duration(row.milliseconds),
    shown(row.byTime),
  ]);
  return `# The densest inputs

Written by \`npm run tool -- densest --write\`: do not edit. For each public function that takes text, random inputs of 128 K units
were tried beside the one that [the table of memory](benchmarks.md#memory) uses, ${tried} in all: one to four of a hundred pieces over
and over, behind one of twelve starts. With the input that took the most memory, the function was called once more with ${(length / 2 ** 20).toFixed(0)} M
units, in a heap of 512 MB, on Node ${node}; with the one that took the most time, with 1 M units, while garbage was collected as soon
as possible, which takes up to several times as long. "Beyond" is the peak beyond input and output, in bytes for each unit. "URL" is how many units the serialized URL has for each unit of input: one Chinese character becomes nine. The
limit is 8 bytes for each unit of input, and 2 for each of the URL, which exists for a moment in parts and as a whole;
${over === 0 ? "no function is" : over === 1 ? "one function is" : `${over} functions are`} over it. A process that dies in the heap, or
takes more than three minutes, has no figures. The machine was shared, so a time can be half or twice that of another run.

## Over the limit
${reasons(rows)}

## All functions
${table(["", "beyond, bytes a unit", "output", "URL", "with", "time for 1 M", "with"], body)}
`;
}

/** Returns the reasons of the calls that are over the limit, each with its calls. */
function reasons(rows: DenseRows["rows"]): string {
  return Object.entries(OVER_WHEN_DENSE)
    .map(([reason, keys]) => [reason, keys.filter((key) => rows[key] !== undefined && isOver(rows[key]))] as const)
    .filter(([, keys]) => keys.length > 0)
    .map(([reason, keys]) => `- ${reason} ${keys.map((key) => `\`${key}\``).join(", ")}`)
    .join("\n");
}

/** Bytes for each unit of input: law 8. */
const LIMIT = 8;

function shown(variant: Variant | null): string {
  if (variant === null) return "its own";
  const text = `${variant.start ?? "…"}${variant.part}`;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll("|", "\\|").replaceAll("`", "\\u0060");
  const plain = escaped.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `\`\` ${plain} \`\``;
}
