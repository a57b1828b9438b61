import type { Rule } from "./read-rules.ts";

/** What the algorithm of the list returns for a domain. */
export interface Answer {
  readonly suffix: string;
  readonly registrable: string | null;
}

/**
 * The algorithm of the list, step by step, as a twin of the look-up of `@url/site`: every rule with the same top-level
 * domain is matched. The domain is in ASCII and lower case, and has no empty label.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export function createAlgorithm(rules: readonly Rule[]): (domain: string) => Answer {
  const byTopLevel = new Map<string, Rule[]>();
  for (const rule of rules) {
    const [top = ""] = rule.labels;
    byTopLevel.set(top, [...(byTopLevel.get(top) ?? []), rule]);
  }
  return (domain) => {
    const labels = domain.split(".").reverse();
    const matching = (byTopLevel.get(labels[0]!) ?? []).filter((rule) => matches(rule.labels, labels));
    const exception = matching.find(({ isException }) => isException);
    const longest = matching.reduce((count, rule) => Math.max(count, rule.labels.length), 1);
    const length = exception === undefined ? longest : exception.labels.length - 1;
    const first = (count: number) => labels.slice(0, count).reverse().join(".");
    return { suffix: first(length), registrable: labels.length === length ? null : first(length + 1) };
  };
}

/** A rule without a label left to compare matches; the domain may have more labels. */
function matches(rule: readonly string[], domain: readonly string[]): boolean {
  return rule.length <= domain.length && rule.every((label, i) => label === "*" || label === domain[i]);
}
