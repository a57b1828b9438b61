import { expect, test } from "vitest";
import type { Entry } from "../src/case.ts";
import { type Effort, measure } from "../src/measure.ts";

const EFFORT: Effort = { visits: 1, rounds: 4, sample: 1, warmUp: 1, budget: 1000 };

/** Creates entries that take the given milliseconds per pass on an artificial clock, and a log of their calls. */
function rig(times: Readonly<Record<string, number>>, sum: (name: string, turn: number) => number = () => 1) {
  let time = 0;
  const log: string[] = [];
  const entries = Object.entries(times).map(
    ([name, milliseconds]): Entry => ({
      name,
      pass: (turn) => {
        time += milliseconds;
        log.push(name);
        return sum(name, turn);
      },
    }),
  );
  return { entries, log, now: () => time };
}

test("returns the time of a pass for each entry and round", () => {
  const { entries, now } = rig({ a: 10, b: 30 });
  expect(measure(entries, EFFORT, now)).toEqual([
    [10, 10, 10, 10],
    [30, 30, 30, 30],
  ]);
});

test("runs the entries in turn", () => {
  const { entries, log, now } = rig({ a: 10, b: 30, c: 20 });
  measure(entries, EFFORT, now);
  expect(log.slice(-12).join("")).toBe("abcabcabcabc");
});

test("repeats a pass that is too short for the clock, and returns the time of one pass", () => {
  const { entries, log, now } = rig({ a: 0.25 });
  expect(measure(entries, EFFORT, now)).toEqual([[0.25, 0.25, 0.25, 0.25]]);
  expect(log.length).toBeGreaterThanOrEqual(4 * 4);
});

test("skips further rounds of an entry that has used its time, but never the first", () => {
  const { entries, now } = rig({ slow: 600, slower: 2000, fast: 10 });
  expect(measure(entries, EFFORT, now)).toEqual([
    [600, 600, undefined, undefined],
    [2000, undefined, undefined, undefined],
    [10, 10, 10, 10],
  ]);
});

test("throws if two entries return different results, and names both", () => {
  const { entries, now } = rig({ a: 10, b: 10 }, (name) => (name === "a" ? 1 : 2));
  expect(() => measure(entries, EFFORT, now)).toThrow("b gave 2 and 2, a 1 and 1");
});

test("throws if a pass returns another result than the first pass", () => {
  const { entries, now } = rig({ a: 10 }, (_, turn) => (turn < 4 ? 1 : 2));
  expect(() => measure(entries, EFFORT, now)).toThrow("A pass of a gave 2 where the first gave 1");
});

test("accepts passes that alternate between two results", () => {
  const { entries, now } = rig({ a: 10, b: 10 }, (_, turn) => turn & 1);
  expect(measure(entries, EFFORT, now)).toHaveLength(2);
});
