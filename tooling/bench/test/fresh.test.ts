import { expect, test } from "vitest";
import { fresh } from "../src/fresh.ts";

test("a copy does what the original does, and is another function", () => {
  const add = (a: number, b: number) => a + b;
  const copy = fresh(add);
  expect(copy).not.toBe(add);
  expect(fresh(add)).not.toBe(copy);
  expect(copy(1, 2)).toBe(3);
});

test("what a copy makes is kept by that copy alone", () => {
  const counter = () => {
    let count = 0;
    return () => ++count;
  };
  const [one, other] = [fresh(counter)(), fresh(counter)()];
  expect([one(), one(), other()]).toEqual([1, 2, 1]);
});

test("a copy sees nothing of what is around the original", () => {
  const outside = 1;
  expect(() => fresh(() => outside)()).toThrow(ReferenceError);
});
