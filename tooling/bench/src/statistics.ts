/** The middle of some numbers and the quartiles around it. */
export interface Summary {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** The median and the quartiles. Throws a RangeError when there are no numbers. */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

export function median(values: readonly number[]): number {
  return summarize(values).median;
}

/**
 * How many times longer `theirs` took than `ours`: the ratio of the medians, between the quartiles of the ratios
 * round by round. A round that only one of them was in does not count for the quartiles.
 */
export function compare(theirs: readonly number[], ours: readonly number[]): Summary {
  const rounds = Math.min(theirs.length, ours.length);
  const { low, high } = summarize(Array.from({ length: rounds }, (_, round) => theirs[round]! / ours[round]!));
  return { low, median: median(theirs) / median(ours), high };
}

/** The slope of the line of least squares through the logarithms of some points: 1 when y grows in step with x. */
export function growthExponent(points: readonly { readonly x: number; readonly y: number }[]): number {
  if (points.length < 2) throw new RangeError("A slope takes two points");
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const centre = { x: mean(logs.map(({ x }) => x)), y: mean(logs.map(({ y }) => y)) };
  const rise = logs.reduce((sum, { x, y }) => sum + (x - centre.x) * (y - centre.y), 0);
  const run = logs.reduce((sum, { x }) => sum + (x - centre.x) ** 2, 0);
  return rise / run;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Between two numbers, the point in proportion. */
function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) throw new RangeError("There is nothing to summarize");
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)]!;
  const above = sorted[Math.ceil(at)]!;
  return below + (above - below) * (at - Math.floor(at));
}
