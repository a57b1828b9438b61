import { expect, test } from "vitest";
import { type DialectName, stringify, unnest, type WriteOptions } from "../src/nested/index.ts";

/** The pairs as text that is not encoded, or the error. */
function write(value: object, options?: WriteOptions): unknown {
  const result = unnest(value, options);
  return result.ok ? result.value.map(([name, text]) => `${name}=${text}`).join("&") : result.error;
}

test("writes entries of objects in brackets, and of lists with their indices", () => {
  expect(write({ a: 1, b: { c: "x", d: { e: "y" } }, f: ["p", "q"] })).toBe("a=1&b[c]=x&b[d][e]=y&f[0]=p&f[1]=q");
  expect(write({ a: [["x"], { y: "z" }] })).toBe("a[0][0]=x&a[1][y]=z");
  expect(write({})).toBe("");
  expect(write(Object.assign(Object.create(null), { a: "b" }))).toBe("a=b");
});

test("stringify writes as the serializer of the Standard does", () => {
  expect(stringify({ "a b": ["é", "&="], c: { "~": " *" } })).toEqual({
    ok: true,
    value: "a+b%5B0%5D=%C3%A9&a+b%5B1%5D=%26%3D&c%5B%7E%5D=+*",
  });
  expect(stringify({})).toEqual({ ok: true, value: "" });
  expect(stringify({ a: { "]": 1 } })).toEqual({
    ok: false,
    error: { code: "unwritable-key", name: "a[]]", start: 1, end: 4 },
  });
});

test("arrays: each format, with indices where an entry has entries", () => {
  const value = { a: ["x", "y"], b: [{ c: "1" }, { c: "2" }], d: [["z"], "w"] };
  expect(write(value, { arrays: "indices" })).toBe("a[0]=x&a[1]=y&b[0][c]=1&b[1][c]=2&d[0][0]=z&d[1]=w");
  expect(write(value, { arrays: "brackets" })).toBe("a[]=x&a[]=y&b[0][c]=1&b[1][c]=2&d[0][]=z&d[]=w");
  expect(write(value, { arrays: "repeat" })).toBe("a=x&a=y&b[0][c]=1&b[1][c]=2&d[0]=z&d=w");
  expect(write(value, { arrays: "comma" })).toBe("a=x,y&b[0][c]=1&b[1][c]=2&d[0][0]=z&d[1]=w");
  expect(write({ a: [1, true, null] }, { arrays: "comma", nulls: "empty" })).toBe("a=1,true,");
  expect(write({ a: ["x", undefined, "y"] }, { arrays: "comma" })).toBe("a=x,y");
  expect(write({ a: [], b: [undefined], c: "1" }, { arrays: "comma" })).toBe("c=1");
  expect(write({ a: [Number.NaN] }, { arrays: "comma" })).toMatchObject({ code: "unsupported-value", name: "a" });
  expect(write({ a: { b: ["x,y"] } }, { arrays: "comma" })).toEqual({
    code: "unsupported-value",
    name: "a[b]",
    start: 1,
    end: 4,
  });
});

test("each dialect writes its own names", () => {
  const value = { user: { name: "Ada", tags: ["x", "y"] }, rows: [{ a: "1" }, { a: "2" }] };
  const indices = "user[name]=Ada&user[tags][0]=x&user[tags][1]=y&rows[0][a]=1&rows[1][a]=2";
  expect(write(value)).toBe(indices);
  expect(write(value, { dialect: "php" })).toBe(indices);
  expect(write(value, { dialect: "dot" })).toBe("user.name=Ada&user.tags[0]=x&user.tags[1]=y&rows[0].a=1&rows[1].a=2");
  expect(write(value, { dialect: "rails" })).toBe(
    "user[name]=Ada&user[tags][]=x&user[tags][]=y&rows[][a]=1&rows[][a]=2",
  );
});

test("policies for dates, booleans, null, undefined and what is empty", () => {
  const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6));
  expect(write({ a: date })).toBe("a=2026-01-02T03:04:05.006Z");
  expect(write({ a: date }, { dates: "milliseconds" })).toBe("a=1767323045006");
  expect(write({ a: [date] }, { dates: (d) => String(d.getUTCFullYear()) })).toBe("a[0]=2026");
  const wrong = (() => 2026) as unknown as (date: Date) => string;
  expect(write({ a: date }, { dates: wrong })).toMatchObject({ code: "unsupported-value", name: "a" });
  expect(write({ a: true, b: false })).toBe("a=true&b=false");
  expect(write({ a: true, b: false }, { booleans: "digits" })).toBe("a=1&b=0");
  expect(write({ a: true, b: false }, { booleans: "checkbox" })).toBe("a=on");
  expect(write({ a: null, b: undefined, c: [null, undefined, 1] })).toBe("c[0]=1");
  expect(write({ a: null, b: undefined }, { nulls: "empty" })).toBe("a=");
  expect(write({ a: null, b: undefined }, { undefineds: "empty" })).toBe("b=");
  expect(write({ a: { b: null } }, { nulls: "error" })).toMatchObject({ code: "unsupported-value", name: "a[b]" });
  expect(write({ a: [undefined] }, { undefineds: "error" })).toMatchObject({
    code: "unsupported-value",
    name: "a[0]",
  });
  expect(write({ a: [], b: {}, c: [[], {}], d: 1 })).toBe("d=1");
  expect(write({ a: 1, b: { c: [] } }, { empties: "error" })).toEqual({
    code: "empty",
    name: "b[c]",
    start: 1,
    end: 4,
  });
  expect(write({ a: 10, b: -0, c: 1e21 })).toBe("a=10&b=0&c=1e+21");
});

