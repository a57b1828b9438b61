import { fileURLToPath } from "node:url";
import { table } from "@url/tooling-shared/markdown";
import { outputLater, outputOf } from "@url/tooling-shared/programs";
import type { Played } from "./process.ts";
import { REPLIES } from "./replies.ts";

/** The groups of replies, in the order of the list. */
export const GROUPS: readonly string[] = [...new Set(REPLIES.map(({ group }) => group))];

// From a test too, whose code is that of `src`.
const PROCESS = fileURLToPath(new URL("../../../dist/requests/hostile/process.js", import.meta.url));

/**
 * Plays a group of replies to the functions of `@url/guard`, in a process of a Node. Rejects after three minutes: each
 * takes 10 to 20 seconds.
 */
export async function playIn(node: string, group: string): Promise<Played> {
  return JSON.parse(await outputLater(node, [PROCESS, group], { limit: 180_000 }));
}

/** Plays every reply in each Node, and returns a table. The row "nothing" is a process that has only loaded the package. */
export async function hostileTable(nodes: readonly string[]): Promise<string> {
  const names = nodes.map((node) => `MB, Node ${versionOf(node)}`);
  const rows: string[][] = [];
  for (const group of ["nothing", ...GROUPS]) {
    const played: Played[] = [];
    for (const node of nodes) played.push(await playIn(node, group));
    const outcomes = played.flatMap(({ outcomes }) => outcomes);
    const count = (is: string) => `${outcomes.filter((outcome) => outcome.is === is).length}`;
    rows.push([
      group,
      `${REPLIES.filter((reply) => reply.group === group).length}`,
      `${outcomes.length}`,
      count("late"),
      count("wrong"),
      `${played.flatMap(({ leaked }) => leaked).length}`,
      `${played.flatMap(({ uncaught }) => uncaught).length}`,
      ...played.map(({ memory }) => memory.toFixed(0)),
    ]);
  }
  return table(
    ["replies", "number", "requests", "not settled", "short or wrong", "left open", "uncaught", ...names],
    rows,
  );
}

function versionOf(node: string): string {
  return outputOf(node, ["-p", "process.versions.node.split('.')[0]"]).trim();
}
