import { Agent, request as send } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Ask } from "./requests.ts";

/** What a server answered: the status, and the JSON if it is one; or the code of what went wrong. */
export interface Answer {
  readonly status: number | string;
  readonly json: unknown;
}

/** A client that keeps its connections. */
export interface Client {
  readonly name: string;
  ask(url: string, ask: Ask): Promise<Answer>;
  close(): void;
}

/** Milliseconds between two chunks: a server has rejected the body before the last one is sent. */
const PAUSE = 5;

/** The `fetch` of Node. Its connections live in this process. */
export const FETCH: Client = {
  name: "fetch",
  async ask(url, { headers, body }) {
    const stream = body instanceof Uint8Array ? body : Readable.toWeb(Readable.from(slowly(body)));
    try {
      const init = { method: "POST", headers, body: stream, duplex: "half", signal: AbortSignal.timeout(20_000) };
      const response = await fetch(url, init as RequestInit);
      return { status: response.status, json: jsonOf(await response.text()) };
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      return { status: cause?.code ?? (error as Error).message, json: null };
    }
  },
  close() {},
};

/** `http.request` with one connection, so that the next request follows on it if the server keeps it. */
export function createAgentClient(): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    name: "http.Agent",
    close: () => agent.destroy(),
    ask: (url, { headers, body }) =>
      new Promise((resolve) => {
        const length = body instanceof Uint8Array ? { "content-length": body.length } : {};
        const request = send(url, { method: "POST", agent, headers: { ...headers, ...length } }, (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode!, json: jsonOf(text) }));
        });
        request.setTimeout(20_000, () => request.destroy(new Error("no answer")));
        request.on("error", (error: NodeJS.ErrnoException) =>
          resolve({ status: error.code ?? error.message, json: null }),
        );
        if (body instanceof Uint8Array) request.end(body);
        else writeSlowly(request, body);
      }),
  };
}

async function* slowly(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    yield chunk;
    await wait(PAUSE);
  }
}

async function writeSlowly(request: ReturnType<typeof send>, chunks: readonly Uint8Array[]): Promise<void> {
  for await (const chunk of slowly(chunks)) if (!request.destroyed) request.write(chunk);
  request.end();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
