/**
 * Calls `work` for each item, for at most `most` at a time, and `write` with the results in their order. A result is written as
 * soon as it and those before it exist, also while the next item is awaited: the sender of the items may wait for the result
 * before sending more. Ends when `write` resolves to false. Rejects as soon as `work` or `write` fails.
 */
export async function inOrder<T, R>(
  items: AsyncIterable<T>,
  most: number,
  work: (item: T) => R | Promise<R>,
  write: (result: R) => Promise<boolean>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const waiting: Promise<boolean>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let failure: { readonly error: unknown } | null = null;
  let stopReading: (error: unknown) => void = () => {};
  const read = (): Promise<IteratorResult<T>> =>
    new Promise((resolve, reject) => {
      stopReading = reject;
      iterator.next().then(resolve, reject);
    });
  const start = (item: T): Promise<boolean> => {
    const result = work(item);
    const written = last.then(async () => write(await result));
    written.catch((error) => {
      failure ??= { error };
      stopReading(error);
    });
    return written;
  };
  try {
    for (;;) {
      const { done, value } = await read();
      if (done === true) break;
      last = start(value);
      waiting.push(last as Promise<boolean>);
      if (waiting.length >= most && !(await waiting.shift())) return;
      if (failure !== null) throw (failure as { readonly error: unknown }).error;
    }
    await last;
  } finally {
    // Not awaited: an iterator that waits for its next item may wait forever.
    iterator.return?.()?.catch(() => {});
  }
}
