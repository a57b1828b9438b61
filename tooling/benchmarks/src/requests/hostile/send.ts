import { get } from "node:http";
import { createPolicy, guardedAgent, guardedFetch } from "@url/guard";
import { guardedDispatcher } from "@url/guard/undici";

/** How a request is ended, if its response does not end it. */
export interface Ending {
  readonly title: "limits" | "abort" | "time" | "size";
  readonly time: number;
  readonly responseBytes: number;
  /** Milliseconds until the caller aborts. */
  readonly abort: number | null;
}

export const ENDINGS: readonly Ending[] = [
  { title: "limits", time: 4000, responseBytes: 100_000, abort: null },
  { title: "abort", time: 60_000, responseBytes: 4_000_000, abort: 150 },
  { title: "time", time: 150, responseBytes: 4_000_000, abort: null },
  { title: "size", time: 4000, responseBytes: 1000, abort: null },
];

/** Requests a URL, and returns the whole body. */
export type Send = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

/** A function under test. */
export interface Sender {
  readonly title: string;
  /** Whether it returns a body as it is received, or decompressed. */
  readonly returns: "received" | "decoded";
  create(ending: Ending): Send;
}

export const SENDERS: readonly Sender[] = [
  {
    title: "guardedFetch",
    returns: "decoded",
    create(ending) {
      const guarded = guardedFetch(policyOf(ending));
      return async (url, signal) => new Uint8Array(await (await guarded(url, { signal })).arrayBuffer());
    },
  },
  {
    title: "guardedAgent",
    returns: "received",
    create(ending) {
      const agent = guardedAgent(policyOf(ending), { keepAlive: true }).http;
      return (url, signal) =>
        new Promise((resolve, reject) => {
          const request = get(url, { agent, signal }, (response) => {
            const chunks: Buffer[] = [];
            response
              .on("data", (chunk) => chunks.push(chunk))
              .on("end", () => resolve(Buffer.concat(chunks)))
              .on("error", reject);
          });
          request.on("error", reject).on("close", () => reject(new Error("closed")));
        });
    },
  },
  {
    title: "guardedDispatcher",
    returns: "decoded",
    create(ending) {
      const dispatcher = guardedDispatcher(policyOf(ending));
      return async (url, signal) => {
        const response = await fetch(url, { dispatcher: dispatcher as never, signal } as RequestInit);
        return new Uint8Array(await response.arrayBuffer());
      };
    },
  },
];

function policyOf({ time, responseBytes }: Ending) {
  return createPolicy({ addresses: { allow: ["127.0.0.1"] }, limits: { time, responseBytes } });
}
