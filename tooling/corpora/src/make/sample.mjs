/**
 * Returns `count` of the lines, in their order. The last line is always one of them: in the list of web addresses it is
 * the only one that is not a URL. The same seed chooses the same lines on every machine.
 */
export function sampleOf(lines, count, seed) {
  const last = lines.length - 1;
  const chosen = new Set([last]);
  const next = xorshift32(seed);
  while (chosen.size < Math.min(count, lines.length)) chosen.add(Math.floor(next() * last));
  return lines.filter((_, index) => chosen.has(index));
}

/** Marsaglia's xorshift32: numbers from 0 up to 1. */
function xorshift32(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
