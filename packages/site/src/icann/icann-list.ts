import { readTable } from "../rules/read-table.ts";
import { createRules, ICANN, type Rules } from "../rules/rules.ts";
import { ICANN_LABELS, ICANN_TABLE } from "../tables/icann.ts";

let rules: Rules | undefined;

/** Returns the rules of the ICANN section, which are read when they are first needed. */
export function icannList(): Rules {
  return (rules ??= readICANN());
}

function readICANN(): Rules {
  const icann = createRules(ICANN_TABLE, ICANN_LABELS);
  readTable(icann, ICANN, 0, ICANN_TABLE.length);
  return icann;
}
