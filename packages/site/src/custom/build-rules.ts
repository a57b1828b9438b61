import { addFlags, addLabel, createRules, ROOT, type Rules } from "../rules/rules.ts";

/** Creates the table of rules: each of `domains`, in ASCII and lower case, has the flags at its index. */
export function buildRules(domains: readonly string[], flags: readonly number[]): Rules {
  const text = domains.join("\n");
  let labels = 0;
  for (const domain of domains) labels += domain.split(".").length;
  const rules = createRules(text, labels);
  let start = 0;
  for (let i = 0; i < domains.length; i++) {
    const domainEnd = start + domains[i]!.length;
    let parent = ROOT;
    let end = domainEnd;
    for (let at = end - 1; at >= start; at--) {
      if (at > start && text[at - 1] !== ".") continue;
      parent = addLabel(rules, parent, at, end);
      end = at - 1;
    }
    addFlags(rules, parent, flags[i]!);
    start = domainEnd + 1;
  }
  return rules;
}
