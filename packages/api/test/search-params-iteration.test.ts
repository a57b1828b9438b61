import { URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

test("forEach: calls back with value, name and the object, in order", () => {
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

test("forEach: this is thisArg, undefined without one", () => {
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

test("forEach: what cannot be called is a TypeError, even with no pairs", () => {
  const params = new URLSearchParams();
  for (const callback of [undefined, null, {}, "a", Symbol("a")]) {
    expect(() => params.forEach(callback as never)).toThrow(TypeError);
  }
  expect(() => (params.forEach as () => void)()).toThrow(TypeError);
});

test("forEach: a callback's own `call` and `apply` are not asked", () => {
  const callback = Object.assign(() => {}, { call: null, apply: null });
  expect(() => new URLSearchParams("a=1").forEach(callback)).not.toThrow();
});

test("forEach: an error of the callback comes through and ends the walk", () => {
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

test("forEach: sees what is added and misses what is deleted on the way", () => {
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

test("iteration: the object itself gives pairs, as entries does", () => {
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

test("iteration: a pair given out is the caller's to change", () => {
  const params = new URLSearchParams("a=1");
  for (const pair of params) pair[1] = "changed";
  expect(params.toString()).toBe("a=1");
  expect([...params][0]).not.toBe([...params][0]);
});

test("iteration: an iterator iterates over itself", () => {
  const iterator = new URLSearchParams("a=1").keys();
  expect(iterator[Symbol.iterator]()).toBe(iterator);
});

test("iteration: deleting the pair just seen passes over the next one", () => {
  const params = new URLSearchParams("a=0&b=1&c=2");
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    params.delete(name);
  }
  expect(seen).toEqual(["a", "c"]);
  expect(params.toString()).toBe("b=1");
});

test("iteration: deleting the next pair, it is not seen", () => {
  const params = new URLSearchParams("a=0&b=1&c=2");
  const seen: string[] = [];
  for (const [name] of params) {
    seen.push(name);
    params.delete("b");
  }
  expect(seen).toEqual(["a", "c"]);
});

test("iteration: set and sort on the way are seen", () => {
  const params = new URLSearchParams("c=1&b=2&a=3");
  const iterator = params.entries();
  expect(iterator.next().value).toEqual(["c", "1"]);
  params.set("b", "x");
  expect(iterator.next().value).toEqual(["b", "x"]);
  params.sort();
  expect(iterator.next().value).toEqual(["c", "1"]);
});

test("iteration: an iterator at the end goes on when pairs are added", () => {
  const params = new URLSearchParams("a=1");
  const iterator = params.keys();
  expect(iterator.next()).toEqual({ value: "a", done: false });
  expect(iterator.next()).toEqual({ value: undefined, done: true });
  params.append("b", "2");
  expect(iterator.next()).toEqual({ value: "b", done: false });
});

test("iteration: a result has value and done, in this order, and is an ordinary object", () => {
  const iterator = new URLSearchParams("a=1").entries();
  const step = iterator.next();
  expect(Object.keys(step)).toEqual(["value", "done"]);
  expect(Object.keys(iterator.next())).toEqual(["value", "done"]);
  expect(Object.getPrototypeOf(step)).toBe(Object.prototype);
});

test("iteration: two iterators of one object do not disturb each other", () => {
  const params = new URLSearchParams("a=1&b=2");
  const first = params.keys();
  const second = params.values();
  expect(first.next().value).toBe("a");
  expect(second.next().value).toBe("1");
  expect(first.next().value).toBe("b");
  expect(second.next().value).toBe("2");
});
