import type { Case, Comparison, Target } from "../case.ts";
import { CASES } from "../cases/index.ts";
import { NATIVE } from "../implementations.ts";
import type { EngineResult } from "../result.ts";
import type { Summary } from "../statistics.ts";

/** One comparison of one case, with what each engine has found; undefined where it was not run. */
export interface Row {
  readonly key: string;
  readonly title: string;
  readonly against: string;
  /** True if this is the main comparison of the case. The others are for information. */
  readonly main: boolean;
  readonly target: Target | undefined;
  readonly cells: readonly (Cell | undefined)[];
}

export interface Cell {
  readonly ratio: Summary;
  /** True if ours took longer. */
  readonly slower: boolean;
  /** True if the row has a target and does not reach it. */
  readonly missed: boolean;
}

/** Every comparison in the order of the cases. */
export function rowsOf(engines: readonly EngineResult[]): Row[] {
  return CASES.flatMap((one) => one.comparisons.map((comparison, index) => rowOf(one, comparison, index, engines)));
}

/** The title of a row, which names the implementation that ours is compared with, unless it is the platform. */
export function titleOf({ title, against, main }: Row): string {
  return against === NATIVE && main ? title : `${title}, against ${against}`;
}

/** What the ratio should be on an engine. Only Nodes have targets. */
function goalOn({ engine, node }: EngineResult, target: Target): number {
  if (engine !== undefined) return 0;
  return Number.parseInt(node, 10) < 24 ? target.before24 : target.from24;
}

function rowOf(
  { key, title }: Case,
  { against, target }: Comparison,
  index: number,
  engines: readonly EngineResult[],
): Row {
  const cells = engines.map((engine) => {
    const ratio = engine.cases.find((result) => result.key === key)?.ratios[against];
    if (ratio === undefined) return undefined;
    return { ratio, slower: ratio.median < 1, missed: target !== undefined && ratio.median < goalOn(engine, target) };
  });
  return { key, title, against, main: index === 0 || target !== undefined, target, cells };
}
