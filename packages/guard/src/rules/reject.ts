import { GuardError } from "../error.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import type { Decision } from "./rule.ts";

/**
 * Reports a rejection, and returns the error for the one who asked: a `GuardError`, or what `onDecision` throws, which
 * rejects the request too.
 */
export function reject({ onDecision }: CompiledPolicy, decision: Decision): Error {
  try {
    onDecision(decision);
    return new GuardError(decision);
  } catch (error) {
    return error as Error;
  }
}
