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
  expect(read("a[][x]=1&a[][y]=2", { dialect: "php" })).toEqual({ a: [{ x: "1" }, { y: "2" }] });
  expect(read("")).toEqual({});
});

test("returns a list for indices below 20 without the gaps, and for all indices from 0 on", () => {
  expect(read("a[1]=y&a[0]=x")).toEqual({ a: ["x", "y"] });
  expect(read("a[0][x]=1&a[0][y]=2&a[1][x]=3")).toEqual({ a: [{ x: "1", y: "2" }, { x: "3" }] });
  expect(read("a[19]=x&a[3]=y")).toEqual({ a: ["y", "x"] });
  expect(read("a[20]=x")).toEqual({ a: { 20: "x" } });
  expect(read("a[19]=x&a[20]=y")).toEqual({ a: { 19: "x", 20: "y" } });
  expect(read(Array.from({ length: 30 }, (_, i) => `a[${i}]=${i}`).join("&"))).toEqual({
    a: Array.from({ length: 30 }, (_, i) => String(i)),
  });
  expect(read("a[4711]=2&a[12]=1")).toEqual({ a: { 4711: "2", 12: "1" } });
  expect(read("a[00]=x")).toEqual({ a: { "00": "x" } });
  expect(read("a[0]=x&a[b]=y")).toEqual({ a: { 0: "x", b: "y" } });
  // Too great to be exact, so a key like others.
  expect(read("a[9007199254740993]=x&a[]=y")).toEqual({ a: { "9007199254740993": "x", 0: "y" } });
  expect(read("a[999999999999999]=x&a[]=y")).toEqual({ a: { "999999999999999": "x", "1000000000000000": "y" } });
  expect(read("a[50]=x&a[]=y")).toEqual({ a: { 50: "x", 51: "y" } });
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
  for (const repeated of ["first", "last", "error"] as const) {
    expect(read("a=1&a[]=2&a=3", { repeated })).toEqual({ a: ["1", "2", "3"] });
  }
  // A repeated index in a list with [] is a repeated name like others.
  for (const [repeated, expected] of [
    ["first", ["x", "1"]],
    ["last", ["x", "2"]],
    ["array", ["x", ["1", "2"]]],
  ] as const) {
    expect(read("a[]=x&a[1]=1&a[1]=2", { repeated })).toEqual({ a: expected });
  }
  expect(read("a[]=x&a[1]=1&a[1]=2", { repeated: "error" })).toMatchObject({ code: "repeated-name", index: 2 });
  expect(read("a[]=x&a[0]=y&a[1]=z", { repeated: "error" })).toEqual({ a: ["x", "y", "z"] });
  // With and without [] is the same list.
  expect(read("a=1&a[]=2&a=3")).toEqual({ a: ["1", "2", "3"] });
  expect(read("a[]=1&a=2&a[]=3")).toEqual({ a: ["1", "2", "3"] });
});

test("fails with conflict for a name that has both a value and keys, in any order", () => {
  expect(read("a=1&a[b]=2")).toEqual({ code: "conflict", index: 1, start: 1, end: 4 });
  expect(read("a[b]=1&x=0&a=2")).toEqual({ code: "conflict", index: 2, start: 0, end: 1 });
  expect(read("a[b]=1&a[b][c]=2")).toEqual({ code: "conflict", index: 1, start: 4, end: 7 });
  expect(read("a[0]=1&a[x]=2&a=3")).toEqual({ code: "conflict", index: 2, start: 0, end: 1 });
  expect(read("a=1&b=2&a[b][c]=3")).toEqual({ code: "conflict", index: 2, start: 1, end: 4 });
  // A list becomes an object, as in qs.
  expect(read("a=1&a[]=2&a[b]=3")).toEqual({ a: { 0: "1", 1: "2", b: "3" } });
});

test("moves a = that is in brackets into the name, and no other", () => {
  expect(read("filter[age][>=]=23")).toEqual({ filter: { age: { ">=": "23" } } });
  expect(read("a[<=>]==23")).toEqual({ a: { "<=>": "=23" } });
  expect(read("a[==]=23")).toEqual({ a: { "==": "23" } });
  expect(read("a[=]")).toEqual({ a: { "[": "]" } });
  expect(read("a[%3E%3D]=23")).toEqual({ a: { ">=": "23" } });
  // A value cannot become a part of the name, as qs does with these.
  expect(read("role=guest]=admin")).toEqual({ role: "guest]=admin" });
  expect(read("a[b]=c[d]=e")).toEqual({ a: { b: "c[d]=e" } });
  expect(read("a[b]c=]=1")).toEqual({ a: { b: "]=1" } });
  // The range is within the name as it was parsed.
  expect(read("a=1&a[>=]=2", { maxDepth: 0 })).toEqual({ code: "too-deep", index: 1, start: 1, end: 3 });
  expect(nest([["a[>", "]=1"]], { dialect: "php" })).toEqual({ ok: true, value: { "a_>": "]=1" } });
});

test("the dialect dot: equals brackets, outside of brackets", () => {
  expect(read("a.b=1&a.c.d=2", { dialect: "dot" })).toEqual({ a: { b: "1", c: { d: "2" } } });
  expect(read("a[b.c].d[].e=1", { dialect: "dot" })).toEqual({ a: { "b.c": { d: [{ e: "1" }] } } });
  expect(read("a.0=x&a.1=y", { dialect: "dot" })).toEqual({ a: ["x", "y"] });
  expect(read("a.b=1&a[c]=2")).toEqual({ "a.b": "1", a: { c: "2" } });
  expect(read("a.b[c]=1")).toEqual({ "a.b": { c: "1" } });
});

