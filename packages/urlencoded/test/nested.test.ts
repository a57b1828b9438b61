import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../src/index.ts";
import { type NestedOptions, type NestedValue, nest } from "../src/nested/index.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

/** Returns plain data, to compare with literals: `toStrictEqual` tells objects without a prototype apart. */
function read(text: string, options?: NestedOptions): unknown {
  const result = nest(parse(text), options);
  return result.ok ? plain(result.value) : result.error;
}

function plain(value: NestedValue): unknown {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

test("reads brackets as names of entries, and [] as one more value of a list", () => {
  expect(read("a[b][c]=1&a[b][d]=2&e=3")).toEqual({ a: { b: { c: "1", d: "2" } }, e: "3" });
  expect(read("a[]=1&a[]=2")).toEqual({ a: ["1", "2"] });
  expect(read("a[]=1")).toEqual({ a: ["1"] });
  expect(read("a[b][]=1&a[b][]=2")).toEqual({ a: { b: ["1", "2"] } });
  expect(read("a[][x]=1&a[][y]=2")).toEqual({ a: [{ x: "1" }, { y: "2" }] });
  expect(read("")).toEqual({});
});

test("returns a list for indices from 0 without a gap, and an object for others", () => {
  expect(read("a[1]=y&a[0]=x")).toEqual({ a: ["x", "y"] });
  expect(read("a[0][x]=1&a[0][y]=2&a[1][x]=3")).toEqual({ a: [{ x: "1", y: "2" }, { x: "3" }] });
  expect(read("a[1]=x")).toEqual({ a: { 1: "x" } });
  expect(read("a[4711]=2&a[12]=1")).toEqual({ a: { 4711: "2", 12: "1" } });
  expect(read("a[00]=x")).toEqual({ a: { "00": "x" } });
  expect(read("a[0]=x&a[b]=y")).toEqual({ a: { 0: "x", b: "y" } });
  expect(read("a[9999999999]=x&a[]=y")).toEqual({ a: { 9999999999: "x", 0: "y" } });
  // As in PHP: [] gets the index after the greatest one.
  expect(read("a[5]=x&a[]=y")).toEqual({ a: { 5: "x", 6: "y" } });
  expect(read("0=x&1=y")).toEqual({ 0: "x", 1: "y" });
});

test("returns all values of a repeated name, or what the option `repeated` says", () => {
  expect(read("a=1&a=2&a=3")).toEqual({ a: ["1", "2", "3"] });
  expect(read("a=1&a=2&a=3", { repeated: "first" })).toEqual({ a: "1" });
  expect(read("a=1&a=2&a=3", { repeated: "last" })).toEqual({ a: "3" });
  expect(read("a[b]=1&c=2&a[b]=3", { repeated: "error" })).toEqual({
    code: "repeated-name",
    index: 2,
    start: 1,
    end: 4,
  });
  expect(read("a[]=1&a[]=2", { repeated: "error" })).toEqual({ a: ["1", "2"] });
  // With and without [] is the same list.
  expect(read("a=1&a[]=2&a=3")).toEqual({ a: ["1", "2", "3"] });
  expect(read("a[]=1&a=2&a[]=3")).toEqual({ a: ["1", "2", "3"] });
});

test("fails with conflict for a name that has both a value and keys, in any order", () => {
  expect(read("a=1&a[b]=2")).toEqual({ code: "conflict", index: 1, start: 1, end: 4 });
  expect(read("a[b]=1&x=0&a=2")).toEqual({ code: "conflict", index: 2, start: 0, end: 1 });
  expect(read("a[b]=1&a[b][c]=2")).toEqual({ code: "conflict", index: 1, start: 4, end: 7 });
  expect(read("a[0]=1&a=2")).toEqual({ code: "conflict", index: 1, start: 0, end: 1 });
  expect(read("a=1&a[]=2&a[b]=3")).toEqual({ code: "conflict", index: 2, start: 1, end: 4 });
});

test("treats a name that does not consist of keys as one key", () => {
  for (const name of [
    "a[b",
    "a[b]c",
    "a]b",
    "[a]",
    "[]",
    "a[[b]]",
    "a[b][",
    "a[b]]",
    "",
    "a[b[c]",
    "a.b",
    "a.b[c",
    "]",
  ]) {
    expect(read(`${encodeURIComponent(name)}=1`)).toEqual({ [name]: "1" });
  }
  for (const name of [".a", "a.", "a..b", ".", "a.[b]", "a[b].", "a[b]c", "a.b]", "a[b.c"]) {
    expect(read(`${encodeURIComponent(name)}=1`, { dots: true })).toEqual({ [name]: "1" });
  }
});

test("dots: equal brackets, outside of brackets", () => {
  expect(read("a.b=1&a.c.d=2", { dots: true })).toEqual({ a: { b: "1", c: { d: "2" } } });
  expect(read("a[b.c].d[].e=1", { dots: true })).toEqual({ a: { "b.c": { d: [{ e: "1" }] } } });
  expect(read("a.0=x&a.1=y", { dots: true })).toEqual({ a: ["x", "y"] });
  expect(read("a.b=1&a[c]=2", {})).toEqual({ "a.b": "1", a: { c: "2" } });
});

test("returns objects without a prototype, so that names of its members are ordinary names", () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  expect(names).toContain("__proto__");
  const result = nest(names.flatMap((name) => [`${name}[${name}]`, `b[${name}][x]`].map((n) => [n, "1"] as const)));
  if (!result.ok) throw new Error(result.error.code);
  const { value } = result;
  expect(Object.getPrototypeOf(value)).toBeNull();
  expect(Object.keys(value).sort()).toEqual([...names, "b"].sort());
  for (const name of names) {
    const entry = value[name] as Record<string, NestedValue>;
    expect(Object.getPrototypeOf(entry)).toBeNull();
    expect(Object.entries(entry)).toEqual([[name, "1"]]);
  }
  expect(Object.keys(value.b!).sort()).toEqual([...names].sort());
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test("limits: accept the largest number and reject the next", () => {
  expect(read("a[1][2][3][4][5]=x")).toEqual({ a: { 1: { 2: { 3: { 4: { 5: "x" } } } } } });
  expect(read("a[1][2][3][4][5][6]=x")).toEqual({ code: "too-deep", index: 0, start: 16, end: 19 });
  expect(read("a=1&b[c]=1", { maxDepth: 0 })).toEqual({ code: "too-deep", index: 1, start: 1, end: 4 });
  const wide = (count: number, name: (i: number) => string) =>
    read(Array.from({ length: count }, (_, i) => `${name(i)}=1`).join("&"));
  for (const name of [
    (i: number) => `n${i}`,
    (i: number) => `a[n${i}]`,
    (i: number) => `a[${i}]`,
    () => "a[]",
    () => "a",
  ]) {
    expect(wide(1000, name)).not.toHaveProperty("code");
    expect(wide(1001, name)).toMatchObject({ code: "too-wide", index: 1000 });
  }
  expect(read("a[]=1&a=2&a=3", { maxWidth: 2 })).toEqual({ code: "too-wide", index: 2, start: 0, end: 1 });
  expect(read("a=1&a=2&a[]=3", { maxWidth: 2 })).toEqual({ code: "too-wide", index: 2, start: 1, end: 3 });
  expect(read(Array.from({ length: 2000 }, () => "a").join("&"), { maxWidth: Number.POSITIVE_INFINITY })).toEqual({
    a: Array.from({ length: 2000 }, () => ""),
  });
});

test("a depth without a limit does not overflow the stack", () => {
  const depth = 200_000;
  const result = nest([[`a${"[b]".repeat(depth)}`, "x"]], { maxDepth: Number.POSITIVE_INFINITY });
  if (!result.ok) throw new Error(result.error.code);
  let value: NestedValue = result.value.a!;
  let found = 0;
  while (typeof value !== "string") {
    value = (value as Record<string, NestedValue>).b!;
    found++;
  }
  expect([value, found]).toEqual(["x", depth]);
});

const NO_LIMITS = { maxDepth: Number.POSITIVE_INFINITY, maxWidth: Number.POSITIVE_INFINITY };

const names = fc
  .tuple(
    fc.constantFrom("a", "b", "__proto__"),
    fc.array(fc.constantFrom("[]", "[x]", "[y]", "[0]", "[1]", "[2]", ".z"), { maxLength: 3 }),
  )
  .map(([first, rest]) => first + rest.join(""));
const pairs = fc.array(fc.tuple(names, fc.constantFrom("1", "2", "3")), { maxLength: 8 });

function leaves(value: NestedValue): string[] {
  return typeof value === "string" ? [value] : Object.values(value).flatMap((entry) => leaves(entry as NestedValue));
}

function* listsOf(value: NestedValue): Generator<readonly NestedValue[]> {
  if (typeof value === "string") return;
  if (Array.isArray(value)) yield value;
  for (const entry of Object.values(value)) yield* listsOf(entry as NestedValue);
}

test("returns every value once, and no others", () => {
  fc.assert(
    fc.property(pairs, fc.boolean(), (list, dots) => {
      const result = nest(list, { ...NO_LIMITS, dots });
      if (result.ok) expect(leaves(result.value).sort()).toEqual(list.map(([, value]) => value).sort());
      else expect(result.error.code).toBe("conflict");
    }),
    { numRuns: 1000 },
  );
});

test("returns lists without holes, which are not empty", () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const result = nest(list, NO_LIMITS);
      if (!result.ok) return;
      for (const array of listsOf(result.value)) {
        expect(array.length).toBeGreaterThan(0);
        expect(Object.keys(array).length).toBe(array.length);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a conflict does not depend on the order of pairs", () => {
  const shuffled = pairs.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  // Which index a [] gets does depend on it.
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      fc.pre(!list.some(([name]) => name.includes("[]")));
      expect(nest(other, NO_LIMITS).ok).toBe(nest(list, NO_LIMITS).ok);
    }),
    { numRuns: 1000 },
  );
});

test("an error has the index of a pair, and the range of a key in its name", () => {
  fc.assert(
    fc.property(pairs, fc.nat(2), fc.nat(3), (list, maxDepth, maxWidth) => {
      const result = nest(list, { maxDepth, maxWidth, repeated: "error" });
      if (result.ok) return;
      const { index, start, end } = result.error;
      const name = list[index]![0];
      // A key, or all of a name that is not made of keys.
      expect(name.slice(start, end)).toMatch(name.endsWith("]") && !name.includes(".") ? /^(?:\w+|\[\w*\])$/ : /^.+$/);
      // The pairs before it are in order, it is the first that is not.
      expect(nest(list.slice(0, index), { maxDepth, maxWidth, repeated: "error" }).ok).toBe(true);
      expect(nest(list.slice(0, index + 1), { maxDepth, maxWidth, repeated: "error" }).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
