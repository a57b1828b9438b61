import { table } from "@url/tooling-shared/markdown";
import { CASES } from "../cases/index.ts";
import {
  CIDR_TOOLS,
  FAST_QUERYSTRING,
  IP_ADDRESS,
  IPADDR,
  MINIMUM,
  NATIVE,
  OURS,
  WHATWG_URL,
} from "../implementations.ts";
import type { CaseResult, EngineResult } from "../result.ts";
import { longTitle } from "./engine-title.ts";
import { count, number } from "./numbers.ts";

const CONTESTANTS = [OURS, NATIVE, WHATWG_URL, MINIMUM, FAST_QUERYSTRING, IPADDR, IP_ADDRESS, CIDR_TOOLS];

/** For each engine the nanoseconds an input, and the quartiles of the ratio that the main table has. */
export function engineTables(engines: readonly EngineResult[]): string {
  return engines.map((engine) => `### ${longTitle(engine)}\n\n${engineTable(engine)}`).join("\n\n");
}

function engineTable({ cases }: EngineResult): string {
  const present = CONTESTANTS.filter((name) => cases.some(({ times }) => times[name] !== undefined));
  return table(
    ["", "inputs", ...present, "ratio", "quartiles"],
    cases.map((result) => rowOf(result, present)),
  );
}

function rowOf({ key, inputs, dropped, times, ratios }: CaseResult, contestants: readonly string[]): string[] {
  const title = CASES.find((one) => one.key === key)?.title ?? key;
  const main = Object.values(ratios)[0]!;
  return [
    title,
    dropped === 0 ? count(inputs) : `${count(inputs)}, ${dropped} left out`,
    ...contestants.map((name) => (times[name] === undefined ? "" : number(times[name].median))),
    number(main.median),
    `${number(main.low)}–${number(main.high)}`,
  ];
}
