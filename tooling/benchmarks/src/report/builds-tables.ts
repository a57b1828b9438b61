import { table } from "@url/tooling-shared/markdown";
import { CASES } from "../cases/index.ts";
import type { BuildsResult } from "../result.ts";
import { count, number } from "./numbers.ts";

/** The fast build beside the small one: nanoseconds an input, by row. */
export function buildsTable({ rows }: BuildsResult): string {
  return table(
    ["", "fast", "small", "small ÷ fast"],
    rows.map(({ key, fast, other, ratio }) => [titleOf(key), number(fast), number(other), number(ratio)]),
  );
}

/** What each accelerator takes, and what it gives in its row; the cheapest nanosecond first. */
export function acceleratorTable({ accelerators }: BuildsResult): string {
  const gains = accelerators.map((one) => {
    const saved = one.other - one.other / one.ratio;
    return { ...one, saved, perByte: saved / Math.max(one.bytes, 1) };
  });
  return table(
    ["accelerator", "package", "gzip, bytes", "for", "without ÷ with", "ns saved", "ns a byte"],
    gains
      .sort((a, b) => b.perByte - a.perByte)
      .map((one) => [
        one.title,
        `\`${one.package}\``,
        count(one.bytes),
        titleOf(one.key),
        number(one.ratio),
        count(one.saved),
        number(one.perByte),
      ]),
  );
}

function titleOf(key: string): string {
  return CASES.find((one) => one.key === key)?.title ?? key;
}
