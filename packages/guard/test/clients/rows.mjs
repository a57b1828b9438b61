// The rows of the client matrix: clients as programs set them up, each with a guard or with none. Every engine runs this
// file as it is. Where a row has `why`, the README shows what `request` returns as the recipe for the client.
import * as http from "node:http";
import * as https from "node:https";
import { createPolicy, guardedAgent, guardedFetch, guardedLookup } from "@url/guard";

const OURS = "@url/guard";
const body = async (promise) => (await promise).body;
const data = async (promise) => (await promise).data;
const text = async (promise) => (await promise).text();
const undiciText = async (promise) => (await promise).body.text();

/** The response to a request of `node:http`, as text. */
const message = (request) =>
  new Promise((resolve, reject) => {
    request.on("error", reject).on("response", (response) => {
      let all = "";
      response.setEncoding("utf8").on("data", (chunk) => (all += chunk));
      response.on("end", () => resolve(all)).on("error", reject);
    });
  });

/** The servers of the probe are not for WebSocket: to have got an answer is enough. */
const answer = (socket) =>
  new Promise((resolve, reject) => {
    socket.on("unexpected-response", (_, { statusCode }) => (statusCode < 400 ? resolve() : reject(new Error())));
    socket.on("error", reject);
  });

/** Clients that take agents. Each is in the matrix once for each guard that has agents. */
const WITH_AGENTS = [
  {
    client: "`node:http`",
    request: ({ get, url, options, agent }) => get(url, { ...options, agent }),
    read: message,
    why: "`agent` stands last, so that options of a caller cannot replace it.",
  },
  {
    client: "got",
    modules: { got: "got" },
    request: ({ got, url, agents }) => got(url, { agent: agents }),
    read: body,
    why: "`agent` has both schemes, because a redirect may lead from one to the other. Without `http2`: see below.",
  },
  {
    client: "axios",
    modules: { axios: "axios" },
    request: ({ axios, url, agents }) =>
      axios.get(url, { httpAgent: agents.http, httpsAgent: agents.https, proxy: false }),
    read: data,
    why: "Both agents, because a redirect may lead from one scheme to the other. `proxy: false`, because axios sends requests to the proxy that `HTTPS_PROXY` or `HTTP_PROXY` names, whatever the agents are. Without `httpVersion`: see below.",
  },
  {
    client: "node-fetch",
    modules: { fetch: "node-fetch" },
    request: ({ fetch, url, agents }) =>
      fetch(url, {
        agent: ({ protocol }) => (protocol === "https:" ? agents.https : agents.http),
        redirect: "manual",
      }),
    read: text,
    why: '`redirect: "manual"` or `"error"`: see below. If you set neither, `agent` must be a function, because a redirect may lead from one scheme to the other.',
  },
  {
    client: "superagent",
    modules: { superagent: "superagent" },
    request: ({ superagent, url, agent }) => superagent.get(url).agent(agent),
    read: (request) => request.then((response) => response.text),
    why: "One agent is for one scheme: a redirect to the other one fails. Without `.http2()`: see below.",
  },
  {
    client: "follow-redirects",
    modules: { follow: "follow-redirects" },
    request: ({ follow, scheme, url, options, agents }) => follow[scheme].get(url, { ...options, agents }),
    read: message,
    why: "`agents` has both schemes, because a redirect may lead from one to the other.",
  },
  {
    client: "ws",
    modules: { WebSocket: "ws" },
    request: ({ WebSocket, url, agent }) => new WebSocket(url, { agent }),
    read: answer,
    why: "`agents.https` for `wss:`. Without `followRedirects`: see below.",
  },
];

/** The guards that have agents. */
const GUARDS = [
  { guard: OURS, agents: ({ policy, ca, resolver }) => guardedAgent(policy, { keepAlive: true, ca, ...resolver }) },
  {
    guard: "request-filtering-agent",
    async agents({ allowed, isForwarded, ca }) {
      const guard = await import("request-filtering-agent");
      const options = { keepAlive: true, ca, allowIPAddressList: isForwarded ? [] : [allowed] };
      return {
        http: new guard.RequestFilteringHttpAgent(options),
        https: new guard.RequestFilteringHttpsAgent(options),
      };
    },
  },
  {
    guard: "ssrf-req-filter",
    async agents({ ca }) {
      const { requestFilterHandler } = (await import("ssrf-req-filter")).default;
      const options = { keepAlive: true, ca };
      return {
        http: requestFilterHandler(new http.Agent(options)),
        https: requestFilterHandler(new https.Agent(options)),
      };
    },
  },
];

