import { type CutData, cutsSection } from "../cuts/page.ts";
import { kilobytes } from "../kilobytes.ts";
import { importOf } from "../pages.ts";
import { table } from "../table.ts";
import type { Explained, Share } from "./explain.ts";
import { type Miss, missesSection } from "./misses.ts";
import { WAYS } from "./ways.ts";

/** `docs/sizes-explained.md`, whole. */
export function explainedPage(all: readonly Explained[], cuts: CutData, misses: readonly Miss[]): string {
  return `# Where the bytes are

Written by \`npm run tool -- size --explain --write\`. [sizes.md](sizes.md) has the figures of every import; this page is about those that are larger than planned. KB are 1,024 bytes, minified by esbuild and compressed with gzip at level 9.

${table(["import", "size, KB", "planned", "more"], all.map(planRow))}
Two kinds of tables follow for each of them, in bytes. The first says what the sources of each part leave in the bundle: the part is cut out of the minified text, and what gzip then saves is its share. What two parts have in common counts for neither, so the shares add up to less than the whole. The second says how much smaller the bundle is if it is built without something that is in many sources.

${all.map(section).join("\n")}
${missesSection(misses)}
${cutsSection(cuts)}
${WAYS}`;
}

function planRow(explained: Explained): string[] {
  const { whole, bundle } = explained;
  const size = kilobytes(whole.gzip);
  return [titleOf(explained), size, bundle.planned.toFixed(1), (Number(size) - bundle.planned).toFixed(1)];
}

function section(explained: Explained): string {
  const { whole, parts, changes } = explained;
  const total: Share = { name: "whole", minified: whole.minified, gzip: whole.gzip };
  const effects = changes.length === 0 ? "" : `\n${table(["without", "minified", "gzip"], changes.map(row))}`;
  return `## ${titleOf(explained)}
${table(["part", "minified", "gzip"], [...parts, total].map(row))}${effects}`;
}

function titleOf({ bundle: { figure, isFast } }: Explained): string {
  return `${importOf(figure)}${isFast ? ", fast build" : ""}`;
}

function row({ name, minified, gzip }: Share): string[] {
  return [name, String(minified), String(gzip)];
}
