import { agreedInputs } from "../agree.ts";
import type { Corpora } from "../case.ts";
import type { Effort } from "../measure.ts";
import { OURS } from "../names.ts";
import { runCases } from "../run-cases.ts";
import type { EverydayRow } from "./row.ts";
import { EVERYDAY } from "./rows/index.ts";

/** What an engine measures. */
export interface EverydayTask {
  /** The keys of the rows. */
  readonly rows: readonly string[];
  /** True if all other rows run before, in the same process. */
  readonly company: boolean;
  readonly effort: Effort;
}

/** How many passes each row runs before any is measured, so that all code has met the inputs of all of them. */
const PASSES_BEFORE = 20;

/** Measures rows in this engine, one after another in one process. Returns their `CaseResult`s as JSON. */
export function runAsJSON({ rows, company, effort }: EverydayTask): string {
  const met = EVERYDAY.filter(({ key }) => company || rows.includes(key)).map(withAgreedInputs);
  const entries = met.flatMap(({ contestants, inputs }) => contestants.map(({ enter }) => enter(inputs(NO_CORPORA))));
  for (let turn = 0; turn < PASSES_BEFORE; turn++) {
    for (const { pass } of entries) pass(turn);
  }
  const measured = met.filter(({ key }) => rows.includes(key));
  return JSON.stringify(runCases(measured, NO_CORPORA, effort, () => {}));
}

/** A row without the inputs on which this engine differs from ours; without the engine if no input is left. */
function withAgreedInputs(row: EverydayRow): EverydayRow {
  const all = row.inputs(NO_CORPORA);
  const agreed = agreedInputs(all, row.contestants);
  if (agreed.length > 0) return { ...row, inputs: () => agreed };
  return { ...row, inputs: () => all, contestants: row.contestants.filter(({ name }) => name === OURS) };
}

const NO_CORPORA: Corpora = { source: "", web: [], files: [] };
