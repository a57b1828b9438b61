import { GuardError } from "./error.ts";
import type { Decision } from "./policy/decision.ts";
import type { CompiledPolicy } from "./policy/policy.ts";
import { letsPass } from "./rules/dry-run.ts";

/**
 * Tells `onDecision` about a decision, and waits for it. Returns why the request must not go on, or null: a `GuardError`
 * if the decision rejects and the policy is not a dry run, or what `onDecision` throws or rejects with. Tells nothing while addresses have yet to decide.
 *
 * This is the only place that calls `onDecision`. The promise never rejects, so that no caller can forget to handle it
 * and end the process.
 */
export async function record(policy: CompiledPolicy, decision: Decision): Promise<Error | null> {
  if (decision.verdict === "unresolved") return null;
  try {
    await policy.onDecision(decision);
  } catch (error) {
    // Something else than an error, such as undefined, must not be taken for "no error".
    return error instanceof Error ? error : new Error("onDecision failed", { cause: error });
  }
  return decision.verdict === "rejected" && !letsPass(policy, decision) ? new GuardError(decision) : null;
}

/** Returns the error of a rejection at once, for a request that has to end now, and tells `onDecision` meanwhile. */
export function recordNow(policy: CompiledPolicy, decision: Decision): GuardError {
  void record(policy, decision);
  return new GuardError(decision);
}
