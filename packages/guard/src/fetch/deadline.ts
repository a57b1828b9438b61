import { startTimer } from "../connect/timer.ts";
import { GuardError } from "../error.ts";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record } from "../record.ts";

/** The end of a request: the caller's signal or the time limit of the policy, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Stops the clock, when the response is complete. */
  stop(): void;
  /** Stops the clock, and returns what the caller gets for a failure: the reason of the end, if that is why. */
  fail(error: unknown): unknown;
}

export function createDeadline(policy: CompiledPolicy, given: AbortSignal, url: string): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(given.reason);
  if (given.aborted) abort();
  given.addEventListener("abort", abort, { once: true });
  const stopClock = startTimer(policy.limits.time, () => {
    const decision = decide("time", { url });
    void record(policy, decision);
    controller.abort(new GuardError(decision));
  });
  const stop = () => {
    stopClock();
    given.removeEventListener("abort", abort);
  };
  return {
    signal,
    stop,
    fail(error) {
      stop();
      if (signal.aborted) return signal.reason;
      return error instanceof GuardError ? error : new TypeError("fetch failed", { cause: error });
    },
  };
}
