import { GuardError } from "../error.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { decide } from "../rules/rule.ts";

/** The end of a request: the caller's signal or the time limit of the policy, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Stops the clock, when the response is complete. */
  stop(): void;
}

export function createDeadline({ limits }: CompiledPolicy, given: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(given.reason);
  if (given.aborted) abort();
  given.addEventListener("abort", abort, { once: true });
  const timer =
    limits.time === Infinity
      ? undefined
      : setTimeout(() => controller.abort(new GuardError(decide("time"))), limits.time);
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      given.removeEventListener("abort", abort);
    },
  };
}
