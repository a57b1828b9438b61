import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { outputOf, succeeds } from "@url/tooling-shared/programs";

/** A server of `contestants.ts` in a process of its own, and a connection to it. */
export interface Server {
  readonly port: number;
  readonly socket: Socket;
  /** Asks for the CPU time that it has used, in microseconds, or for the memory that it keeps, in bytes. */
  ask(what: "cpu" | "memory"): Promise<number>;
  stop(): void;
}

/** Starts a server. */
export async function startServer(name: string, node: string): Promise<Server> {
  const file = fileURLToPath(new URL("server-process.js", import.meta.url));
  const child = fork(file, [name], {
    execPath: node,
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = (await once(child, "message")) as [number];
  shareCore(child);
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return {
    port,
    socket,
    async ask(what) {
      const answer = once(child, "message");
      child.send(what);
      return (await answer)[0] as number;
    },
    stop() {
      socket.destroy();
      child.disconnect();
    },
  };
}

/**
 * Lets a server run on the core of this process, on Linux. Otherwise the scheduler decides whether a server sleeps between
 * two requests, which takes longer than reading a form: for five pairs, either of two servers took 15 or 38 µs.
 */
function shareCore({ pid }: ChildProcess): void {
  if (process.platform !== "linux" || !succeeds("taskset")) return;
  // pid 7's current affinity list: 0,1
  const core = /\d+$/.exec(outputOf("taskset", ["-cp", String(process.pid)]).trim())![0];
  for (const each of [process.pid, pid]) outputOf("taskset", ["-acp", core, String(each)]);
}

/** Returns a request with a form. */
export function requestWith(form: string): Buffer {
  const head = [
    "POST / HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/x-www-form-urlencoded",
    `content-length: ${form.length}`,
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${form}`);
}

/** Sends a request and waits for the answer, which ends with the value of the first field. */
export function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const onData = (data: Buffer): void => {
      text += data.toString("latin1");
      if (!text.includes(FIRST_VALUE)) return;
      socket.removeListener("data", onData);
      socket.removeListener("close", onClose);
      if (text.startsWith("HTTP/1.1 200 ")) resolve();
      else reject(new Error(text));
    };
    const onClose = (): void => reject(new Error(`The connection is closed: ${text}`));
    socket.on("data", onData);
    socket.once("close", onClose);
    socket.write(request);
  });
}

/** The value of the first field of a form, by which the end of an answer is found. */
export const FIRST_VALUE = "value-0";
