import { table } from "@url/tooling-shared/markdown";
import { outputOf } from "@url/tooling-shared/programs";
import { runIn } from "../../engines.ts";
import type { Played } from "./process.ts";
import { REPLIES } from "./replies.ts";

/** The groups of replies, in the order of the list. */
export const GROUPS: readonly string[] = [...new Set(REPLIES.map(({ group }) => group))];

/** Plays a group of replies to the functions of `@url/guard`, in a process of a Node. Throws after three minutes: each takes 10 to 40 seconds. */
export function playIn(node: string, group: string): Played {
  return runIn<Played>(node, "requests/hostile/process.js", [group], 180_000);
}

/** Plays every reply in each Node, and returns a table. The row "nothing" is a process that has only loaded the package. */
export function hostileTable(nodes: readonly string[]): string {
  const names = nodes.map((node) => `MB, Node ${versionOf(node)}`);
  const rows = ["nothing", ...GROUPS].map((group) => {
    const played = nodes.map((node) => playIn(node, group));
    const outcomes = played.flatMap(({ outcomes }) => outcomes);
    const count = (is: string) => `${outcomes.filter((outcome) => outcome.is === is).length}`;
    return [
      group,
      `${REPLIES.filter((reply) => reply.group === group).length}`,
      `${outcomes.length}`,
      count("late"),
      count("wrong"),
      `${played.flatMap(({ leaked }) => leaked).length}`,
      `${played.flatMap(({ uncaught }) => uncaught).length}`,
      ...played.map(({ memory }) => memory.toFixed(0)),
    ];
  });
  return table(
    ["replies", "number", "requests", "not settled", "short or wrong", "left open", "uncaught", ...names],
    rows,
  );
}

function versionOf(node: string): string {
  return outputOf(node, ["-p", "process.versions.node.split('.')[0]"]).trim();
}
