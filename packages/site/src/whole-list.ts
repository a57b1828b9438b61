import { readTable } from "./rules/read-table.ts";
import { createRules, ICANN, PRIVATE, type Rules } from "./rules/rules.ts";
import { ICANN_LABELS, ICANN_TABLE } from "./tables/icann.ts";
import { PRIVATE_LABELS, PRIVATE_TABLE } from "./tables/private.ts";

let rules: Rules | undefined;

/** Returns the rules of both sections, which are read when they are first needed. */
export function wholeList(): Rules {
  return (rules ??= readBoth());
}

function readBoth(): Rules {
  const text = ICANN_TABLE + PRIVATE_TABLE;
  const both = createRules(text, ICANN_LABELS + PRIVATE_LABELS);
  readTable(both, ICANN, 0, ICANN_TABLE.length);
  readTable(both, PRIVATE, ICANN_TABLE.length, text.length);
  return both;
}
