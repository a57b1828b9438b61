import { connect } from "node:net";
import type { Packed } from "../pack/pack-all.ts";
import { build, frameworkOf } from "./built.ts";
import { askAction, askAll, type Outcome } from "./outcome.ts";
import { installServer } from "./project.ts";
import { UNFINISHED } from "./requests.ts";
import type { Server } from "./servers.ts";
import { type Started, start } from "./start.ts";

/** Milliseconds that a server may take to close. */
const CLOSING = 1000;

/**
 * Installs a server into an empty folder, checks its source with `tsc --strict`, starts it, sends the ten requests, and closes
 * it twice: beside clients that keep their connections, and beside a rejected one that waits.
 * Rejects if it cannot be installed, compiled or started.
 */
export async function tryServer(server: Server, packed: readonly Packed[], folder: string): Promise<Outcome> {
  const project = await installServer(server, packed, folder);
  const framework = frameworkOf(server);
  if (framework) await build(framework, project);
  await project.bin("tsc", ["-p", "."]);

  const first = await start(server, project);
  let outcome: Pick<Outcome, "statuses" | "wrong">;
  let closing: number;
  try {
    const { close, statuses, wrong } = await askAll(first.url);
    const ofAction = framework ? await askAction(new URL("/", first.url).href) : [];
    outcome = { statuses, wrong: [...wrong, ...ofAction] };
    closing = await first.close();
    close();
  } finally {
    first.kill();
  }
  if (server.isBehind) return { ...outcome, closing: null, closingBeside: null };

  const closingBeside = await closeBesideRejected(await start(server, project));
  const late = [
    ...(closing < CLOSING ? [] : [`close() takes ${closing} ms`]),
    ...(closingBeside < CLOSING ? [] : [`close() takes ${closingBeside} ms beside a rejected client`]),
  ];
  return { ...outcome, closing, closingBeside, wrong: [...outcome.wrong, ...late] };
}

/**
 * Sends a part of a body that is too long, waits for the answer, keeps the connection, and returns the milliseconds that the
 * server then takes to close.
 */
async function closeBesideRejected(started: Started): Promise<number> {
  // It does not end its half when the server ends.
  const socket = connect({ port: started.port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  try {
    const answered = new Promise((resolve, reject) => {
      socket.once("data", resolve).once("close", resolve);
      setTimeout(() => reject(new Error("a body that is too long has no answer while it is sent")), 20_000).unref();
    });
    socket.write(UNFINISHED.replace("POST / ", `POST ${new URL(started.url).pathname} `));
    await answered;
    return await started.close();
  } finally {
    socket.destroy();
    started.kill();
  }
}
