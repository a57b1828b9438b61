import { describe, expect, test } from "vitest";
import { compare, growthExponent, median, summarize } from "../src/statistics.ts";

describe("median and quartiles", () => {
  test("of an odd number it is the middle one, in whatever order they come", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 9, 100])).toBe(10);
  });

  test("of an even number it is half-way between the two in the middle", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test("quartiles stand in proportion between their neighbours", () => {
    expect(summarize([1, 2, 3, 4, 5])).toEqual({ low: 2, median: 3, high: 4 });
    expect(summarize([0, 10])).toEqual({ low: 2.5, median: 5, high: 7.5 });
    expect(summarize([7])).toEqual({ low: 7, median: 7, high: 7 });
  });

  test("the numbers that were given are left in their order", () => {
    const values = [3, 1, 2];
    summarize(values);
    expect(values).toEqual([3, 1, 2]);
  });

  test("of nothing there is none", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe("the ratio", () => {
  test("is that of the medians: above 1 when theirs took longer", () => {
    expect(compare([20, 20, 20], [10, 10, 10]).median).toBe(2);
    expect(compare([10, 1000, 20], [40, 40, 40]).median).toBe(0.5);
  });

  test("the quartiles are those of the ratios round by round", () => {
    expect(compare([10, 20, 30], [10, 10, 10])).toEqual({ low: 1.5, median: 2, high: 2.5 });
  });

  test("rounds that one of them has sat out do not count for the quartiles", () => {
    expect(compare([10, undefined, 20, undefined], [10, 70, 10, 10])).toEqual({ low: 1.25, median: 1.5, high: 1.75 });
  });
});

describe("the exponent of growth", () => {
  const points = (time: (length: number) => number) => [1, 4, 16, 64].map((x) => ({ x, y: time(x) }));

  test("is 1 in step with the length, 2 with its square, 0 when nothing grows", () => {
    expect(growthExponent(points((x) => 7 * x))).toBeCloseTo(1, 10);
    expect(growthExponent(points((x) => 3 * x * x))).toBeCloseTo(2, 10);
    expect(growthExponent(points(() => 5))).toBeCloseTo(0, 10);
  });

  test("takes two points", () => {
    expect(() => growthExponent([{ x: 1, y: 1 }])).toThrow(RangeError);
  });
});
