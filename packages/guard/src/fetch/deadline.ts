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

/** The ways in which a caller can end a request before its limit. */
export interface Caller {
  readonly signal: AbortSignal | null;
  /** What the signal belongs to. A `Request` that is collected as garbage does not abort its own signal any more. */
  readonly owner?: unknown;
}

/** Starts the clock of a request for `url`, which the caller can end too. */
export function createDeadline(policy: CompiledPolicy, caller: Caller, url: string | null): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(caller.signal!.reason);
  if (caller.signal?.aborted) abort();
  caller.signal?.addEventListener("abort", abort, { once: true });
  const stopClock = startTimer(policy.limits.time, () => controller.abort(rejectNow(policy, decide("time", { url }))));
  const stop = () => {
    stopClock();
    caller.signal?.removeEventListener("abort", abort);
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
