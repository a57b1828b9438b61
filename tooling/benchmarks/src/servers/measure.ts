import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { ServerRow } from "../result.ts";
import { median } from "../statistics.ts";
import type { Pairing } from "./pairings.ts";

/** What one comparison has found. */
export interface Measured {
  readonly version: string;
  readonly row: ServerRow;
}

/** Sends forms one after another to each of two servers, in turns, and compares the CPU time of the servers. */
export async function measurePairing(one: Pairing, node: string, rounds = 9): Promise<Measured> {
  const servers = [await start(one.ours, node), await start(one.theirs, node)] as const;
  const request = requestOf(one.pairs);
  const count = one.pairs < 1000 ? 400 : 6;
  const times: [number[], number[]] = [[], []];
  for (let round = one.pairs < 1000 ? -WARM_UP : -4; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const before = await cpuTime(server.child);
      for (let sent = 0; sent < count; sent++) await exchange(server.socket, request);
      // The first rounds warm up.
      if (round >= 0) times[index]!.push(((await cpuTime(server.child)) - before) / count);
    }
  }
  for (const { child, socket } of servers) {
    socket.destroy();
    child.disconnect();
  }
  const [ours, theirs] = times;
  const { title, pairs } = one;
  const date = new Date().toISOString().slice(0, 10);
  const ratio = median(ours.map((time, round) => time / theirs[round]!));
  return {
    version: servers[0].version,
    row: { title, pairs, date, ours: median(ours), theirs: median(theirs), ratio },
  };
}

/** Rounds of small forms before the first that counts. After three thousand requests, a server is still being compiled. */
const WARM_UP = 25;

interface Server {
  readonly child: ChildProcess;
  readonly socket: Socket;
  readonly version: string;
}

async function start(name: string, node: string): Promise<Server> {
  const file = fileURLToPath(new URL("server-process.js", import.meta.url));
  const child = fork(file, [name], { execPath: node, execArgv: [] });
  const [{ port, version }] = (await once(child, "message")) as [{ readonly port: number; readonly version: string }];
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return { child, socket, version };
}

async function cpuTime(child: ChildProcess): Promise<number> {
  const answer = once(child, "message");
  child.send("cpu");
  return (await answer)[0] as number;
}

/** Sends a request and waits for the answer, which ends with the value of the first field. */
function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const onData = (data: Buffer): void => {
      text += data.toString("latin1");
      if (!text.includes(VALUE)) return;
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

const VALUE = "value-0";

/** A form as a browser sends it, of which some values have something to decode. */
function requestOf(pairs: number): Buffer {
  const body = Array.from(
    { length: pairs },
    (_, i) => `name${i}=${i % 3 === 1 ? `caf%C3%A9+${i}` : `value-${i}`}`,
  ).join("&");
  const head = [
    "POST / HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/x-www-form-urlencoded",
    `content-length: ${body.length}`,
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
}