/** What does not take agents, or takes them and leaves them aside. */
const OTHERS = [
  {
    client: "`guardedFetch`",
    guard: OURS,
    tools: ({ policy, ca, resolver }) => ({ fetch: guardedFetch(policy, { ca, ...resolver }) }),
    request: ({ fetch, url }) => fetch(url),
    read: text,
    why: "`const fetch = guardedFetch(policy)`. Nothing else is needed.",
  },
  {
    client: "global `fetch`",
    guard: OURS,
    tools: withDispatcher,
    request: ({ url, dispatcher }) => fetch(url, { dispatcher }),
    read: text,
    why: "`dispatcher` opens the connections, those of redirects too.",
  },
  {
    client: "undici 7",
    modules: { undici: "undici" },
    guard: OURS,
    tools: withDispatcher,
    request: ({ undici, url, dispatcher }) => undici.request(url, { dispatcher }),
    read: undiciText,
    why: "The same for `undici.fetch`.",
  },
  {
    client: "undici 8",
    modules: { undici: "undici-8" },
    guard: OURS,
    tools: withDispatcher,
    request: ({ undici, url, dispatcher }) => undici.request(url, { dispatcher }),
    read: undiciText,
    why: "The same for `undici.fetch`.",
  },
  {
    client: "got, `http2: true`",
    modules: { got: "got" },
    guard: OURS,
    request: ({ got, url, agents, ca }) =>
      got(url, { agent: agents, http2: true, https: { certificateAuthority: ca } }),
    read: body,
    instead: "With `http2: true`, got opens connections of https itself. Leave it out.",
  },
  {
    client: "got, `http2: true` and `dnsLookup`",
    modules: { got: "got" },
    guard: OURS,
    tools: withLookup,
    request: ({ got, url, agents, lookup, ca }) =>
      got(url, { agent: agents, http2: true, dnsLookup: lookup, https: { certificateAuthority: ca } }),
    read: body,
    instead:
      "`dnsLookup: guardedLookup(policy)` judges names alone: an address in a URL is never looked up. Leave `http2` out.",
  },
  {
    client: "axios without `proxy: false`",
    modules: { axios: "axios" },
    guard: OURS,
    request: ({ axios, url, agents }) => axios.get(url, { httpAgent: agents.http, httpsAgent: agents.https }),
    read: data,
    instead: "axios sends requests to the proxy that `HTTPS_PROXY` names by an agent of its own. Add `proxy: false`.",
  },
  {
    client: "axios, `httpVersion: 2`",
    modules: { axios: "axios" },
    guard: OURS,
    request: ({ axios, url, agents, ca }) =>
      axios.get(url, {
        httpVersion: url.startsWith("https:") ? 2 : 1,
        http2Options: { ca },
        httpAgent: agents.http,
        httpsAgent: agents.https,
        proxy: false,
      }),
    read: data,
    instead: "With `httpVersion: 2`, axios opens the connections itself. Leave it out.",
  },
  {
    client: "superagent, `.http2()`",
    modules: { superagent: "superagent" },
    guard: OURS,
    request: ({ superagent, url, agent, ca, scheme }) =>
      scheme === "https" ? superagent.get(url).http2().agent(agent).ca(ca) : superagent.get(url).agent(agent),
    read: (request) => request.then((response) => response.text),
    instead: "With `.http2()`, superagent opens the connections itself. Leave it out.",
  },
  {
    client: "node-fetch, redirects followed",
    modules: { fetch: "node-fetch" },
    guard: OURS,
    request: ({ fetch, url, agents }) =>
      fetch(url, { agent: ({ protocol }) => (protocol === "https:" ? agents.https : agents.http) }),
    read: text,
    instead:
      "A redirect to a URL with a username makes node-fetch throw where no program can catch it, which ends the process. Set `redirect`.",
  },
  {
    client: "ws, `followRedirects: true`",
    modules: { WebSocket: "ws" },
    guard: OURS,
    request: ({ WebSocket, url, agent }) => new WebSocket(url, { agent, followRedirects: true }),
    read: answer,
    instead:
      "An agent is for one scheme: a redirect to the other one makes ws throw where no program can catch it, which ends the process. Leave it out.",
  },
  {
    client: "`node:http`, `lookup` alone",
    guard: OURS,
    tools: withLookup,
    request: ({ get, url, lookup, ca }) => get(url, { lookup, ca }),
    read: message,
    instead:
      "`guardedLookup` judges names alone: use agents where a client takes them, or ask `explain` about each URL.",
  },
  {
    client: "got",
    modules: { guarded: "got-ssrf" },
    guard: "got-ssrf",
    request: ({ guarded, url, ca, lookup }) =>
      guarded.gotSsrf(url, { dnsLookup: lookup, https: { certificateAuthority: ca } }),
    read: body,
  },
  {
    client: "`node:http`",
    guard: "none",
    request: ({ get, url, options, ca }) => get(url, { ...options, ca }),
    read: message,
  },
  { client: "global `fetch`", guard: "none", request: ({ url }) => fetch(url), read: text },
];

async function withDispatcher({ policy, ca, resolver }) {
  const { guardedDispatcher } = await import("@url/guard/undici");
  return { dispatcher: guardedDispatcher(policy, { ca, ...resolver }) };
}

function withLookup({ policy, resolver }) {
  return { lookup: guardedLookup(policy, resolver) };
}

/** Every row: a client, a guard, and how the client is made for the setting of a probe. */
export const ROWS = [
  ...WITH_AGENTS.flatMap((row) => GUARDS.map(({ guard, agents }) => ({ ...row, guard, agents }))),
  ...OTHERS.map((row) => ({ agents: GUARDS[0].agents, ...row })),
];

/** Makes the client of a row. `isForwarded` says that `allowed` is a public address. */
export async function createClient(row, setting, isForwarded) {
  const policy = createPolicy(isForwarded ? {} : { addresses: { allow: [setting.allowed] } });
  // Node resolves names by node:dns, which knows those of the probe; Bun and Deno do not.
  const resolver = process.versions.bun || process.versions.deno ? { lookup: setting.lookup } : {};
  const given = { ...setting, policy, isForwarded, resolver };
  const agents = await row.agents(given);
  const modules = {};
  for (const [name, from] of Object.entries(row.modules ?? {})) {
    const module = await import(from);
    modules[name] = module.default ?? module;
  }
  const tools = { ...given, agents, ...modules, ...(await row.tools?.(given)) };
  return async (url, options) => {
    const scheme = /^https:/i.test(url) ? "https" : "http";
    const get = scheme === "https" ? https.get : http.get;
    return row.read(row.request({ ...tools, url, options, scheme, get, agent: agents[scheme] }));
  };
}
