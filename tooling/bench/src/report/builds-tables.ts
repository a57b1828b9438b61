import { table } from "@url/tooling-markdown";
import { FAST, nameOf, SMALL } from "../builds/make.ts";
import { CASES } from "../cases/index.ts";
import type { BuildsResult } from "../result.ts";
import { count, number } from "./numbers.ts";

/** The fast build beside the small one: nanoseconds an input, by row. */
export function buildsTable({ rows }: BuildsResult): string {
  return table(
    ["", "fast", "small", "small ÷ fast"],
    rows.map(({ key, times }) => {
      const { [FAST]: fast = Number.NaN, [SMALL]: small = Number.NaN } = times;
      return [titleOf(key), number(fast), number(small), number(small / fast)];
    }),
  );
}

/** What each accelerator takes, and what it gives in the row in which it gives most; the cheapest nanosecond first. */
export function acceleratorTable({ accelerators, rows }: BuildsResult): string {
  const gains = accelerators.map((one) => {
    const compared = rows.map(({ key, times }) => ({ key, fast: times[FAST]!, without: times[nameOf(one)]! }));
    const best = compared.sort((a, b) => b.without / b.fast - a.without / a.fast)[0]!;
    return { one, best, perByte: (best.without - best.fast) / Math.max(one.bytes, 1) };
  });
  const sorted = gains.sort((a, b) => b.perByte - a.perByte);
  return table(
    ["accelerator", "gzip, bytes", "gives most in", "without ÷ with", "ns saved", "ns a byte"],
    sorted.map(({ one, best, perByte }) => [
      `\`${one.name}\` of \`${one.package}\``,
      count(one.bytes),
      titleOf(best.key),
      number(best.without / best.fast),
      count(best.without - best.fast),
      number(perByte),
    ]),
  );
}

function titleOf(key: string): string {
  return CASES.find((one) => one.key === key)?.title ?? key;
}
