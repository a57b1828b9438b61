/** The bodies that have the same time to arrive, in the order in which they began. */
export interface Deadlines {
  /** Calls `cut` unless the body is removed before its time is over. */
  add(cut: () => void): Deadline;
  remove(deadline: Deadline): void;
}

/** The deadline of one body. */
export interface Deadline {
  /** In milliseconds of `performance.now()`. */
  readonly end: number;
  readonly cut: () => void;
}

/**
 * Returns the deadlines of all bodies that have `timeout` milliseconds. They share one timer, because it is expensive to
 * set and clear one for each body. The timer does not keep the process alive; the connections do. It ends by itself after
 * the last body.
 */
export function deadlinesOf(timeout: number): Deadlines {
  let deadlines = ALL.get(timeout);
  if (deadlines === undefined) {
    deadlines = create(timeout, () => ALL.delete(timeout));
    ALL.set(timeout, deadlines);
  }
  return deadlines;
}

/** By their timeout. Those whose timer has ended are removed. */
const ALL: Map<number, Deadlines> = /* @__PURE__ */ new Map();

function create(timeout: number, finish: () => void): Deadlines {
  const pending = new Set<Deadline>();

  function start(milliseconds: number): void {
    setTimeout(check, milliseconds).unref();
  }

  function check(): void {
    // A timer may be called up to a millisecond early.
    const now = performance.now() + 1;
    for (const deadline of pending) {
      if (deadline.end > now) {
        start(deadline.end - now + 1);
        return;
      }
      pending.delete(deadline);
      // Later, so that what one of them throws does not stop the others.
      setImmediate(deadline.cut);
    }
    if (pending.size > 0) start(timeout);
    else finish();
  }

  start(timeout);
  return {
    add(cut) {
      const deadline = { end: performance.now() + timeout, cut };
      pending.add(deadline);
      return deadline;
    },
    remove: (deadline) => void pending.delete(deadline),
  };
}
