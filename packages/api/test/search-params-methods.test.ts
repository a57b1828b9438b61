import { URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

// @id api/append-adds-pair-end-even
test("append: adds a pair at the end, even if the name exists", () => {
  const params = new URLSearchParams();
  params.append("a", "b");
  params.append("c", "d");
  params.append("a", "b");
  params.append("", "");
  expect(params.toString()).toBe("a=b&c=d&a=b&=");
});

test("append: converts null and undefined to their names", () => {
  const params = new URLSearchParams();
  params.append(null as never, undefined as never);
  expect(params.get("null")).toBe("undefined");
});

// @id api/delete-removes-every-pair-name
test("delete: removes every pair with the name", () => {
  const params = new URLSearchParams("a=1&b=2&a=3&c=4");
  params.delete("a");
  expect(params.toString()).toBe("b=2&c=4");
  params.delete("nothing");
  expect(params.toString()).toBe("b=2&c=4");
});

test("delete: accepts an empty name", () => {
  const params = new URLSearchParams("=1&a=2&=3");
  params.delete("");
  expect(params.toString()).toBe("a=2");
});

test("delete: with a value removes only the pairs with that name and value", () => {
  const params = new URLSearchParams("a=b&a=d&c=b&a=b&e");
  params.delete("a", "b");
  expect(params.toString()).toBe("a=d&c=b&e=");
  params.delete("a", "nothing");
  expect(params.toString()).toBe("a=d&c=b&e=");
  params.delete("e", "");
  expect(params.toString()).toBe("a=d&c=b");
});

test("delete: treats a value of undefined as absent, and null as a string", () => {
  const params = new URLSearchParams("a=b&a=undefined&a=null&c=d");
  params.delete("a", null as never);
  expect(params.toString()).toBe("a=b&a=undefined&c=d");
  params.delete("a", undefined);
  expect(params.toString()).toBe("c=d");
});

// @id api/get-returns-first-value-name
test("get: returns the first value of the name, or null", () => {
  const params = new URLSearchParams("a=1&b=2&a=3&c&=4");
  expect(params.get("a")).toBe("1");
  expect(params.get("b")).toBe("2");
  expect(params.get("c")).toBe("");
  expect(params.get("")).toBe("4");
  expect(params.get("d")).toBeNull();
  expect(params.get("toString")).toBeNull();
  expect(params.get("__proto__")).toBeNull();
});

// @id api/getall-returns-every-value-name
test("getAll: returns every value of the name in order, in a new array each time", () => {
  const params = new URLSearchParams("a=1&b=2&a=3&a");
  expect(params.getAll("a")).toEqual(["1", "3", ""]);
  expect(params.getAll("nothing")).toEqual([]);
  params.getAll("a").push("x");
  expect(params.getAll("a")).toEqual(["1", "3", ""]);
});

// @id api/returns-whether-pair-name
test("has: returns whether a pair has the name", () => {
  const params = new URLSearchParams("a=b&c&=d");
  expect(params.has("a")).toBe(true);
  expect(params.has("c")).toBe(true);
  expect(params.has("")).toBe(true);
  expect(params.has("b")).toBe(false);
  params.delete("a");
  expect(params.has("a")).toBe(false);
});

test("has: with a value returns whether that pair exists", () => {
  const params = new URLSearchParams("a=b&a=d&c&e=undefined");
  expect(params.has("a", "d")).toBe(true);
  expect(params.has("a", "c")).toBe(false);
  expect(params.has("c", "")).toBe(true);
  expect(params.has("a", undefined)).toBe(true);
  expect(params.has("a", null as never)).toBe(false);
  expect(params.has("x", undefined)).toBe(false);
});

// @id api/set-changes-first-pair-name
test("set: changes the first pair with the name in its place and removes the others", () => {
  const params = new URLSearchParams("z=0&a=1&b=2&a=3&c=4&a=5");
  params.set("a", "x");
  expect(params.toString()).toBe("z=0&a=x&b=2&c=4");
});

// @id api/set-adds-pair-end-if
test("set: adds a pair at the end if the name is new", () => {
  const params = new URLSearchParams("a=1");
  params.set("b", "2");
  expect(params.toString()).toBe("a=1&b=2");
});

test("set: does not change what getAll returned before", () => {
  const params = new URLSearchParams("a=1&a=2");
  const before = params.getAll("a");
  const [entry] = params;
  params.set("a", "x");
  expect(before).toEqual(["1", "2"]);
  expect(entry).toEqual(["a", "1"]);
});

// @id api/size-counts-pairs-not-names
test("size: counts pairs, not names", () => {
  const params = new URLSearchParams("a=1&b=2&a=3");
  expect(params.size).toBe(3);
  params.append("a", "4");
  expect(params.size).toBe(4);
  params.delete("a");
  expect(params.size).toBe(1);
  params.delete("b");
  expect(params.size).toBe(0);
});

test("sort: sorts by name, and keeps the order of pairs with the same name", () => {
  const params = new URLSearchParams("z=b&a=b&z=a&a=a");
  params.sort();
  expect(params.toString()).toBe("a=b&a=a&z=b&z=a");
});

test("sort: compares code units, not code points: U+1F308 comes before U+FB03", () => {
  const params = new URLSearchParams("ﬃ=1&🌈=2&a=3");
  params.sort();
  expect([...params.keys()]).toEqual(["a", "🌈", "ﬃ"]);
});

test("sort: compares code units, without a locale or normalization", () => {
  const params = new URLSearchParams("é=1&e\ufffd=2&Z=3&e=4&z=5&a=6&=7&aa=8");
  params.sort();
  expect([...params.keys()]).toEqual(["", "Z", "a", "aa", "e", "e\ufffd", "z", "é"]);
});

test("sort: is stable for many pairs", () => {
  const params = new URLSearchParams();
  for (let i = 0; i < 600; i++) params.append(i % 2 === 0 ? "b" : "a", String(i));
  params.sort();
  const odd = Array.from({ length: 300 }, (_, i) => String(2 * i + 1));
  const even = Array.from({ length: 300 }, (_, i) => String(2 * i));
  expect([...params.values()]).toEqual([...odd, ...even]);
});

// @id api/tostring-serializes-form
test("toString: serializes as a form", () => {
  const params = new URLSearchParams();
  params.append("a b", "c d");
  params.append("é", "~'()!*-._");
  params.append("", "");
  params.append("n", "\r\n\0+%&=#");
  expect(params.toString()).toBe("a+b=c+d&%C3%A9=%7E%27%28%29%21*-._&=&n=%0D%0A%00%2B%25%26%3D%23");
});

test("toString: serializes parsed pairs as a form does, not as they were written", () => {
  expect(new URLSearchParams("a=b%20c&d=%7e&e&&f=%zz").toString()).toBe("a=b+c&d=%7E&e=&f=%25zz");
});

test("methods: replace lone surrogates with U+FFFD in every argument", () => {
  const params = new URLSearchParams();
  params.append("\ud800", "\udc00");
  expect([...params]).toEqual([["\ufffd", "\ufffd"]]);
  expect(params.get("\udbff")).toBe("\ufffd");
  expect(params.getAll("\udbff")).toEqual(["\ufffd"]);
  expect(params.has("\udbff")).toBe(true);
  expect(params.has("\udbff", "\ud801")).toBe(true);
  params.set("\ud802", "a\ud803");
  expect([...params]).toEqual([["\ufffd", "a\ufffd"]]);
  params.delete("\ud804", "a\ud805");
  expect(params.size).toBe(0);
});

test("methods: convert the arguments from left to right, before they read the list", () => {
  const params = new URLSearchParams("a=1");
  const log: string[] = [];
  const argument = (text: string) =>
    ({
      toString() {
        log.push(text);
        params.delete("a");
        return text;
      },
    }) as unknown as string;
  expect(params.get(argument("a"))).toBeNull();
  params.append(argument("n"), argument("v"));
  params.set(argument("n"), argument("w"));
  expect(params.has(argument("n"), argument("w"))).toBe(true);
  params.delete(argument("n"), argument("x"));
  expect(log).toEqual(["a", "n", "v", "n", "w", "n", "w", "n", "x"]);
  expect(params.toString()).toBe("n=w");
});

test("methods: pass on an error of an argument's toString, and do not change the list", () => {
  const params = new URLSearchParams("a=1");
  const failure = new RangeError("mine");
  const bad = {
    toString() {
      throw failure;
    },
  } as unknown as string;
  expect(() => params.append("a", bad)).toThrow(failure);
  expect(() => params.set("a", bad)).toThrow(failure);
  expect(() => params.delete("a", bad)).toThrow(failure);
  expect(() => params.append(Symbol("a") as never, "b")).toThrow(TypeError);
  expect(params.toString()).toBe("a=1");
});