test("a list has no gaps where entries are left out", () => {
  const list = [undefined, "x", [], "y"];
  list[9] = "z";
  expect(write({ a: list })).toBe("a[0]=x&a[1]=y&a[2]=z");
  expect(write({ a: list }, { undefineds: "empty" })).toBe("a[0]=&a[1]=x&a[2]=y&a[3]=&a[4]=&a[5]=&a[6]=&a[7]=&a[8]=z");
  expect(write({ a: Object.assign(["x"], { more: "y" }) })).toBe("a[0]=x");
});

test("rejects what has no text or what would lose entries, and says where", () => {
  const unsupported = { code: "unsupported-value", name: "a[b]", start: 1, end: 4 };
  for (const value of [
    () => 1,
    Symbol("x"),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    new Date(Number.NaN),
    new Map([["a", 1]]),
    new Set(["a"]),
    /x/,
    new Uint8Array(2),
    { [Symbol.toStringTag]: "URL" },
    Promise.resolve(),
    Object(true),
  ]) {
    expect(write({ a: { b: value } })).toEqual(unsupported);
  }
  const point = Object.assign(Object.create({ inherited: 1 }), { x: 1, y: 2 });
  expect(write({ a: point })).toBe("a[x]=1&a[y]=2");
});

test("rejects a value that contains itself, and not one that occurs twice", () => {
  const cycle: Record<string, unknown> = { b: {} };
  cycle.b = { c: [cycle] };
  expect(write({ a: cycle })).toEqual({ code: "cycle", name: "a[b][c][0]", start: 7, end: 10 });
  const shared = { x: 1 };
  expect(write({ a: shared, b: [shared, shared] })).toBe("a[x]=1&b[0][x]=1&b[1][x]=1");
});

test("keep and order choose the keys of objects", () => {
  const value = { b: 1, a: { d: 2, c: [3, 4] }, e: "" };
  expect(write(value, { order: (a, b) => (a < b ? -1 : 1) })).toBe("a[c][0]=3&a[c][1]=4&a[d]=2&b=1&e=");
  // Entries of lists keep their order.
  expect(write(value, { order: (a, b) => (a < b ? 1 : -1) })).toBe("e=&b=1&a[d]=2&a[c][0]=3&a[c][1]=4");
  const seen: unknown[] = [];
  const keep = (key: string, entry: unknown, path: readonly string[]) => {
    seen.push([[...path, key].join("/"), typeof entry]);
    return key !== "d";
  };
  expect(write(value, { keep })).toBe("b=1&a[c][0]=3&a[c][1]=4&e=");
  expect(seen).toEqual([
    ["b", "number"],
    ["a", "object"],
    ["a/d", "number"],
    ["a/c", "object"],
    ["e", "string"],
  ]);
});

test("rejects a key that the dialect cannot express", () => {
  const at = (value: object, dialect: DialectName) => write(value, { dialect });
  const error = (name: string, start: number) => ({ code: "unwritable-key", name, start, end: name.length });
  for (const dialect of ["qs", "dot"] as const) {
    expect(at({ "a[b]": "1" }, dialect)).toBe("[a[b]]=1");
    expect(at({ a: { "b[c]": "1" } }, dialect)).toBe("a[b[c]]=1");
    expect(at({ "a[": "1" }, dialect)).toEqual(error("a[", 0));
    expect(at({ a: { "]": "1" } }, dialect)).toEqual(error("a[]]", 1));
    expect(at({ a: { "": "1" } }, dialect)).toEqual(error("a[]", 1));
    expect(at({ "": { a: "1" } }, dialect)).toEqual(error("", 0));
    expect(at({ "": "1" }, dialect)).toBe("=1");
    expect(at({ "a]": { b: "1" } }, dialect)).toBe(dialect === "qs" ? "a][b]=1" : "a].b=1");
  }
  expect(write({ a: { "b[c]": "1" } })).toBe("a[b[c]]=1");
  expect(at({ "a.b": "1" }, "qs")).toBe("a.b=1");
  expect(at({ "a.b": { "c.d": "1", e: "2" } }, "dot")).toBe("[a.b][c.d]=1&[a.b].e=2");
  for (const key of ["", "a.b", "a b", "a[", "a\0"]) expect(at({ [key]: "1" }, "php")).toEqual(error(key, 0));
  for (const key of ["", "]", "\t", "a\0"]) expect(at({ a: { [key]: "1" } }, "php")).toEqual(error(`a[${key}]`, 1));
  expect(at({ a: { "[": "1", "b.c d": "2" } }, "php")).toBe("a[[]=1&a[b.c d]=2");
  expect(at({ a: { "b ": "1", " c": "2" } }, "php")).toBe("a[b ]=1&a[ c]=2");
  expect(at({ a: { "\t": "1", "b\0": "2" } }, "rails")).toBe("a[\t]=1&a[b\0]=2");
  expect(at({ "a[b": "1" }, "rails")).toEqual(error("a[b", 0));
  expect(at({ a: { "b]": "1" } }, "rails")).toEqual(error("a[b]]", 1));
  expect(at({ "[a": { "[b": "1" } }, "rails")).toBe("[a[[b]=1");
});

