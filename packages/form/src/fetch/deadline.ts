/** A time limit for many promises, one after the other. */
export interface Deadline {
  /** Waits for `promise`, but rejects when the time is over. */
  race<Value>(promise: Promise<Value>): Promise<Value>;
  isOver(): boolean;
  clear(): void;
}

/**
 * Starts a deadline of some milliseconds. It does not use `Promise.race` with one promise for the whole body, which
 * would remember each of its calls: a body of a million chunks took 100 MB.
 */
export function createDeadline(milliseconds: number): Deadline {
  let isOver = false;
  let expire: (() => void) | undefined;
  const timer =
    milliseconds === Infinity
      ? undefined
      : setTimeout(() => {
          isOver = true;
          expire?.();
        }, milliseconds);
  return {
    race: (promise) =>
      new Promise((resolve, reject) => {
        expire = () => reject(new Error("The time is over."));
        if (isOver) expire();
        promise.then(resolve, reject);
      }),
    isOver: () => isOver,
    clear: () => clearTimeout(timer),
  };
}

declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
