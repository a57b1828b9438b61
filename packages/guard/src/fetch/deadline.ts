import { startTimer } from "../connect/timer.ts";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { recordNow } from "../record.ts";

/**
 * The end of a request before its response is complete. An `AbortSignal` would do as well, but each costs microseconds
 * and a request of the dispatcher took two.
 */
export interface Ending {
  readonly isOver: boolean;
  /** Why it is over. */
  readonly reason: unknown;
  /** Ends the request, if it is not over. */
  end(reason: unknown): void;
  /** Calls `listener` at the end, unless the returned function has been called. */
  onEnd(listener: () => void): () => void;
}

/** Creates the ending of a request that goes on. */
export function createEnding(): Ending {
  const listeners = new Set<() => void>();
  let isOver = false;
  let reason: unknown;
  return {
    get isOver() {
      return isOver;
    },
    get reason() {
      return reason;
    },
    end(given) {
      if (isOver) return;
      isOver = true;
      reason = given;
      for (const listener of listeners) listener();
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What ends a request early: its caller, or the time limit of the policy, whichever is first. */
export interface Deadline {
  readonly ending: Ending;
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

/** Starts the clock of a request for `url`, which `ending` and `caller` can end too. */
export function createDeadline(
  policy: CompiledPolicy,
  url: string | null,
  ending: Ending,
  caller: Caller = { signal: null },
  toFailure: (error: unknown) => unknown = (error) => error,
): Deadline {
  const { signal } = caller;
  // It holds the caller.
  const abort = () => ending.end(caller.signal!.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  const stopClock = startTimer(policy.limits.time, () => ending.end(recordNow(policy, decide("time", { url }))));
  const stop = () => {
    stopClock();
    signal?.removeEventListener("abort", abort);
  };
  return {
    ending,
    stop,
    fail(error) {
      stop();
      return ending.isOver ? ending.reason : toFailure(error);
    },
  };
}
