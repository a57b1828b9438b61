import { CASES } from "../cases/index.ts";
import { OURS } from "../implementations.ts";
import type { CaseResult, EngineResult, Results } from "../result.ts";
import { nanoseconds, ratio, table } from "./table.ts";

/** For each engine, every time and every ratio. */
export function engineTables({ engines }: Results): string {
  return engines.map((engine) => `### Node ${engine.node} (V8 ${engine.v8})\n\n${engineTable(engine)}`).join("\n\n");
}

function engineTable({ cases }: EngineResult): string {
  const header = ["", "inputs", `${OURS}, ns`, "first ÷ ours", "between", "the others ÷ ours"];
  return table(header, cases.map(rowOf));
}

function rowOf({ key, inputs, times, ratios }: CaseResult): string[] {
  const title = CASES.find((one) => one.key === key)?.title ?? key;
  const [[first, main], ...others] = Object.entries(ratios) as [[string, CaseResult["ratios"][string]]];
  return [
    title,
    `${inputs}`,
    nanoseconds(times[OURS]!.median),
    `${first} ${ratio(main.median)}`,
    `${ratio(main.low)}–${ratio(main.high)}`,
    (others as [string, CaseResult["ratios"][string]][])
      .map(([name, { median }]) => `${name} ${ratio(median)}`)
      .join(", "),
  ];
}
