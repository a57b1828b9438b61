import { expect, test } from "vitest";
import { fresh } from "../src/fresh.ts";

test("a copy behaves like the original, and is another function", () => {
  const add = (a: number, b: number) => a + b;
  const copy = fresh(add);
  expect(copy).not.toBe(add);
  expect(fresh(add)).not.toBe(copy);
  expect(copy(1, 2)).toBe(3);
});

test("a copy keeps its own state", () => {
  const counter = () => {
    let count = 0;
    return () => ++count;
  };
  const [one, other] = [fresh(counter)(), fresh(counter)()];
  expect([one(), one(), other()]).toEqual([1, 2, 1]);
});

test("a copy does not see the scope of the original", () => {
  const outside = 1;
  expect(() => fresh(() => outside)()).toThrow(ReferenceError);
});
