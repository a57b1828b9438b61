import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { median } from "../statistics.ts";

/** Two servers to compare, and the form that they read. */
export interface Pairing {
  readonly title: string;
  readonly ours: string;
  readonly theirs: string;
  readonly pairs: number;
  /** What our CPU time may be, divided by theirs. */
  readonly target: number;
}

/** The CPU time of one request, in microseconds. */
export interface PairingResult extends Pairing {
  readonly oursTime: number;
  readonly theirsTime: number;
  /** The median of the ratios of the rounds. */
  readonly ratio: number;
}

export const PAIRINGS: readonly Pairing[] = [
  ...[5, 100, 10_000].flatMap((pairs) => [
    pairing("Express, express.urlencoded (simple)", "express-ours", "express-simple", pairs, 1),
    pairing("Express, express.urlencoded (qs)", "express-ours", "express-qs", pairs, 1.2),
    pairing("Fastify, @fastify/formbody", "fastify-ours", "fastify-formbody", pairs, pairs < 10_000 ? 1.2 : 1),
    pairing("Hono, `c.req.parseBody()`", "hono-ours", "hono-parseBody", pairs, 1),
  ]),
];

/** Sends forms one after another to each of two servers, in turns, and compares the CPU time of the servers. */
export async function measurePairing(one: Pairing, node: string, rounds = 11): Promise<PairingResult> {
  const servers = [await start(one.ours, node), await start(one.theirs, node)] as const;
  const request = requestOf(one.pairs);
  const count = one.pairs < 1000 ? 400 : 12;
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < rounds; round++) {
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
  const ratio = median(ours.map((time, round) => time / theirs[round]!));
  return { ...one, oursTime: median(ours), theirsTime: median(theirs), ratio };
}

/** Rounds before the first that counts. A server is still being compiled after two thousand requests. */
const WARM_UP = 10;

function pairing(title: string, ours: string, theirs: string, pairs: number, target: number): Pairing {
  return { title, ours, theirs, pairs, target };
}

interface Server {
  readonly child: ChildProcess;
  readonly socket: Socket;
}

async function start(name: string, node: string): Promise<Server> {
  const file = fileURLToPath(new URL("server-process.js", import.meta.url));
  const child = fork(file, [name], { execPath: node, execArgv: [] });
  const [port] = (await once(child, "message")) as [number];
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return { child, socket };
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
