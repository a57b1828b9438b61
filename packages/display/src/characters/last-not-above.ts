/** Returns the index of the last of the ascending `starts` that is not above `n`, or -1. */
export function lastNotAbove(starts: ArrayLike<number>, n: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= n) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
