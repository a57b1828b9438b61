import { Agent, type ClientRequest } from "node:http";
import { type AgentOptions, Agent as TLSAgent } from "node:https";
import type { LookupFunction, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { decide } from "../policy/decision.ts";
import { type CompiledPolicy, expectPolicy, type Policy } from "../policy/policy.ts";
import { recordNow } from "../record.ts";
import { expectLookup } from "./lookup.ts";
import { type Opening, openTCP, openTLS, type Place } from "./open.ts";
import { type Created, expectNamedProxies, openThroughProxy } from "./proxies.ts";
import { type Watched, watch } from "./watch.ts";

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
 * `GuardError` of the request's event "error", or of the response's if it has begun. So are `limits.time` and
 * `limits.responseBytes`, which counts a body as it is received: agents do not decompress.
 *
 * Agents do not see URLs: the rules about credentials and redirects are for `guardedFetch`. An agent that a client makes
 * from one of these, with its constructor, obeys the same policy.
 * @throws TypeError if `policy` is not what `createPolicy` returns, or has an option without effect here, and RangeError
 * if `proxyEnv` names a proxy that the policy does not. A Unix domain socket is rejected when it would be opened.
 * @example guardedAgent(createPolicy(), { keepAlive: true }).https.protocol // → "https:"
 * @see https://nodejs.org/api/http.html#class-httpagent
 */
export function guardedAgent(policy: Policy, options: GuardedAgentOptions = {}): GuardedAgents {
  const compiled = expectPolicy(policy, "guardedAgent", UNUSED);
  expectLookup(options, "guardedAgent");
  return createAgents(compiled, options, (request, { host = null, port }) => {
    const exceed: Watched["exceed"] = (rule) => recordNow(compiled, decide(rule, { host, port: Number(port) }));
    watch(request, { ...compiled.limits, exceed });
  });
}

/** It does not see URLs. */
const UNUSED = ["credentials", "redirects"];

type Given = GuardedAgentOptions & { readonly proxyEnv?: Parameters<typeof expectNamedProxies>[1] };

/** Makes the agents of a policy. They call `onRequest` for each request, with the options of its connection. */
export function createAgents(
  policy: CompiledPolicy,
  options: GuardedAgentOptions,
  onRequest: (request: ClientRequest, place: Place) => void = () => {},
): GuardedAgents {
  const guard = <Base extends Agent>(
    Parent: new (options: GuardedAgentOptions) => Base,
    scheme: "http" | "https",
  ): Base => {
    const how: Opening = { scheme, lookup: options.lookup };
    class GuardedAgent extends (Parent as unknown as AgentClass) {
      readonly #usesProxy: boolean;

      constructor(given: Given) {
        super(given);
        this.#usesProxy = expectNamedProxies(policy, given?.proxyEnv);
      }

      override addRequest(request: ClientRequest, place: Place, ...rest: unknown[]): void {
        onRequest(request, place);
        // biome-ignore lint/plugin: Node passes two arguments at most.
        super.addRequest(request, place, ...rest);
      }

      override keepSocketAlive(socket: Socket): boolean {
        const isKept = super.keepSocketAlive(socket);
        if (isKept) socket.on("data", endIdle);
        return isKept;
      }

      override reuseSocket(socket: Socket, request: ClientRequest): void {
        socket.off("data", endIdle);
        super.reuseSocket(socket, request);
      }

      override createConnection(given: Place, done: Created): Duplex | undefined {
        const place = withPath(given);
        const connect = (judged: object) => super.createConnection(judged, done);
        if (this.#usesProxy) return openThroughProxy(policy, place, how, connect, done);
        // The agent of https keeps the sessions of TLS, so it opens the connection itself.
        return scheme === "https" ? openTLS(policy, place, how, connect as never) : openTCP(policy, place, how);
      }
    }
    return new GuardedAgent(options) as unknown as Base;
  };
  return { http: guard(Agent, "http"), https: guard(TLSAgent, "https") };
}

/** An agent as `http.request` calls it: Node's types lack one method, and have another form of the other. */
type AgentClass = new (
  options: GuardedAgentOptions,
) => {
  addRequest(request: ClientRequest, place: Place, ...rest: unknown[]): void;
  createConnection(options: object, done: Created): Duplex | undefined;
  keepSocketAlive(socket: Socket): boolean;
  reuseSocket(socket: Socket, request: ClientRequest): void;
};

/** Ends a connection on which a server sends what nobody has asked for: the next request would take it for its response. */
function endIdle(this: Socket): void {
  this.destroy();
}

/** An agent names a Unix domain socket by `socketPath`. */
function withPath(place: Place & { readonly socketPath?: string | undefined }): Place {
  return { ...place, path: place.path ?? place.socketPath };
}
