import { describe, expect, test } from "vitest";
import { compare, growthExponent, median, summarize } from "../src/statistics.ts";

describe("median and quartiles", () => {
  test("of an odd count: the middle number, in any order", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 9, 100])).toBe(10);
  });

  test("of an even count: the mean of the two middle numbers", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test("quartiles are interpolated between their neighbours", () => {
    expect(summarize([1, 2, 3, 4, 5])).toEqual({ low: 2, median: 3, high: 4 });
    expect(summarize([0, 10])).toEqual({ low: 2.5, median: 5, high: 7.5 });
    expect(summarize([7])).toEqual({ low: 7, median: 7, high: 7 });
  });

  test("do not reorder the numbers that were passed", () => {
    const values = [3, 1, 2];
    summarize(values);
    expect(values).toEqual([3, 1, 2]);
  });

  test("of an empty list: throws", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe("the ratio", () => {
  test("is that of the medians: above 1 if the other one took longer", () => {
    expect(compare([20, 20, 20], [10, 10, 10]).median).toBe(2);
    expect(compare([10, 1000, 20], [40, 40, 40]).median).toBe(0.5);
  });

  test("the quartiles are those of the ratios round by round", () => {
    expect(compare([10, 20, 30], [10, 10, 10])).toEqual({ low: 1.5, median: 2, high: 2.5 });
  });

  test("quartiles ignore rounds that one of them skipped", () => {
    expect(compare([10, undefined, 20, undefined], [10, 70, 10, 10])).toEqual({ low: 1.25, median: 1.5, high: 1.75 });
  });
});

describe("the exponent of growth", () => {
  const points = (time: (length: number) => number) => [1, 4, 16, 64].map((x) => ({ x, y: time(x) }));

  test("is 1 for linear growth, 2 for quadratic, 0 for none", () => {
    expect(growthExponent(points((x) => 7 * x))).toBeCloseTo(1, 10);
    expect(growthExponent(points((x) => 3 * x * x))).toBeCloseTo(2, 10);
    expect(growthExponent(points(() => 5))).toBeCloseTo(0, 10);
  });

  test("throws for fewer than two points", () => {
    expect(() => growthExponent([{ x: 1, y: 1 }])).toThrow(RangeError);
  });
});
