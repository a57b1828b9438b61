import { startTimer } from "../connect/timer.ts";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { rejectNow } from "../record.ts";

/** The end of a request: the caller's signal or the time limit of the policy, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Stops the clock, when the response is complete. */
  stop(): void;
  /** Stops the clock, and returns what the caller gets for a failure: the reason of the end, if there is one. */
  fail(error: unknown): unknown;
}

/** Starts the clock of a request for `url`, which `given` can end too. */
export function createDeadline(policy: CompiledPolicy, given: AbortSignal, url: string | null): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(given.reason);
  if (given.aborted) abort();
  given.addEventListener("abort", abort, { once: true });
  const stopClock = startTimer(policy.limits.time, () => controller.abort(rejectNow(policy, decide("time", { url }))));
  const stop = () => {
    stopClock();
    given.removeEventListener("abort", abort);
  };
  return {
    signal,
    stop,
    fail(error) {
      stop();
      return signal.aborted ? signal.reason : error;
    },
  };
}
