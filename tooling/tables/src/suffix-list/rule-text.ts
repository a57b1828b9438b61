import type { Rule } from "./read-rules.ts";

/** Writes a rule as it stands in the list: `*.kobe.jp`, `!city.kobe.jp`. */
export function ruleText({ labels, isException }: Rule): string {
  return `${isException ? "!" : ""}${[...labels].reverse().join(".")}`;
}
