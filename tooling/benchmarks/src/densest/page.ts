import { table } from "@url/tooling-shared/markdown";
import type { PeakSample } from "../memory/process.ts";
import type { Variant } from "../memory/shape.ts";
import { duration } from "../report/numbers.ts";

/** A public function with the densest inputs that were found. Null where a measurement ended before the call did. */
export interface DenseRow {
  readonly key: string;
  readonly byMemory: Variant | null;
  readonly byTime: Variant | null;
  /** The length of the serialized URL of `byMemory` for each unit of it; 0 if it is not a URL. */
  readonly growth: number;
  readonly peak: PeakSample | null;
  readonly slow: PeakSample | null;
}

/** Returns the page docs/densest-inputs.md. */
export function page(rows: readonly DenseRow[], length: number, inputs: string, node: string): string {
  const beyond = ({ peak }: DenseRow): number => (peak === null ? Infinity : peak.beyond / length);
  const sorted = [...rows].sort((a, b) => beyond(b) - beyond(a));
  const over = rows.filter((row) => beyond(row) > LIMIT + 2 * row.growth).length;
  const body = sorted.map((row) => [
    `\`${row.key}\``,
    row.peak === null ? "dies" : Math.max(beyond(row), 0).toFixed(1),
    row.peak === null ? "dies" : (Math.max(row.peak.output, 0) / length).toFixed(1),
    row.growth === 0 ? "–" : row.growth.toFixed(1),
    shown(row.byMemory),
    row.slow === null ? "dies" : duration(row.slow.time),
    shown(row.byTime),
  ]);
  return `# The densest inputs

Written by \`npm run tool -- densest --write\`: do not edit. For each public function that takes text, ${inputs} random inputs of 128 K units
were tried beside the one that [the table of memory](benchmarks.md#memory) uses: one to four of a hundred pieces over and over, behind one
of twelve starts. With the input that took the most memory, and with the one that took the most time, the function was
called once more with ${(length / 2 ** 20).toFixed(0)} M units, in a process of its own with a heap of 512 MB, on Node ${node}. "Beyond" is the peak beyond input
and output, in bytes for each unit. "URL" is how many units the serialized URL has for each unit of input: one Chinese character becomes
nine. The limit is 8 bytes for each unit of input, and 2 for each of the URL, which exists for a moment in parts and as a whole;
${over === 0 ? "no function is" : over === 1 ? "one function is" : `${over} functions are`} over it. The machine was shared, so a time can be half or twice that of another run.

${table(["", "beyond, bytes a unit", "output", "URL", "with", "time", "with"], body)}
`;
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
