import { table } from "@url/tooling-shared/markdown";
import { MILLION } from "./contestants.ts";
import { COUNT } from "./prefixes.ts";
import type { MillionResult } from "./result.ts";

/** Returns the page docs/million-prefixes.md. */
export function page(results: readonly MillionResult[]): string {
  const engines = [...new Set(results.map(({ node }) => node))];
  return `# A million prefixes

Written by \`node tooling/benchmarks/dist/million/run.js --write\`: do not edit. How \`@url/ip\`, \`net.BlockList\` of Node and
\`cidr-tools\` keep and search ${COUNT.toLocaleString("en")} IPv4 prefixes, made as a table of Internet routes is: allocations of 14 to 22
bits, and prefixes of 24 bits in them. Each row is measured in a process of its own, on a shared machine, so a figure
can be half or twice that of another run.

"Peak" is how much resident memory grew while the structure was built, with the garbage that was made on the way; "kept"
is what remained after a collection of it; "arrays" is the size of the structure itself. The other columns are lookups a
second of random addresses: as text, as bytes one by one, and as the bytes of all of them in one call. \`cidr-tools\` reads
the list, and goes through it, for each address. \`net.BlockList\` did so before Node 24.

${engines.map((node) => `## Node ${node}\n\n${tableOf(results.filter((result) => result.node === node))}\n`).join("\n")}`;
}

function tableOf(results: readonly MillionResult[]): string {
  const header = [
    "",
    "build, ms",
    "peak, MB",
    "kept, MB",
    "arrays, MB",
    "text, a second",
    "bytes, a second",
    "batch, a second",
  ];
  const rows = results.map(({ key, buildMs, peakMB, keptMB, arraysMB, text, bytes, batch }) => [
    MILLION.get(key)?.title ?? key,
    // cidr-tools reads the list at each call.
    key === "cidr-tools" ? "–" : number(buildMs),
    key === "cidr-tools" ? "–" : number(peakMB),
    key === "cidr-tools" ? "–" : number(keptMB),
    number(arraysMB),
    number(text),
    number(bytes),
    number(batch),
  ]);
  return table(header, rows);
}

/** Three digits that count, or "–". */
function number(value: number | null): string {
  if (value === null) return "–";
  return Number(value.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 2 });
}
