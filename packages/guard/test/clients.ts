import { get } from "node:http";
import axios from "axios";
import got from "got";
import { request, fetch as undiciFetch } from "undici";
import { WebSocket } from "ws";
import { createPolicy, GuardError, type GuardedAgents, guardedAgent, guardedFetch } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { resolver } from "./server.ts";

/** Sends a request for a URL, and returns the body. */
export type Client = (url: string) => Promise<unknown>;

// Every name resolves to this machine.
const lookup = resolver(["127.0.0.1"]);
const policy = createPolicy();
const agents = guardedAgent(policy, { lookup });
const dispatcher = guardedDispatcher(policy, { lookup });
const guarded = guardedFetch(policy, { lookup });

/** What this package is for. */
export const GUARDED: Readonly<Record<string, Client>> = {
  "http.get with guardedAgent": (url) => getWith(agents.http, url),
  guardedFetch: async (url) => (await guarded(url)).text(),
  "fetch with guardedDispatcher": async (url) => (await fetch(url, { dispatcher } as RequestInit)).text(),
};

/** Other clients, with an agent or a dispatcher of this package. */
export const OTHERS: Readonly<Record<string, Client>> = {
  "fetch of undici": async (url) => (await undiciFetch(url, { dispatcher })).text(),
  "request of undici": async (url) => (await request(url, { dispatcher })).body.text(),
  got: (url) => got(url, { agent: agents, retry: { limit: 0 } }).text(),
  axios: async (url) => (await axios.get(url, { httpAgent: agents.http, httpsAgent: agents.https, proxy: false })).data,
  ws: (url) =>
    new Promise((resolve, reject) => {
      new WebSocket(url.replace(/^http/, "ws"), { agent: agents.http }).on("open", resolve).on("error", reject);
    }),
};

export function getWith(agent: GuardedAgents["http"], url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
    }).on("error", reject);
  });
}

/** The error of the guard in what a client rejects with, which may wrap it. */
export function rejectionIn(error: unknown): GuardError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof GuardError) return inner;
  return undefined;
}
