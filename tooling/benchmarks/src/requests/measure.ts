import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";
import { createPolicy, guardedAgent, guardedFetch } from "@url/guard";
import { guardedDispatcher } from "@url/guard/undici";
import { Agent as Dispatcher } from "undici";

/** Microseconds for a request, and what it is compared with. */
export interface Requests {
  readonly title: string;
  readonly without: number;
  readonly guarded: number;
  /** The median of the ratios of each round, which a busy machine changes less than the ratio of the medians. */
  readonly ratio: number;
}

type Send = (url: string) => Promise<unknown>;

/** Sends requests one after another to a server in another process, in turns with and without a guard. */
export async function measureRequests(rounds = 15, count = 400): Promise<readonly Requests[]> {
  const server = spawn(process.execPath, [fileURLToPath(new URL("server-process.js", import.meta.url))], {
    timeout: 600_000,
  });
  const [port] = await once(server.stdout, "data");
  const url = `http://127.0.0.1:${String(port).trim()}/`;
  const found: Requests[] = [];
  for (const [title, without, guarded] of pairs()) {
    const times: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const [index, send] of [without, guarded].entries()) {
        const time = await timeOf(send, url, count);
        if (round >= 0) times[index]!.push(time);
      }
    }
    const ratio = median(times[1].map((time, round) => time / times[0][round]!));
    found.push({ title, without: median(times[0]), guarded: median(times[1]), ratio });
  }
  server.kill();
  return found;
}

/** Rounds that do not count: V8 optimizes what both sides run. */
const WARM_UP = 8;

/** The ways to send a request: title, without a guard, with one. */
function pairs(): readonly (readonly [string, Send, Send])[] {
  const policy = createPolicy({ addresses: { allow: ["127.0.0.1"] } });
  const options = { keepAlive: true };
  const closing = guardedAgent(policy).http;
  const dispatcher = guardedDispatcher(policy);
  const guarded = guardedFetch(policy);
  return [
    ["`http.get`, connection kept", getWith(new Agent(options)), getWith(guardedAgent(policy, options).http)],
    ["`http.get`, new connection each time", getWith(new Agent()), getWith(closing)],
    ["`fetch` with a dispatcher", fetchWith(new Dispatcher()), fetchWith(dispatcher)],
    [
      "`fetch`, and `guardedFetch`",
      async (url) => (await fetch(url)).text(),
      async (url) => (await guarded(url)).text(),
    ],
  ];
}

function getWith(agent: Agent): Send {
  return (url) =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (response) => response.resume().on("end", resolve)).on("error", reject);
    });
}

function fetchWith(dispatcher: unknown): Send {
  return async (url) => (await fetch(url, { dispatcher } as RequestInit)).text();
}

async function timeOf(send: Send, url: string, count: number): Promise<number> {
  const start = process.hrtime.bigint();
  for (let sent = 0; sent < count; sent++) await send(url);
  return Number(process.hrtime.bigint() - start) / 1000 / count;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}
