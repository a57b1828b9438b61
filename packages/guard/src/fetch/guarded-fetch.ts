import { expectFunction, expectOptions, type OptionChecks } from "@url/result/internal";
import { type GuardedAgentOptions, guardedAgent } from "../connect/agent.ts";
import { GuardError } from "../error.ts";
import { expectPolicy, type Policy } from "../policy/policy.ts";
import { createDeadline } from "./deadline.ts";
import { firstHop } from "./hop.ts";
import { nextHop } from "./redirect.ts";
import { createResponse } from "./response.ts";
import { send } from "./send.ts";

/**
 * Makes a `fetch` that obeys a policy. It works over `guardedAgent`, without undici: each URL is judged, the one that
 * was given and each to which a redirect leads, and each connection by the address that is dialled. It follows
 * redirects itself; `redirects.keepHeaders` says which headers go to another origin.
 *
 * It takes and returns what the platform's `fetch` does. A rejection rejects with a `GuardError`, also while the body is
 * read, and any other failure with a `TypeError` whose `cause` says why. It has no cache and no cookies, ignores
 * `mode`, `credentials`, `referrer` and `keepalive` as Node's does, does not send a header `Host`, and throws for
 * `integrity` and `dispatcher`, which it would not obey.
 * @throws TypeError if `policy` is not what `createPolicy` returns
 * @example typeof guardedFetch(createPolicy()) // → "function"
 * @see https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
export function guardedFetch(policy: Policy, options: GuardedAgentOptions = {}): typeof fetch {
  const compiled = expectPolicy(policy, "guardedFetch");
  expectOptions(options, "guardedFetch", { lookup: expectFunction } as OptionChecks<GuardedAgentOptions>);
  const agents = guardedAgent(policy, { keepAlive: true, ...options });
  return async (input, init) => {
    let hop = await firstHop(compiled, input, init);
    const deadline = createDeadline(compiled, hop.signal);
    try {
      for (let redirects = 0; ; redirects++) {
        const message = await send(hop, agents, deadline.signal);
        const next = nextHop(compiled, hop, message, redirects);
        if (next === null) return createResponse(compiled, hop, message, { deadline, redirected: redirects > 0 });
        message.resume();
        hop = next;
      }
    } catch (error) {
      deadline.stop();
      if (deadline.signal.aborted) throw deadline.signal.reason;
      throw error instanceof GuardError ? error : new TypeError("fetch failed", { cause: error });
    }
  };
}
