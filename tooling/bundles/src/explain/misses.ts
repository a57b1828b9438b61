import { FIGURES, type Figure } from "../figures.ts";
import { kilobytes } from "../kilobytes.ts";
import { importOf } from "../pages.ts";
import { table } from "../table.ts";
import { weigh } from "../weigh.ts";
import { withoutChecks } from "./edits.ts";
import { effectOf, rangesOf, shareOf } from "./explain.ts";

/** A figure that misses its budget, and what its bytes are. */
export interface Miss {
  readonly figure: Figure;
  readonly gzip: number;
  /** The packages in it with the bytes that gzip saves without each, the largest first. */
  readonly packages: readonly (readonly [name: string, gzip: number])[];
  /** Bytes of the checks of arguments and options, with their sentences. */
  readonly checks: number;
}

/** Measures each figure that misses its budget. */
export function measureMisses(): Promise<Miss[]> {
  return Promise.all(FIGURES.filter(({ miss }) => miss !== undefined).map(measure));
}

async function measure(figure: Figure): Promise<Miss> {
  const whole = await weigh(figure.source, figure);
  const ranges = rangesOf(whole);
  const names = new Set(ranges.flatMap(({ source }) => /packages\/([^/]+)\//.exec(source)?.[1] ?? []));
  const packages = [...names].map((name) => {
    const { gzip } = shareOf({ name, files: new RegExp(`packages/${name}/`) }, ranges, whole);
    return [name, gzip] as const;
  });
  const checks = await effectOf({ name: "", edit: withoutChecks }, figure.source, figure);
  return { figure, gzip: whole.gzip, packages: packages.sort((a, b) => b[1] - a[1]), checks: checks.gzip };
}

/** The section of `docs/sizes-explained.md` about what misses its budget. */
export function missesSection(misses: readonly Miss[]): string {
  return `## What misses its budget
In bytes, gzipped: what each package has in the bundle, as in the tables above, and what would be gone without the checks of arguments and options. [The decisions](decisions/budgets.md) are about these.

${table(
  ["import", "size, KB", "budget, KB", "of it", "checks"],
  misses.map(({ figure, gzip, packages, checks }) => [
    importOf(figure),
    kilobytes(gzip),
    figure.budget.toFixed(1),
    packages
      .filter(([, bytes]) => bytes > 50)
      .map(([name, bytes]) => `${name} ${bytes}`)
      .join(", "),
    `${checks}.`,
  ]),
)}`;
}
