/** The middle of some numbers and the quartiles around it. */
export interface Summary {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Returns the median and the quartiles. Throws a RangeError for an empty list. */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

export function median(values: readonly number[]): number {
  return summarize(values).median;
}

/** The measurements by round; undefined for a round that was skipped. */
export type Samples = readonly (number | undefined)[];

/** Returns the rounds that were not skipped. */
export function taken(samples: Samples): number[] {
  return samples.filter((sample) => sample !== undefined);
}

/**
 * Returns how many times longer `theirs` took than `ours`: the ratio of the medians, and the quartiles of the ratios of
 * each round. The quartiles ignore rounds that one of them skipped.
 */
export function compare(theirs: Samples, ours: Samples): Summary {
  const ratios = theirs.map((their, round) => {
    const our = ours[round];
    return their === undefined || our === undefined ? undefined : their / our;
  });
  const { low, high } = summarize(taken(ratios));
  return { low, median: median(taken(theirs)) / median(taken(ours)), high };
}

/**
 * Returns the slope of the least-squares line through the logarithms of some points: 1 if y grows in proportion to x.
 */
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
