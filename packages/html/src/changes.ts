/** The callbacks for the changes of one value. */
export interface Changes<Value> {
  /** Adds a callback, and returns a function that removes it. */
  add(callback: ChangeCallback<Value>): () => void;
  /** Calls every callback. */
  notify(value: Value, old: Value): void;
}

export type ChangeCallback<Value> = (value: Value, old: Value) => void;

export function createChanges<Value>(): Changes<Value> {
  const callbacks = new Set<ChangeCallback<Value>>();
  return {
    add(callback) {
      // A new function, so that a callback that was added twice is called twice and removed once.
      const call: ChangeCallback<Value> = (value, old) => callback(value, old);
      callbacks.add(call);
      return () => void callbacks.delete(call);
    },
    notify(value, old) {
      // A copy, because a callback can remove itself.
      for (const callback of [...callbacks]) callback(value, old);
    },
  };
}
