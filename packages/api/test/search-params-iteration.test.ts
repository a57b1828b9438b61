import { URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

test("forEach: calls the callback with value, name and the object, in order", () => {
  const params = new URLSearchParams("a=1&b=2&a=3");
  const calls: unknown[][] = [];
  const result: unknown = params.forEach((...given) => {
    calls.push(given);
  });
  expect(calls).toEqual([
    ["1", "a", params],
    ["2", "b", params],
    ["3", "a", params],
  ]);
  expect(result).toBeUndefined();
});

test("forEach: sets this to thisArg, or to undefined without one", () => {
  const seen: unknown[] = [];
  const callback = function (this: unknown) {
    seen.push(this);
  };
  const params = new URLSearchParams("a=1");
  const thisArg = {};
  params.forEach(callback);
  params.forEach(callback, thisArg);
  params.forEach(callback, null);
  expect(seen).toEqual([undefined, thisArg, null]);
  expect(seen[1]).toBe(thisArg);
});

test("forEach: throws a TypeError for a callback that is not a function, even if the list is empty", () => {
  const params = new URLSearchParams();
  for (const callback of [undefined, null, {}, "a", Symbol("a")]) {
    expect(() => params.forEach(callback as never)).toThrow(TypeError);
  }
  expect(() => (params.forEach as () => void)()).toThrow(TypeError);
});

test("forEach: does not read the callback's own `call` and `apply`", () => {
  const callback = Object.assign(() => {}, { call: null, apply: null });
  expect(() => new URLSearchParams("a=1").forEach(callback)).not.toThrow();
});

test("forEach: passes on an error of the callback and stops", () => {
  const failure = new RangeError("mine");
  let calls = 0;
  expect(() =>
    new URLSearchParams("a=1&b=2").forEach(() => {
      calls++;
      throw failure;
    }),
  ).toThrow(failure);
  expect(calls).toBe(1);
});

test("forEach: visits pairs that were added meanwhile, and not those that were deleted", () => {
  const params = new URLSearchParams("a=1&b=2&c=3");
  const names: string[] = [];
  params.forEach((_, name) => {
    names.push(name);
    if (name === "a") {
      params.delete("b");
      params.append("d", "4");
    }
  });
  expect(names).toEqual(["a", "c", "d"]);
});

// @id api/iteration-object-itself-yields-pairs
test("iteration: the object itself yields pairs, as entries does", () => {
  const params = new URLSearchParams("a=1&b=2&a=3");
  const pairs = [
    ["a", "1"],
    ["b", "2"],
    ["a", "3"],
  ];
  expect([...params]).toEqual(pairs);
  expect([...params.entries()]).toEqual(pairs);
  expect([...params.keys()]).toEqual(["a", "b", "a"]);
  expect([...params.values()]).toEqual(["1", "2", "3"]);
  expect(params[Symbol.iterator]).toBe(params.entries);
});

test("iteration: a caller can change a pair that was yielded, without effect on the list", () => {
  const params = new URLSearchParams("a=1");
  for (const pair of params) pair[1] = "changed";
  expect(params.toString()).toBe("a=1");
  expect([...params][0]).not.toBe([...params][0]);
});

test("iteration: an iterator is its own iterator", () => {
  const iterator = new URLSearchParams("a=1").keys();
  expect(iterator[Symbol.iterator]()).toBe(iterator);
});

test("iteration: skips the next pair if the current one is deleted", () => {
  const params = new URLSearchParams("a=0&b=1&c=2");
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    params.delete(name);
  }
  expect(seen).toEqual(["a", "c"]);
  expect(params.toString()).toBe("b=1");
});

test("iteration: does not yield the next pair if it is deleted", () => {
  const params = new URLSearchParams("a=0&b=1&c=2");
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    params.delete("b");
  }
  expect(seen).toEqual(["a", "c"]);
});

test("iteration: uses the list as set and sort leave it", () => {
  const params = new URLSearchParams("c=1&b=2&a=3");
  const iterator = params.entries();
  expect(iterator.next().value).toEqual(["c", "1"]);
  params.set("b", "x");
  expect(iterator.next().value).toEqual(["b", "x"]);
  params.sort();
  expect(iterator.next().value).toEqual(["c", "1"]);
});

test("iteration: an iterator at the end continues when pairs are added", () => {
  const params = new URLSearchParams("a=1");
  const iterator = params.keys();
  expect(iterator.next()).toEqual({ value: "a", done: false });
  expect(iterator.next()).toEqual({ value: undefined, done: true });
  params.append("b", "2");
  expect(iterator.next()).toEqual({ value: "b", done: false });
});

test("iteration: a result is an ordinary object with value and done, in this order", () => {
  const iterator = new URLSearchParams("a=1").entries();
  const step = iterator.next();
  expect(Object.keys(step)).toEqual(["value", "done"]);
  expect(Object.keys(iterator.next())).toEqual(["value", "done"]);
  expect(Object.getPrototypeOf(step)).toBe(Object.prototype);
});

test("iteration: two iterators of one object are independent", () => {
  const params = new URLSearchParams("a=1&b=2");
  const first = params.keys();
  const second = params.values();
  expect(first.next().value).toBe("a");
  expect(second.next().value).toBe("1");
  expect(first.next().value).toBe("b");
  expect(second.next().value).toBe("2");
});