test("commas: a value with commas is a list", () => {
  expect(read("a=1,2&b=3&c[d]=4,", { commas: true })).toEqual({ a: ["1", "2"], b: "3", c: { d: ["4", ""] } });
  expect(read("a=1,2&a=3&b=4&b=5,6", { commas: true })).toEqual({ a: ["1", "2", "3"], b: ["4", "5", "6"] });
  expect(read("a[]=1,2&a[]=3", { commas: true })).toEqual({ a: [["1", "2"], "3"] });
  expect(read("a[0]=1&a=2,3", { commas: true })).toEqual({ a: ["1", "2", "3"] });
  expect(read("a=1,2", { commas: true, maxWidth: 2 })).toEqual({ a: ["1", "2"] });
  expect(read("a=1234", { maxWidth: 2 })).toEqual({ a: "1234" });
  expect(read("a=1,2,3", { commas: true, maxWidth: 2 })).toEqual({ code: "too-wide", index: 0, start: 0, end: 1 });
  expect(read("a=1,2")).toEqual({ a: "1,2" });
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
  expect(read("a[b][c][d][e][f]=x")).toEqual({ a: { b: { c: { d: { e: { f: "x" } } } } } });
  expect(read("a[b][c][d][e][f][g]=x")).toEqual({ code: "too-deep", index: 0, start: 16, end: 19 });
  for (const [dialect, depth] of [
    ["dot", 5],
    ["php", 64],
    ["rails", 31],
  ] as const) {
    expect(read(`a${"[b]".repeat(depth)}=x`, { dialect })).not.toHaveProperty("code");
    expect(read(`a${"[b]".repeat(depth + 1)}=x`, { dialect })).toMatchObject({ code: "too-deep", index: 0 });
  }
  // The first key over the limit, also if it is a [] that more follow.
  expect(read("a[b][c][d][e][f][][0]=x")).toEqual({ code: "too-deep", index: 0, start: 16, end: 18 });
  expect(read("a=1&b[c]d=1", { dialect: "php", maxDepth: 0 })).toEqual({
    code: "too-deep",
    index: 1,
    start: 1,
    end: 4,
  });
  expect(read("[a]=1", { dialect: "php", maxWidth: 0 })).toEqual({ code: "too-wide", index: 0, start: 0, end: 3 });
  expect(read("a=1&b[c]=1", { maxDepth: 0 })).toEqual({ code: "too-deep", index: 1, start: 1, end: 4 });
  const wide = (count: number, name: (i: number) => string) =>
    read(Array.from({ length: count }, (_, i) => `${name(i)}=1`).join("&"));
  for (const name of [
    (i: number) => `n${i}`,
    (i: number) => `a[n${i}]`,
    (i: number) => `a[${i}]`,
    (i: number) => `a[n${i}][b]`,
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
  const depth = 50_000;
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
    fc.property(pairs, fc.constantFrom("qs", "dot", "php", "rails"), (list, dialect) => {
      const result = nest(list, { ...NO_LIMITS, dialect, repeated: "array" });
      if (result.ok) expect(leaves(result.value).sort()).toEqual(list.map(([, value]) => value).sort());
      else expect(result.error.code).toBe("conflict");
    }),
    { numRuns: 300 },
  );
});

test("returns lists without holes, which are not empty", () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom("qs", "php", "rails"), (list, dialect) => {
      const result = nest(list, { ...NO_LIMITS, dialect });
      if (!result.ok) return;
      for (const array of listsOf(result.value)) {
        expect(array.length).toBeGreaterThan(0);
        expect(Object.keys(array).length).toBe(array.length);
      }
    }),
    { numRuns: 300 },
  );
});

test("a conflict does not depend on the order of pairs", () => {
  const shuffled = pairs.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  // Values and indices may become entries of one list, which depends on it.
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      fc.pre(!list.some(([name]) => /\[\d*\]/.test(name)));
      expect(nest(other, NO_LIMITS).ok).toBe(nest(list, NO_LIMITS).ok);
    }),
    { numRuns: 300 },
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
    { numRuns: 300 },
  );
});

test("only a [ after the same prefix makes a name its sibling", () => {
  for (let unit = 0; unit < 0x80; unit++) {
    const name = `a${String.fromCharCode(unit)}cd]`;
    const result = nest([
      ["a[b]", "1"],
      [name, "2"],
    ]);
    const expected = name === "a[cd]" ? { a: { b: "1", cd: "2" } } : { a: { b: "1" }, [name]: "2" };
    expect(result.ok && plain(result.value), name).toEqual(expected);
  }
});

test("a name that follows one with the same prefix is read as any other", () => {
  const parts = fc.constantFrom(
    "[]",
    "[x]",
    "[y]",
    "[0]",
    "[1]",
    "[30]",
    "[[z]]",
    "[q",
    "]",
    ".d",
    "c",
    "[ ]",
    "[",
    "[x.y]",
  );
  const oddPairs = fc.array(
    fc.tuple(
      fc
        .tuple(fc.constantFrom("a", "b", "", "[a]"), fc.array(parts, { maxLength: 3 }))
        .map(([first, rest]) => first + rest.join("")),
      fc.constantFrom("1", "2", "]=3"),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(oddPairs, fc.constantFrom("qs", "dot", "php", "rails"), (list, dialect) => {
      // Names without keys in between, so that each name is read as a whole.
      const apart = list.flatMap((pair, index) => [pair, [`between${index}`, ""] as [string, string]]);
      const expected = nest(apart, { dialect });
      const actual = nest(list, { dialect });
      if (!expected.ok) {
        expect(actual).toEqual({ ok: false, error: { ...expected.error, index: expected.error.index / 2 } });
        return;
      }
      for (const index of list.keys()) delete expected.value[`between${index}`];
      expect(actual).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});
