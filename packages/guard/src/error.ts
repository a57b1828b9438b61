import type { Decision, RefusingRule } from "./rules/rule.ts";

/**
 * The error of a request that a policy refuses. Whoever sent the URL may see its message, which names the rule and
 * nothing else: not the address to which a name resolved, and not the place to which a redirect led. The properties
 * have these; they are not enumerable, so that a logger that copies an error does not show them by accident.
 */
export class GuardError extends Error {
  /** Is the same for all refusals, as Node's own errors have one code for each class of error. */
  readonly code = "ERR_REQUEST_REFUSED";
  /** The rule that refused. */
  readonly rule: RefusingRule;
  /** The URL without username and password, or null if an agent or a resolver refused. */
  declare readonly url: string | null;
  /** The host, or null. */
  declare readonly host: string | null;
  /** The address that was refused, the path of the socket, or null. */
  declare readonly address: string | null;

  /** Creates the error of a decision whose verdict is "refused". */
  constructor(decision: Decision) {
    super(`The request was refused: ${decision.rule}`);
    this.rule = decision.rule as RefusingRule;
    const { url, host, address } = decision;
    for (const [name, value] of Object.entries({ name: "GuardError", url, host, address })) {
      Object.defineProperty(this, name, { value, configurable: true });
    }
  }
}
