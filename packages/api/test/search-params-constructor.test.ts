import { URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

/** What the types forbid, the conversion still has to answer. */
const construct = (init: unknown) => new URLSearchParams(init as string);

// @id api/constructor-returns-empty-list-no
test("constructor: returns an empty list for no argument and for undefined", () => {
  expect(new URLSearchParams().toString()).toBe("");
  expect(construct(undefined).toString()).toBe("");
  expect(new URLSearchParams("").toString()).toBe("");
});

test("constructor: converts null, numbers and booleans to strings", () => {
  expect(construct(null).toString()).toBe("null=");
  expect(construct(12).toString()).toBe("12=");
  expect(construct(true).toString()).toBe("true=");
  expect(construct(5n).toString()).toBe("5=");
});

test("constructor: throws a TypeError for a symbol", () => {
  expect(() => construct(Symbol("a"))).toThrow(TypeError);
});

// @id api/constructor-removes-one-leading-from
test("constructor: removes one leading ? from a string", () => {
  expect([...new URLSearchParams("?a=b")]).toEqual([["a", "b"]]);
  expect([...new URLSearchParams("??a=b")]).toEqual([["?a", "b"]]);
  expect([...new URLSearchParams("a=b?c")]).toEqual([["a", "b?c"]]);
  expect([...new URLSearchParams("?")]).toEqual([]);
  expect([...new URLSearchParams("%3Fa=b")]).toEqual([["?a", "b"]]);
});

// @id api/constructor-parses-string-form
test("constructor: parses a string as a form", () => {
  expect([...new URLSearchParams("id=0&value=%&a+b=c%20d&e")]).toEqual([
    ["id", "0"],
    ["value", "%"],
    ["a b", "c d"],
    ["e", ""],
  ]);
  expect([...new URLSearchParams("b=%2sf%2a")]).toEqual([["b", "%2sf*"]]);
  expect([...new URLSearchParams("a=b\0c&d%00=%e2%8e%84")]).toEqual([
    ["a", "b\0c"],
    ["d\0", "\u2384"],
  ]);
  expect([...new URLSearchParams("\ufefftest=\ufeff&%EF%BB%BF=1")]).toEqual([
    ["\ufefftest", "\ufeff"],
    ["\ufeff", "1"],
  ]);
});

// @id api/constructor-copies-another-instance-which
test("constructor: copies another instance, which then changes independently", () => {
  const first = new URLSearchParams("a=b&c=d&a=e");
  const second = new URLSearchParams(first);
  expect(second.toString()).toBe("a=b&c=d&a=e");
  first.append("f", "g");
  second.delete("c");
  expect(first.toString()).toBe("a=b&c=d&a=e&f=g");
  expect(second.toString()).toBe("a=b&a=e");
});

test("constructor: calls the iterator of another instance, even one that was replaced", () => {
  const params = new URLSearchParams("a=b");
  Object.defineProperty(params, Symbol.iterator, { value: () => [["x", "y"]].values() });
  expect(new URLSearchParams(params).toString()).toBe("x=y");
});

test("constructor: treats an instance whose @@iterator is undefined as a record without names", () => {
  const params = new URLSearchParams("a=b");
  Object.defineProperty(params, Symbol.iterator, { value: undefined });
  expect(new URLSearchParams(params).toString()).toBe("");
});

test("constructor: keeps the order and the repeated names of a sequence of pairs", () => {
  expect(
    new URLSearchParams([
      ["a", "1"],
      ["b", "2"],
      ["a", "3"],
    ]).toString(),
  ).toBe("a=1&b=2&a=3");
  expect(new URLSearchParams([]).toString()).toBe("");
  expect(new URLSearchParams(new Map([["a", "1"]])).toString()).toBe("a=1");
});

test("constructor: accepts any iterable object as a sequence and as a pair", () => {
  function* pairs() {
    yield new Set(["a", "b"]);
    yield ["c", "d"];
    yield new String("ef");
  }
  expect(construct(pairs()).toString()).toBe("a=b&c=d&e=f");
});

test("constructor: converts the items of a sequence to strings", () => {
  expect(
    construct([
      [1, null],
      [undefined, ["x", "y"]],
    ]).toString(),
  ).toBe("1=null&undefined=x%2Cy");
  expect(() => construct([["a", Symbol("b")]])).toThrow(TypeError);
});

test.each([
  ["one item", [["a"]]],
  ["three items", [["a", "b", "c"]]],
  ["no item", [[]]],
  ["a good pair before a bad one", [["a", "b"], ["c"]]],
  ["a string in place of a pair", ["ab"]],
  ["a number in place of a pair", [1]],
  ["null in place of a pair", [null]],
  ["an object that is not iterable in place of a pair", [{}]],
  ["an object whose @@iterator is null in place of a pair", [{ [Symbol.iterator]: null }]],
])("constructor: throws a TypeError for a pair of %s", (_, init) => {
  expect(() => construct(init)).toThrow(TypeError);
});

test("constructor: throws a TypeError for a String object, which is a sequence of strings", () => {
  expect(() => construct(new String("a=b"))).toThrow(TypeError);
  expect(construct(new String("")).toString()).toBe("");
});

test("constructor: throws a TypeError if @@iterator is not a method, or does not return an iterator", () => {
  for (const method of [1, "a", {}, () => 1, () => null, () => ({}), () => ({ next: () => 1 })]) {
    expect(() => construct({ [Symbol.iterator]: method })).toThrow(TypeError);
    expect(() => construct([{ [Symbol.iterator]: method }])).toThrow(TypeError);
  }
});

test("constructor: treats an object whose @@iterator is null or undefined as a record", () => {
  // An enumerable @@iterator is a symbol among the record's names.
  expect(() => construct({ [Symbol.iterator]: null, a: "b" })).toThrow(TypeError);
  const hidden = { a: "b" };
  for (const value of [null, undefined]) {
    Object.defineProperty(hidden, Symbol.iterator, { value, configurable: true });
    expect(construct(hidden).toString()).toBe("a=b");
  }
});

test("constructor: reads @@iterator once, and does not close an iterator when an item fails", () => {
  const log: string[] = [];
  const iterator = {
    next: () => ({ done: false, value: Symbol("no pair") }),
    return: () => log.push("closed"),
  };
  const init = {
    get [Symbol.iterator]() {
      log.push("read");
      return () => iterator;
    },
  };
  expect(() => construct(init)).toThrow(TypeError);
  expect(log).toEqual(["read"]);
});

test("constructor: passes on an error of the caller's iterator", () => {
  const failure = new RangeError("mine");
  const init = {
    [Symbol.iterator]() {
      throw failure;
    },
  };
  expect(() => construct(init)).toThrow(failure);
});

test("constructor: takes names and values from a record", () => {
  expect(new URLSearchParams({ a: "1", b: "2" }).toString()).toBe("a=1&b=2");
  expect(new URLSearchParams({}).toString()).toBe("");
  expect(construct({ a: 1, b: null, c: undefined, d: ["x", "y"] }).toString()).toBe("a=1&b=null&c=undefined&d=x%2Cy");
  expect(new URLSearchParams(JSON.parse('{"__proto__":"1","a":"2"}')).toString()).toBe("__proto__=1&a=2");
});

test("constructor: keeps a leading ? in a record's name", () => {
  expect(new URLSearchParams({ "?a": "b" }).toString()).toBe("%3Fa=b");
});

test("constructor: reads a record's names in the order of [[OwnPropertyKeys]], integers first", () => {
  expect(new URLSearchParams({ b: "1", 2: "2", a: "3", 1: "4" }).toString()).toBe("1=4&2=2&b=1&a=3");
});

test("constructor: reads only the own enumerable properties of a record", () => {
  const init = Object.create({ inherited: "1" });
  init.own = "2";
  Object.defineProperty(init, "hidden", { value: "3" });
  expect(construct(init).toString()).toBe("own=2");
});

test("constructor: throws a TypeError for an enumerable symbol in a record, and ignores one that is not enumerable", () => {
  expect(() => construct({ [Symbol("a")]: "b" })).toThrow(TypeError);
  const init = { a: "b" };
  Object.defineProperty(init, Symbol("c"), { value: "d" });
  expect(construct(init).toString()).toBe("a=b");
});

test("constructor: accepts a function as an object", () => {
  expect(construct(Object.assign(() => {}, { a: "b" })).toString()).toBe("a=b");
});

test("constructor: accepts a class with an enumerable static constant as a record", () => {
  class WithConstants {}
  Object.defineProperty(WithConstants, "CODE", { value: 25, enumerable: true });
  expect(construct(WithConstants).toString()).toBe("CODE=25");
});

test("constructor: merges record names that are equal after the USVString conversion, at the position of the first", () => {
  const init = { "\ud835x": "1", middle: "2", "\udc53x": "3" };
  expect([...new URLSearchParams(init)]).toEqual([
    ["\ufffdx", "3"],
    ["middle", "2"],
  ]);
});

test("constructor: replaces lone surrogates with U+FFFD in strings, sequences and records", () => {
  expect([...new URLSearchParams("\ud800=\udfff")]).toEqual([["\ufffd", "\ufffd"]]);
  expect([...new URLSearchParams([["\ud800", "a\udfff"]])]).toEqual([["\ufffd", "a\ufffd"]]);
  expect([...new URLSearchParams({ "\ud800": "\udfff\ud83d\udca9" })]).toEqual([["\ufffd", "\ufffd💩"]]);
});

test("constructor: reads a record key by key through a Proxy's traps", () => {
  const log: string[] = [];
  const target = { a: "1", b: "2", hidden: "3" };
  const init = new Proxy(target, {
    get(object, key, receiver) {
      log.push(`get ${String(key)}`);
      return Reflect.get(object, key, receiver);
    },
    getOwnPropertyDescriptor(object, key) {
      log.push(`descriptor ${String(key)}`);
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key)!;
      return { ...descriptor, enumerable: key !== "hidden" };
    },
    ownKeys(object) {
      log.push("keys");
      return Reflect.ownKeys(object);
    },
  });
  expect(construct(init).toString()).toBe("a=1&b=2");
  expect(log).toEqual([
    "get Symbol(Symbol.iterator)",
    "keys",
    "descriptor a",
    "get a",
    "descriptor b",
    "get b",
    "descriptor hidden",
  ]);
});

test("constructor: converts a record's name and value before it reads the next name", () => {
  const log: string[] = [];
  const init = {
    get a() {
      log.push("get a");
      return { toString: () => log.push("convert a") };
    },
    get b() {
      log.push("get b");
      return "2";
    },
  };
  expect(construct(init).toString()).toBe("a=2&b=2");
  expect(log).toEqual(["get a", "convert a", "get b"]);
});

test("constructor: throws a TypeError without new", () => {
  expect(() => Reflect.apply(URLSearchParams as unknown as () => void, undefined, [])).toThrow(TypeError);
});

test("constructor: an instance of a subclass has the prototype of the subclass", () => {
  class Mine extends URLSearchParams {
    first(): string | undefined {
      return this.keys().next().value;
    }
  }
  const mine = new Mine("a=b");
  expect(mine).toBeInstanceOf(URLSearchParams);
  expect(mine.first()).toBe("a");
  expect(mine.toString()).toBe("a=b");
});
