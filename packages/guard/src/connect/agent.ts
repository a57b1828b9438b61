import { Agent } from "node:http";
import { type AgentOptions, Agent as TLSAgent } from "node:https";
import type { LookupFunction } from "node:net";
import { type CompiledPolicy, expectPolicy, type Policy } from "../policy/policy.ts";
import { type Connect, createConnector } from "./connector.ts";
import { expectLookup } from "./lookup.ts";
import { expectNamedProxies } from "./proxies.ts";

/** The options of Node's agents, and `lookup`. */
export interface GuardedAgentOptions extends AgentOptions {
  /** What resolves names, in the form of `dns.lookup`, which is the default. */
  readonly lookup?: LookupFunction | undefined;
}

/** Two agents, as clients such as got take them. */
export interface GuardedAgents {
  /** For `node:http`. */
  readonly http: Agent;
  /** For `node:https`. */
  readonly https: TLSAgent;
}

/**
 * Makes agents for `node:http` and `node:https` that open only connections that the policy allows. Each connection is
 * judged by the address that is dialled, after the name was resolved, whether the request is new, comes from a redirect
 * or races several addresses; a connection that is kept alive was judged when it was opened. Rejections are the
 * `GuardError` of the request's event "error".
 *
 * Agents do not see URLs: the rules about credentials, redirects, `limits.time` and `limits.responseBytes` are for
 * `guardedFetch`.
 * @throws TypeError if `policy` is not what `createPolicy` returns, and RangeError if the options name a proxy or a
 * socket that the policy does not
 * @example guardedAgent(createPolicy(), { keepAlive: true }).https.protocol // → "https:"
 * @see https://nodejs.org/api/http.html#class-httpagent
 */
export function guardedAgent(policy: Policy, options: GuardedAgentOptions = {}): GuardedAgents {
  const compiled = expectPolicy(policy, "guardedAgent", UNUSED);
  expectLookup(options, "guardedAgent");
  return createAgents(compiled, options);
}

/** It does not see URLs, and does not read responses. */
const UNUSED = ["credentials", "redirects", "limits.time", "limits.responseBytes"];

/** Makes the agents of a policy, whatever of it is for the caller to apply. */
export function createAgents(compiled: CompiledPolicy, options: GuardedAgentOptions): GuardedAgents {
  const usesProxy = expectNamedProxies(compiled, (options as ProxyOptions).proxyEnv);
  const http = new Agent(options);
  const https = new TLSAgent(options);
  for (const [scheme, agent] of Object.entries({ http, https })) {
    const connect = agent.createConnection.bind(agent) as Connect;
    const how = { connect, scheme: scheme as "http" | "https", usesProxy, lookup: options.lookup };
    agent.createConnection = createConnector(compiled, how) as never;
  }
  return { http, https };
}

interface ProxyOptions {
  readonly proxyEnv?: Readonly<Record<string, string | undefined>> | undefined;
}
