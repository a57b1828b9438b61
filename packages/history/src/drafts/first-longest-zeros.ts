/** The index of the first of the longest runs of zero pieces, or null if no run is longer than one piece. */
export function firstLongestZeros(address: readonly number[]): number | null {
  let best: number | null = null;
  let bestLength = 1;
  for (let start = 0; start < 8; start++) {
    let length = 0;
    while (address[start + length] === 0) length++;
    if (length > bestLength) {
      best = start;
      bestLength = length;
    }
    if (length > 0) start += length;
  }
  return best;
}
