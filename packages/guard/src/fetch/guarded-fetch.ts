import { createAgents, type GuardedAgentOptions } from "../connect/agent.ts";
import { expectLookup } from "../connect/lookup.ts";
import { GuardError } from "../error.ts";
import { expectPolicy, type Policy } from "../policy/policy.ts";
import { withoutCredentials } from "../rules/without-credentials.ts";
import { createDeadline, createEnding } from "./deadline.ts";
import { headersOf } from "./headers.ts";
import { firstHop } from "./hop.ts";
import { nextHop } from "./redirect.ts";
import { createResponse } from "./response.ts";
import { type Answer, send } from "./send.ts";

/**
 * Makes a `fetch` that obeys a policy. It works over `guardedAgent`, without undici: each URL is judged, the one that
 * was given and each to which a redirect leads, and each connection by the address that is dialled. It follows
 * redirects itself; `redirects.keepHeaders` says which headers go to another origin.
 *
 * It takes and returns what the platform's `fetch` does. If the policy rejects the request, the promise rejects with a
 * `GuardError`, or the body does while it is read; any other failure is a `TypeError` whose `cause` says why. There is no
 * cache, and no cookies are kept. As in Node's `fetch`, `mode`, `credentials`, `referrer` and `keepalive` have no effect. A
 * header `Host` is not sent. `integrity` and `dispatcher` are a TypeError, because they would have no effect either.
 * @throws TypeError if `policy` is not what `createPolicy` returns
 * @example typeof guardedFetch(createPolicy()) // → "function"
 * @see https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
export function guardedFetch(policy: Policy, options: GuardedAgentOptions = {}): typeof fetch {
  const compiled = expectPolicy(policy, "guardedFetch");
  expectLookup(options, "guardedFetch");
  const agents = createAgents(compiled, { keepAlive: true, ...options });
  return async (input, init) => {
    let hop = await firstHop(compiled, input, init);
    const deadline = createDeadline(compiled, withoutCredentials(hop.url), createEnding(), hop.caller, toFailure);
    let message: Answer | undefined;
    try {
      for (let redirects = 0; ; redirects++) {
        const exchange = { policy: compiled, deadline, method: hop.method, url: withoutCredentials(hop.url) };
        message = await send({ ...hop, headers: headersOf(hop) }, agents, exchange);
        const next = await nextHop(compiled, hop, message, redirects);
        if (next === null) return createResponse(message, exchange, redirects > 0);
        // Nobody reads its body, which may have no end.
        message.destroy();
        hop = next;
      }
    } catch (error) {
      message?.destroy();
      throw deadline.fail(error);
    }
  };
}

/** As the platform's `fetch`, it fails with a TypeError, unless the policy or the caller's signal ends the request. */
function toFailure(error: unknown): unknown {
  return error instanceof GuardError ? error : new TypeError("fetch failed", { cause: error });
}
