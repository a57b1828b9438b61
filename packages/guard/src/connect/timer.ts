/** Calls `end` after a limit in milliseconds, and never after Infinity. Returns what stops the clock. */
export function startTimer(limit: number, end: () => void): () => void {
  if (limit === Infinity) return () => {};
  const timer = setTimeout(end, Math.min(limit, LONGEST));
  // The connection keeps the process alive, and not the clock.
  timer.unref();
  return () => clearTimeout(timer);
}

/** Node calls at once what is to be called later than this. */
const LONGEST = 0x7fffffff;
