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

/** What was measured round by round; undefined in a round that was sat out. */
export type Samples = readonly (number | undefined)[];

/** The rounds that were not sat out. */
export function taken(samples: Samples): number[] {
  return samples.filter((sample) => sample !== undefined);
}

/**
 * How many times longer `theirs` took than `ours`: the ratio of the medians, between the quartiles of the ratios
 * round by round. A round that one of them has sat out does not count for the quartiles.
 */
export function compare(theirs: Samples, ours: Samples): Summary {
  const ratios = theirs.map((their, round) => {
    const our = ours[round];
    return their === undefined || our === undefined ? undefined : their / our;
  });
  const { low, high } = summarize(taken(ratios));
  return { low, median: median(taken(theirs)) / median(taken(ours)), high };
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
