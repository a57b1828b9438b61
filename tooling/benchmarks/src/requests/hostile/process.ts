import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Outcome, playGroup } from "./play.ts";
import type { HostileServer } from "./server.ts";

/** What came of a group of replies in one engine. */
export interface Played {
  readonly outcomes: readonly Outcome[];
  /** Errors that would have ended a program. */
  readonly uncaught: readonly string[];
  /** The replies whose connections are open although they are of no use. */
  readonly leaked: readonly string[];
  /** The most memory that the process had, in MB. */
  readonly memory: number;
}

// Plays a group of replies, and prints what came of it. The server has a process of its own, so that the memory of this one
// is the client's.
const group = process.argv[2]!;
const uncaught: string[] = [];
process.on("uncaughtException", (error) => uncaught.push(`${error.stack}`));
process.on("unhandledRejection", (error) => uncaught.push(`${error}`));

const child = fork(fileURLToPath(new URL("server-process.js", import.meta.url)));
// Without its server, this process would wait for ever.
const ended = () => process.exit(1);
child.once("exit", ended);
const [server] = (await once(child, "message")) as [Pick<HostileServer, "port" | "rows">];
const outcomes = await playGroup(server, group);
let leaked = await leaks();
// A body that is not for the caller is read until the time limit, and the server learns of it a little later.
for (let turn = 0; leaked.length > 0 && turn < 120; turn++) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  leaked = await leaks();
}
child.off("exit", ended).kill();
const played: Played = { outcomes, uncaught, leaked, memory: process.resourceUsage().maxRSS / 1024 };
console.log(JSON.stringify(played));
process.exit();

/** The replies of no use whose connections are open. */
async function leaks(): Promise<string[]> {
  child.send("open");
  const [open] = (await once(child, "message")) as [readonly number[]];
  return open.filter((index) => !server.rows[index]?.isReusable).map((index) => `${server.rows[index]?.title}`);
}
