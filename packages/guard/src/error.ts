import type { Decision, RejectingRule } from "./policy/decision.ts";

/**
 * The error of a request that a policy rejects. Its message names the rule and nothing else: not the address to which a
 * name resolved, and not where a redirect led. The properties have these; they are not enumerable, so that a logger that
 * copies an error does not show them by accident.
 * @see https://nodejs.org/api/errors.html#errorcode
 */
export class GuardError extends Error {
  /** Is the same for all rejections, as Node's own errors have one code for each class of error. */
  readonly code = "ERR_REQUEST_REJECTED";
  /** The rule that rejected. */
  readonly rule: RejectingRule;
  /** The URL without username and password, or null if an agent or a resolver rejected. */
  declare readonly url: string | null;
  /** The host, or null. */
  declare readonly host: string | null;
  /** The address that was rejected, the path of the socket, or null. */
  declare readonly address: string | null;

  /** Creates the error of a decision whose verdict is "rejected". */
  constructor(decision: Decision) {
    super(`The request was rejected: ${decision.rule}`);
    this.rule = decision.rule as RejectingRule;
    const { url, host, address } = decision;
    for (const [name, value] of Object.entries({ name: "GuardError", url, host, address })) {
      Object.defineProperty(this, name, { value, configurable: true });
    }
  }
}
