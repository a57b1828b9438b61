import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import type { Dispatcher } from "undici";
import { createAgents, type GuardedAgentOptions } from "../connect/agent.ts";
import { expectLookup } from "../connect/lookup.ts";
import { createEnding, type Ending } from "../fetch/deadline.ts";
import { expectPolicy, type Policy } from "../policy/policy.ts";
import { exchange } from "./exchange.ts";
import { type Handler, type LegacyHandler, toHandler } from "./handler.ts";
import type { DispatchOptions } from "./request.ts";

/**
 * Makes a dispatcher for undici and for the global `fetch`, as the option `dispatcher` of a request. It opens only
 * connections that the policy allows: by name, by the address in the URL, and by the addresses to which a name
 * resolves. Global `fetch` follows redirects itself, and each leads to a connection that is judged; the rules about
 * credentials and redirects are for `guardedFetch`.
 *
 * All limits of the policy hold for each request. A request with `headersTimeout` or `bodyTimeout` fails with a
 * TypeError, because they would have no effect. A response is
 * decompressed here, as by undici's interceptor `decompress`: its headers do not have `Content-Encoding` and
 * `Content-Length` then.
 *
 * It sends requests as `guardedFetch` does, over HTTP/1.1 by `node:http`, and not by undici's client. So it serves the
 * handlers of undici 6, 7 and 8 and of the `fetch` of Node 20 to 26, and importing it loads no undici.
 * @throws TypeError if `policy` is not what `createPolicy` returns, or has an option without effect here, or for a wrong
 * option
 * @example typeof guardedDispatcher(createPolicy()).dispatch // → "function"
 * @see https://undici.nodejs.org/#/docs/api/Dispatcher
 */
export function guardedDispatcher(policy: Policy, options: GuardedAgentOptions = {}): Dispatcher {
  const compiled = expectPolicy(policy, "guardedDispatcher", UNUSED);
  expectLookup(options, "guardedDispatcher");
  expectNoneOfUndici(options);
  const agents = createAgents(compiled, { keepAlive: true, ...options });
  const running = new Map<Ending, Promise<void>>();
  let isClosed = false;
  let isDestroyed = false;

  const dispatch = (options: DispatchOptions, given: Handler | LegacyHandler): boolean => {
    const ending = createEnding();
    if (isClosed) ending.end(new Error("the dispatcher is closed"));
    // A handler that throws when it is told of an error has nobody else to tell, and must not end the process.
    const sent = exchange({ policy: compiled, agents, options, handler: toHandler(given), ending }).catch(() => {});
    running.set(
      ending,
      sent.then(() => void running.delete(ending)),
    );
    return true;
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.all(running.values());
    agents.http.destroy();
    agents.https.destroy();
  };
  const destroy = (reason: unknown): Promise<void> => {
    isDestroyed = true;
    for (const ending of running.keys()) ending.end(reason ?? new Error("the dispatcher is destroyed"));
    return close();
  };
  const dispatcher = Object.assign(new EventEmitter(), {
    dispatch,
    close: withCallback(close),
    destroy: withCallback(destroy),
    compose(...interceptors: readonly unknown[]) {
      const all = interceptors.flat().filter((item) => item != null) as ((next: unknown) => unknown)[];
      return Object.assign(Object.create(dispatcher), {
        dispatch: all.reduce((next, wrap) => wrap(next), dispatch as unknown),
      });
    },
    get closed() {
      return isClosed;
    },
    get destroyed() {
      return isDestroyed;
    },
  });
  return Object.assign(dispatcher, METHODS) as unknown as Dispatcher;
}

/** It does not see URLs. */
const UNUSED = ["credentials", "redirects", "sockets"];

/** @throws TypeError for options of undici's `Agent`, which would have no effect */
function expectNoneOfUndici(options: object): void {
  for (const name of OF_UNDICI) {
    if (name in options)
      throw new TypeError(`guardedDispatcher: there is no option ${name}; it takes those of https.Agent.`);
  }
}

const OF_UNDICI: readonly string[] = [
  "allowH2",
  "bodyTimeout",
  "connect",
  "connections",
  "factory",
  "headersTimeout",
  "interceptors",
  "keepAliveTimeout",
  "maxHeaderSize",
  "maxResponseSize",
  "pipelining",
  "socketPath",
  "strictContentLength",
];

/** Undici's methods are called with a callback in the end, too. */
function withCallback(run: (reason?: unknown) => Promise<void>) {
  return (...given: unknown[]): Promise<void> | undefined => {
    const done = given.at(-1);
    if (typeof done !== "function") return run(given[0]);
    void run(given.length > 1 ? given[0] : undefined).then(() => done(null, null));
    return undefined;
  };
}

/** The methods of a dispatcher that send by `dispatch`. They are the program's undici's, which is loaded if one is called. */
const METHODS = /* @__PURE__ */ methods();

function methods(): Methods {
  const names = ["connect", "pipeline", "request", "stream", "upgrade"];
  return Object.fromEntries(
    names.map((name) => [
      name,
      function (this: unknown, ...given: unknown[]) {
        // Node's own undici makes its dispatcher the global one first, unless there is one.
        void globalThis.Response;
        const { Dispatcher } = createRequire(import.meta.url)("undici") as { Dispatcher: { prototype: Methods } };
        return Reflect.apply(Dispatcher.prototype[name]!, this, given);
      },
    ]),
  );
}

type Methods = Readonly<Record<string, (...given: unknown[]) => unknown>>;
