import { URLSearchParams } from "@url/api";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20261123 });

// Lists are read without their iterators where nobody can tell the difference. The platform's class is the reference.

const text = fc
  .array(fc.constantFrom("a", "b", "é", "\ud83d", "\u{1f4a9}", " ", "&"), { maxLength: 3 })
  .map((all) => all.join(""));
const pairs = fc.array(fc.tuple(text, text), { maxLength: 40 });

const { next } = Object.getPrototypeOf([].values());
const { entries } = URLSearchParams.prototype;
const ownNext = Object.getPrototypeOf(new URLSearchParams().entries()).next;
afterEach(() => {
  Object.getPrototypeOf([].values()).next = next;
  Object.getPrototypeOf(new URLSearchParams().entries()).next = ownNext;
  URLSearchParams.prototype.entries = entries;
});

/** Logs what is read of a list and of the lists in it. */
function watched(list: readonly unknown[], log: string[], name = ""): unknown[] {
  return new Proxy(list as unknown[], {
    get: (target, key, receiver) => {
      log.push(`${name}${String(key)}`);
      const value = Reflect.get(target, key, receiver);
      return Array.isArray(value) ? watched(value, log, `${name}${String(key)}.`) : value;
    },
  });
}

test("reads of an array of pairs what its iterator reads, in the same order", () => {
  const read = (Class: typeof globalThis.URLSearchParams): string[] => {
    const log: string[] = [];
    new Class(
      watched(
        [
          ["a", "1"],
          ["b", "2"],
        ],
        log,
      ) as string[][],
    );
    return log;
  };
  const ours = read(URLSearchParams as unknown as typeof globalThis.URLSearchParams);
  expect(ours.slice(0, 2)).toEqual(["Symbol(Symbol.iterator)", "length"]);
  expect(ours.filter((key) => key !== "0.next")).toEqual([
    "Symbol(Symbol.iterator)",
    "length",
    "0",
    "0.Symbol(Symbol.iterator)",
    "0.length",
    "0.0",
    "0.length",
    "0.1",
    "0.length",
    "length",
    "1",
    "1.Symbol(Symbol.iterator)",
    "1.length",
    "1.0",
    "1.length",
    "1.1",
    "1.length",
    "length",
  ]);
});

test("pairs, objects and parameters give the list that the platform's class gives", () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const theirs = new globalThis.URLSearchParams(list);
      const ours = new URLSearchParams(list);
      expect([...ours]).toEqual([...theirs]);
      expect([...new URLSearchParams(ours)]).toEqual([...theirs]);
      expect(String(new URLSearchParams(Object.fromEntries(list)))).toBe(
        String(new globalThis.URLSearchParams(Object.fromEntries(list))),
      );
      ours.sort();
      theirs.sort();
      expect([...ours]).toEqual([...theirs]);
    }),
    { numRuns: 1000 },
  );
});

test("a copy of parameters changes on its own", () => {
  const params = new URLSearchParams("a=1&b=2");
  const copy = new URLSearchParams(params);
  copy.set("a", "3");
  copy.append("c", "4");
  params.delete("b");
  expect([String(params), String(copy)]).toEqual(["a=1", "a=3&b=2&c=4"]);
});

test("parameters as a pair are two texts", () => {
  const pair = new URLSearchParams("a=1&b=2");
  expect([...new URLSearchParams([pair as unknown as string[]])]).toEqual([["a,1", "b,2"]]);
});

test("an iterator that was replaced is called", () => {
  const params = new URLSearchParams("a=1");
  const list = [["b", "2"]];
  Object.getPrototypeOf(params.entries()).next = () => ({ done: true });
  expect(String(new URLSearchParams(params))).toBe("");
  Object.getPrototypeOf([].values()).next = () => ({ done: true });
  const written = String(new URLSearchParams(list));
  Object.getPrototypeOf([].values()).next = next;
  expect(written).toBe("");
});

test("an iterator method of one object is called", () => {
  const params = new URLSearchParams("a=1");
  Object.defineProperty(params, Symbol.iterator, { value: () => [["b", "2"]].values() });
  expect(String(new URLSearchParams(params))).toBe("b=2");
});

test("names that a conversion makes equal are one pair, with the first place and the last value", () => {
  expect(String(new URLSearchParams({ "\ud83d": "1", a: "2", "\ufffd": "3", b: "4", "\ud83e": "5" }))).toBe(
    "%EF%BF%BD=5&a=2&b=4",
  );
});

test("a query that is written already is returned, and others are written again", () => {
  const written = ["a=1", "a=1&b=2", "=", "a=", "=a&b=", "", "*-._=1"];
  const others = ["a", "a&b", "&a=1", "a=1&", "a=1&&b=2", "a=%41", "a=+", "a=~", "a=b=c", "a=é"];
  for (const query of [...written, ...others]) {
    expect(String(new URLSearchParams(query)), query).toBe(String(new globalThis.URLSearchParams(query)));
  }
});