test("rails: rejects rows that Rack would not tell apart, and lists of lists", () => {
  const error = { code: "ambiguous", name: "a[]", start: 1, end: 3 };
  expect(write({ a: [{ x: "1" }, { y: "2" }] }, { dialect: "rails" })).toEqual(error);
  expect(write({ a: [{ t: ["1"] }, { t: ["2"] }] }, { dialect: "rails" })).toEqual(error);
  expect(write({ a: [["1", "2"]] }, { dialect: "rails" })).toEqual(error);
  expect(write({ a: [{ x: "1", y: "2" }, { y: "3" }] }, { dialect: "rails" })).toBe("a[][x]=1&a[][y]=2&a[][y]=3");
  expect(write({ a: ["1", { x: "2" }, { x: "3" }] }, { dialect: "rails" })).toBe("a[]=1&a[][x]=2&a[][x]=3");
});

test("exact: rejects what would not be read back", () => {
  const ambiguous = { code: "ambiguous", name: "a", start: 0, end: 1 };
  expect(write({ a: { 0: "x", 1: "y" } })).toBe("a[0]=x&a[1]=y");
  expect(write({ a: { 0: "x", 1: "y" } }, { exact: true })).toEqual(ambiguous);
  expect(write({ a: { 0: "x", 1: "y" } }, { exact: true, dialect: "rails" })).toBe("a[0]=x&a[1]=y");
  expect(write({ a: { 4711: "x" } }, { exact: true })).toBe("a[4711]=x");
  expect(write({ b: "1", a: ["x"] }, { exact: true, arrays: "repeat" })).toEqual(ambiguous);
  expect(write({ a: ["x", "y"] }, { exact: true, arrays: "repeat" })).toBe("a=x&a=y");
  expect(write({ a: ["x"] }, { exact: true, arrays: "comma" })).toEqual(ambiguous);
  expect(write({ a: "x,y" }, { exact: true, arrays: "comma" })).toEqual(ambiguous);
  expect(write({ a: "x,y" }, { exact: true })).toBe("a=x,y");
  expect(write({ a: { b: ["x"] } }, { exact: true, arrays: "repeat" })).toEqual(ambiguous);
  expect(write({ a: { b: [{ c: { 0: "x" } }] } }, { exact: true })).toEqual(ambiguous);
  expect(write({ a: ["x", { b: ["y", "z"] }], c: "1" }, { exact: true })).toBe("a[0]=x&a[1][b][0]=y&a[1][b][1]=z&c=1");
  expect(write({ a: 1, b: { c: [], d: null } }, { exact: true, nulls: "empty" })).toBe("a=1&b[d]=");
});

test("a depth without a limit does not overflow the stack", () => {
  let value: object = { b: "x" };
  for (let depth = 1; depth < 20_000; depth++) value = { b: value };
  const result = unnest({ a: value }, { exact: true });
  expect(result.ok && result.value[0]![0].length).toBe(1 + 3 * 20_000);
});

test("a wrong option for dates is rejected with what it may be", () => {
  for (const [wrong, shown] of [
    [1, "1"],
    ["short", '"short"'],
  ] as const) {
    const dates = wrong as unknown as "iso";
    const message = `unnest: dates must be "iso", "milliseconds" or a function, not ${shown}.`;
    expect(() => unnest({}, { dates })).toThrow(message);
  }
});

test("of pairs, every one is written, with its name as it is", () => {
  expect(write(new URLSearchParams("t=1&t=2&a[b]=c&="))).toBe("t=1&t=2&a[b]=c&=");
  expect(
    write(
      new Map<string, unknown>([
        ["a", 1],
        ["b", null],
        ["c", { d: ["e"] }],
      ]),
    ),
  ).toBe("a=1&c[d][0]=e");
  expect(
    write(
      [
        ["t", 1],
        ["t", undefined],
        ["t", ["x", "y"]],
      ],
      { arrays: "repeat" },
    ),
  ).toBe("t=1&t=x&t=y");
  expect(write([["a", Number.NaN]])).toMatchObject({ code: "unsupported-value", name: "a", start: 0, end: 1 });
  expect(() => write(["a"])).toThrow("value must be an iterable of [name, value], not string");
  expect(() => write(new Uint8Array(2))).toThrow(TypeError);
});
