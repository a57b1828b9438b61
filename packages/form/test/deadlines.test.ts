import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deadlinesOf } from "../src/node/deadlines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("cuts a body whose time is over, and no earlier", async () => {
  const cut = vi.fn();
  deadlinesOf(1000).add(cut);
  await vi.advanceTimersByTimeAsync(990);
  expect(cut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(cut).toHaveBeenCalledTimes(1);
});

test("each body has the whole time, whenever it begins, with one timer for all", async () => {
  const cuts: number[] = [];
  const begin = Date.now();
  for (let i = 0; i < 10; i++) {
    deadlinesOf(1000).add(() => void cuts.push(Date.now() - begin));
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(cuts).toHaveLength(10);
  for (const [i, time] of cuts.entries()) {
    expect(time).toBeGreaterThanOrEqual(1000 + 300 * i - 1);
    expect(time).toBeLessThanOrEqual(1000 + 300 * i + 5);
  }
});

test("does not cut a body that was removed, and the timer ends after the last body", async () => {
  const cut = vi.fn();
  const deadlines = deadlinesOf(1000);
  deadlines.remove(deadlines.add(cut));
  await vi.advanceTimersByTimeAsync(1010);
  expect(cut).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  // A later body starts it again.
  deadlinesOf(1000).add(cut);
  await vi.advanceTimersByTimeAsync(1010);
  expect(cut).toHaveBeenCalledTimes(1);
});

test("bodies with other timeouts do not wait for each other", async () => {
  const order: string[] = [];
  deadlinesOf(1000).add(() => void order.push("long"));
  deadlinesOf(100).add(() => void order.push("short"));
  await vi.advanceTimersByTimeAsync(110);
  expect(order).toEqual(["short"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual(["short", "long"]);
});
