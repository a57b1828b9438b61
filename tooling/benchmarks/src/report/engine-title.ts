import type { EngineResult } from "../result.ts";

/** The name and the version of an engine, such as "Node 20.19.0". */
export function engineTitle({ engine = "Node", node }: Pick<EngineResult, "engine" | "node">): string {
  return `${engine} ${node}`;
}

/** The name and the major version, such as "Node 20": two runs of an engine can be of different minor versions. */
export function majorTitle(engine: Pick<EngineResult, "engine" | "node">): string {
  return engineTitle(engine).replace(/\..*/, "");
}

/** The name and the version with what runs its JavaScript, such as "Node 20.19.0 (V8 11.3)". */
export function longTitle(result: Pick<EngineResult, "engine" | "node" | "v8">): string {
  return `${engineTitle(result)} (${result.engine === undefined ? `V8 ${result.v8}` : result.v8})`;
}
