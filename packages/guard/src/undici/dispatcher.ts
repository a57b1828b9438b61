import type { LookupFunction } from "node:net";
import type { ConnectionOptions } from "node:tls";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { createResolver, expectLookup } from "../connect/lookup.ts";
import { expectGroup } from "../policy/checks.ts";
import type { Decision } from "../policy/decision.ts";
import { expectPolicy, type Policy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { judgeTarget } from "../rules/judge-target.ts";
import { expectSupportedUndici } from "./version.ts";

/** The options of undici's `Agent`, except `connect` and `factory`, and `lookup`. */
export interface GuardedDispatcherOptions extends Omit<Agent.Options, "connect" | "factory"> {
  /** The options of a connection, those of TLS included, but not a function. */
  readonly connect?: Omit<ConnectionOptions, "host" | "lookup" | "path" | "port" | "socket"> | undefined;
  /** What resolves names, in the form of `dns.lookup`, which is the default. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * Makes a dispatcher for undici and for the global `fetch`, as the option `dispatcher` of a request. It opens only
 * connections that the policy allows: by name, by the address in the URL, and by the addresses to which a name
 * resolves. Global `fetch` follows redirects itself, and each leads to a connection that is judged; the rules about
 * credentials and redirects are for `guardedFetch`. The limits of the policy are the limits of undici's `Agent`.
 *
 * It needs undici 7: the `fetch` of Node 20 to 26 can use its dispatchers.
 * @throws Error if another version of undici is installed, and TypeError if `policy` is not what `createPolicy` returns
 * or for an option that would open a connection past the policy
 * @example typeof guardedDispatcher(createPolicy()).dispatch // → "function"
 * @see https://undici.nodejs.org/#/docs/api/Agent
 */
export function guardedDispatcher(policy: Policy, options: GuardedDispatcherOptions = {}): Dispatcher {
  const compiled = expectPolicy(policy, "guardedDispatcher", UNUSED);
  expectSupportedUndici();
  expectGroup(options, "guardedDispatcher", "options");
  expectLookup(options, "guardedDispatcher");
  if (options.connect !== undefined) expectGroup(options.connect, "guardedDispatcher", "connect");
  expectNoDoor(options as Readonly<Record<string, unknown>>);
  const { connectTime, time, responseBytes } = compiled.limits;
  // A connector resolves for one host and port, which it does not tell its `lookup`.
  const connectorFor = (decision: Decision): buildConnector.connector =>
    buildConnector({
      ...options.connect,
      timeout: finite(connectTime),
      lookup: createResolver(compiled, options.lookup, decision),
    } as buildConnector.BuildOptions);
  return new Agent({
    headersTimeout: finite(time),
    bodyTimeout: finite(time),
    maxResponseSize: responseBytes === Infinity ? -1 : responseBytes,
    ...options,
    connect(target, done) {
      const port = Number(target.port || (target.protocol === "https:" ? 443 : 80));
      const scheme = target.protocol.slice(0, -1);
      const decision = judgeTarget(compiled, { host: target.hostname, port, scheme, path: null });
      void record(compiled, decision).then((error) =>
        error ? done(error, null) : connectorFor(decision)(target, done),
      );
    },
  });
}

/** It does not see URLs, and has neither sockets nor proxies. */
const UNUSED = ["credentials", "redirects", "sockets", "proxies"];

/** undici takes 0 for "no limit". */
function finite(milliseconds: number): number {
  return milliseconds === Infinity ? 0 : milliseconds;
}

/** @throws TypeError for what opens connections without asking, or for a socket that no rule has seen */
function expectNoDoor(options: Readonly<Record<string, unknown>>): void {
  const { connect, factory } = options;
  const { socketPath, path } = (connect ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof connect === "function" || factory !== undefined || socketPath !== undefined || path !== undefined) {
    throw new TypeError(
      "guardedDispatcher: connect must be an object of options without socketPath and path, and factory must be absent.",
    );
  }
}
