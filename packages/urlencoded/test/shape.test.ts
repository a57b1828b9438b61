import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { parse } from "../src/index.ts";
import {
  boolean,
  list,
  type NestedOptions,
  nest,
  nestAs,
  nestInput,
  number,
  optional,
  record,
  type StandardResult,
  type StandardSchema,
  shape,
  string,
} from "../src/nested/index.ts";

/** The value with prototypes, to compare with literals, or the error. */
function read(text: string, schema: StandardSchema, options?: NestedOptions): unknown {
  const result = nestAs(parse(text), schema, options);
  return result.ok ? plain(result.value) : result.error;
}

function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

const search = shape({ tags: list(), page: number(), user: { admin: boolean() } });

test("the shape decides what is a list, a number or a boolean", () => {
  expect(read("tags=x&page=2&user[admin]=on", search)).toEqual({ tags: ["x"], page: 2, user: { admin: true } });
  expect(read("tags=x&tags=y&page=-1.5e3", search)).toEqual({ tags: ["x", "y"], page: -1500, user: { admin: false } });
  expect(read("tags[]=x&page=.5", search)).toEqual({ tags: ["x"], page: 0.5, user: { admin: false } });
  expect(read("page=0&csrf=secret&user[name]=x", search)).toEqual({ tags: [], page: 0, user: { admin: false } });
});

test("the type of the value is inferred", () => {
  const result = nestAs([["page", "1"]], search);
  if (!result.ok) throw new Error(result.error.code);
  expectTypeOf(result.value).toEqualTypeOf<{ tags: string[]; page: number; user: { admin: boolean } }>();
  const rows = shape({ rows: list({ n: number(), note: optional(string()) }), by: record(list(number())) });
  const other = nestAs(parse("rows[0][n]=1"), rows);
  if (!other.ok) throw new Error(other.error.code);
  expectTypeOf(other.value).toEqualTypeOf<{
    rows: { n: number; note?: string | undefined }[];
    by: Record<string, number[]>;
  }>();
  expect(plain(other.value)).toEqual({ rows: [{ n: 1 }], by: {} });
});

describe("list", () => {
  const rows = shape({ items: list({ n: string() }) });
  const expected = { items: [{ n: "x" }, { n: "z" }] };

  test("makes a list of removed rows in each dialect", () => {
    for (const dialect of ["qs", "php", "rails"] as const) {
      expect(read("items[0][n]=x&items[2][n]=z", rows, { dialect })).toEqual(expected);
      expect(read("items[4711][n]=z&items[12][n]=x", rows, { dialect })).toEqual(expected);
    }
    expect(read("items[0].n=x&items[30].n=z", rows, { dialect: "dot" })).toEqual(expected);
  });

  test("makes a list of one row, and puts large indices in their order as numbers", () => {
    expect(read("items[4711][n]=x", rows)).toEqual({ items: [{ n: "x" }] });
    const text = "items[10000000000][n]=y&items[9999999999][n]=x&items[20000000000][n]=z";
    expect(read(text, rows)).toEqual({ items: [{ n: "x" }, { n: "y" }, { n: "z" }] });
  });

  test("rejects an object with names and indices", () => {
    for (const text of ["items[0][n]=x&items[k][n]=y", "items[k][n]=x&items[0][n]=y"]) {
      expect(read(text, rows)).toMatchObject({ issues: [{ message: "must be a list", path: ["items"] }] });
    }
  });

  test("rejects an object with names", () => {
    expect(read("a=1&items[n]=x", rows)).toEqual({
      code: "mismatch",
      issues: [{ message: "must be a list", path: ["items"] }],
      index: 1,
      start: 0,
      end: 8,
    });
  });
});

test("record keeps indices as names, which qs would leave out", () => {
  const quantities = shape({ quantity: record(number()) });
  expect(read("quantity[12]=1&quantity[15]=2", quantities)).toEqual({ quantity: { 12: 1, 15: 2 } });
  expect(read("quantity[0]=1&quantity[1]=2", quantities)).toEqual({ quantity: { 0: 1, 1: 2 } });
  const result = nestAs(parse("quantity[__proto__]=1"), quantities);
  expect(result.ok && Object.entries(result.value.quantity)).toEqual([["__proto__", 1]]);
});

test("number accepts what HTML calls a valid floating-point number, and nothing else", () => {
  const one = shape({ n: number() });
  for (const [text, value] of [
    ["0", 0],
    ["-0.5", -0.5],
    [".25", 0.25],
    ["1.25", 1.25],
    ["1e10", 1e10],
    ["1e3", 1000],
    ["1E-2", 0.01],
    ["007", 7],
  ] as const) {
    expect(read(`n=${text}`, one)).toEqual({ n: value });
  }
  expect(read("n=", one)).toMatchObject({ issues: [{ message: "is missing", path: ["n"] }] });
  for (const text of ["+", "%2B1", "1.", "0x10", "Infinity", "1e999", "NaN", "1,5", "+1", "1+", "١"]) {
    expect(read(`n=${text}`, one)).toMatchObject({ issues: [{ message: "must be a number", path: ["n"] }] });
  }
  for (const text of ["n=1&n=2", "n[]=1"]) {
    expect(read(text, one)).toMatchObject({ issues: [{ message: "must be a number" }] });
  }
  expect(read("", one)).toEqual({
    code: "mismatch",
    issues: [{ message: "is missing", path: ["n"] }],
    index: 0,
    start: 0,
    end: 0,
  });
});

test("boolean accepts what forms send, and the last of several values", () => {
  const one = shape({ b: boolean() });
  for (const text of ["b=true", "b=on", "b=1", "b=0&b=1"]) expect(read(text, one)).toEqual({ b: true });
  for (const text of ["b=false", "b=off", "b=0", "b=", "", "b=1&b=0"]) expect(read(text, one)).toEqual({ b: false });
  for (const text of ["b=yes", "b=TRUE", "b=2", "b[c]=1", "b=xon", "b=onx", "b=xoff", "b=offx"]) {
    expect(read(text, one)).toMatchObject({ issues: [{ message: "must be true or false", path: ["b"] }] });
  }
});

test("string rejects more than one value, and an object", () => {
  expect(read("s=", shape({ s: string() }))).toEqual({ s: "" });
  for (const text of ["s=1&s=2", "s[]=1", "s[a]=1"]) {
    expect(read(text, shape({ s: string() }))).toMatchObject({
      issues: [{ message: "must be one text", path: ["s"] }],
    });
  }
});

test("optional leaves out what is absent, and an empty number", () => {
  const all = shape({ n: optional(number()), s: optional(string()), b: optional(boolean()), l: optional(list()) });
  expect(read("", all)).toEqual({});
  expect(read("n=&s=&b=&l=", all)).toEqual({ s: "", b: false, l: [""] });
  expect(read("n=1", shape({ n: optional(number()), o: optional({ a: list() }) }))).toEqual({ n: 1 });
  expect(read("n=x", all)).toMatchObject({ issues: [{ message: "must be a number", path: ["n"] }] });
});

test("names of Object.prototype are ordinary names", () => {
  const odd = shape({ toString: optional(string()), ["__proto__"]: optional(string()), isOptional: boolean() });
  expect(read("", odd)).toEqual({ isOptional: false });
  const result = nestAs(parse("toString=1&__proto__=2&isOptional=on&constructor=3"), odd);
  expect(result.ok && Object.entries(result.value)).toEqual([
    ["toString", "1"],
    ["__proto__", "2"],
    ["isOptional", true],
  ]);
  expect(read("", shape({ user: { isOptional: boolean() } }))).toEqual({ user: { isOptional: false } });
});

test("reports every issue with its path, and the place of the first", () => {
  expect(read("rows[0][n]=1&rows[1][n]=x&rows[1][m]=y", shape({ rows: list({ n: number(), m: number() }) }))).toEqual({
    code: "mismatch",
    issues: [
      { message: "is missing", path: ["rows", 0, "m"] },
      { message: "must be a number", path: ["rows", 1, "n"] },
      { message: "must be a number", path: ["rows", 1, "m"] },
    ],
    index: 0,
    start: 0,
    end: 10,
  });
});

test("the place of an issue is the first name that has most of its path", () => {
  const one = shape({ a: { b: number() } });
  const place = (text: string, options?: NestedOptions) => read(text, one, options) as object;
  expect(place("x=1&a[b]=x&a[b]=y")).toMatchObject({ index: 1, start: 0, end: 4 });
  expect(place("x=1&a[c]=x")).toMatchObject({ index: 1, start: 0, end: 4 });
  expect(place("x=1&y=2")).toMatchObject({ index: 2, start: 0, end: 0 });
  // A shorter name after one that has the second key.
  expect(place("x[b]=1&a=2&a[b]=y", { dialect: "php" })).toMatchObject({ index: 2, start: 0, end: 4 });
});

test("an issue may be about nothing in particular", () => {
  for (const issues of [[], [{ message: "no" }]]) {
    const schema: StandardSchema = { "~standard": { version: 1, vendor: "test", validate: () => ({ issues }) } };
    expect(read("a=1", schema)).toEqual({ code: "mismatch", issues, index: 1, start: 0, end: 0 });
  }
});

test("a shape judges any value, not only those of forms", () => {
  const tags = shape({ tags: list(), user: { admin: boolean() }, toString: optional(string()) });
  const issuesOf = (value: object) => (tags["~standard"].validate(value) as StandardResult<unknown>).issues;
  for (const value of [null, {}, { "": "x" }]) {
    expect(issuesOf({ tags: value })).toEqual([{ message: "must be a list", path: ["tags"] }]);
  }
  for (const value of [null, ["x"], "x"]) {
    expect(issuesOf({ user: value })).toEqual([{ message: "must be an object", path: ["user"] }]);
  }
  expect(issuesOf({})).toBeUndefined();
});

test("fails as nest does, before the schema is asked", () => {
  expect(read("a=1&a[b]=2", search)).toEqual({ code: "conflict", index: 1, start: 1, end: 4 });
  expect(read("a[b][c]=1", search, { maxDepth: 1 })).toMatchObject({ code: "too-deep" });
});

test("a shape is a Standard Schema, with its JSON Schema", () => {
  expect(search["~standard"].validate({ page: 2, tags: ["x"], user: { admin: true }, more: 1 })).toEqual({
    value: Object.assign(Object.create(null), {
      page: 2,
      tags: ["x"],
      user: Object.assign(Object.create(null), { admin: true }),
    }),
  });
  expect(search["~standard"].validate(1)).toEqual({ issues: [{ message: "must be an object", path: [] }] });
  expect(search["~standard"].validate(null)).toEqual({ issues: [{ message: "must be an object", path: [] }] });
  const standard = shape({ tags: list(), page: number(), user: { admin: boolean() } })["~standard"];
  expect(standard).toMatchObject({ version: 1, vendor: "@url/urlencoded" });
  expect(plain(standard.jsonSchema.input())).toEqual({
    type: "object",
    properties: {
      tags: { type: "array", items: { type: "string" } },
      page: { type: "number" },
      user: {
        type: "object",
        properties: { admin: { type: "boolean" } },
        required: ["admin"],
        additionalProperties: false,
      },
    },
    required: ["tags", "page", "user"],
    additionalProperties: false,
  });
});

const valibot = v.object({
  tags: v.array(v.string()),
  page: v.optional(v.pipe(v.number(), v.integer()), 1),
  user: v.object({ admin: v.boolean() }),
  kind: v.optional(v.picklist(["a", "b"])),
  when: v.optional(v.nullable(v.number())),
  ids: v.record(v.string(), v.number()),
});

const SCHEMAS: readonly (readonly [string, StandardSchema])[] = [
  [
    "zod",
    z.object({
      tags: z.array(z.string()),
      page: z.number().int().default(1),
      user: z.object({ admin: z.boolean() }),
      kind: z.enum(["a", "b"]).optional(),
      when: z.number().nullable().optional(),
      ids: z.record(z.string(), z.number()),
    }),
  ],
  [
    "arktype",
    type({
      tags: "string[]",
      page: "number.integer = 1",
      user: { admin: "boolean" },
      "kind?": "'a'|'b'",
      "when?": "number|null",
      ids: "Record<string, number>",
    }),
  ],
  ["valibot", valibot as StandardSchema],
  [
    "valibot with @valibot/to-json-schema",
    { "~standard": { ...valibot["~standard"], ...toStandardJsonSchema(valibot)["~standard"] } } as StandardSchema,
  ],
];

describe.each(SCHEMAS)("a schema of %s", (_, schema) => {
  test("decides what is a list, a number or a boolean", () => {
    expect(read("tags=x&page=2&user[admin]=on&kind=b&when=5&ids[3]=4&ids[1]=2", schema)).toEqual({
      tags: ["x"],
      page: 2,
      user: { admin: true },
      kind: "b",
      when: 5,
      ids: { 1: 2, 3: 4 },
    });
    expect(read("page=&when=", schema)).toMatchObject({ tags: [], page: 1, user: { admin: false } });
  });

  test("reports its own issues, with the place of the first", () => {
    const error = read("ids[1]=2&user[admin]=perhaps&page=1", schema);
    expect(error).toMatchObject({ code: "mismatch", index: 1, start: 0, end: 11 });
    expect((error as { issues: unknown[] }).issues).toHaveLength(1);
  });
});

const DATES: readonly (readonly [string, StandardSchema])[] = [
  ["zod", z.object({ on: z.date(), at: z.coerce.date().optional(), big: z.bigint(), mail: z.email().optional() })],
  ["arktype", type({ on: "Date", "at?": "Date", big: "bigint", "mail?": "string.email" })],
  [
    "valibot",
    v.object({
      on: v.date(),
      at: v.optional(v.date()),
      big: v.bigint(),
      mail: v.optional(v.pipe(v.string(), v.email())),
    }),
  ],
];

test.each(DATES)("dates and long integers of %s, and fields that are empty", (_, schema) => {
  const on = new Date("2026-11-23");
  const at = new Date("2026-11-23T10:00Z");
  expect(read("on=2026-11-23&at=2026-11-23T11:00%2B01:00&big=12345678901234567890&mail=a@b.cd", schema)).toEqual({
    on,
    at,
    big: 12345678901234567890n,
    mail: "a@b.cd",
  });
  expect(read("on=2026-11-23&at=&big=1&mail=", schema)).toEqual({ on, big: 1n });
  for (const text of [
    "on=&big=1",
    "on=2026-13-23&big=1",
    "on=2026&big=1",
    "on=2026-11-23&big=",
    "on=2026-11-23&big=1.5",
  ])
    expect(read(text, schema)).toMatchObject({ code: "mismatch" });
});

test("a number that is coerced is not 0 if its field is empty", () => {
  expect(read("n=", z.object({ n: z.coerce.number() }))).toMatchObject({ code: "mismatch" });
  expect(read("n=", z.object({ n: z.coerce.number().default(3) }))).toEqual({ n: 3 });
});

test("one value of a repeated name is kept where the schema has no list, and all values of a list", () => {
  const both = shape({ a: string(), tags: list() });
  const pairs = parse("a=1&tags=x&a=2&tags=y");
  expect(nestAs(pairs, both, { repeated: "first" })).toEqual({ ok: true, value: { a: "1", tags: ["x", "y"] } });
  expect(nestAs(pairs, both, { repeated: "last" })).toEqual({ ok: true, value: { a: "2", tags: ["x", "y"] } });
  expect(nestAs(pairs, both)).toMatchObject({ ok: false, error: { issues: [{ path: ["a"] }], index: 0 } });
});

test("an issue is about the entry of a list, by its place among the values of its name", () => {
  const numbers = shape({ a: list(number()), b: list({ c: number() }) });
  const place = (text: string) => (read(text, numbers) as { index: number }).index;
  expect(place("a=1&a=x")).toBe(1);
  expect(place("a[]=1&b[0][c]=1&a[]=x")).toBe(2);
  expect(place("b[0][c]=1&b[1][c]=x")).toBe(1);
});

test("unions, references and constants of a JSON Schema are followed", () => {
  const Node = z.object({
    n: z.number(),
    get kids() {
      return z.array(Node);
    },
  });
  expect(read("n=1&kids[0][n]=2&kids[0][kids][5][n]=3", Node)).toEqual({
    n: 1,
    kids: [{ n: 2, kids: [{ n: 3, kids: [] }] }],
  });
  const union = z.object({
    by: z.union([z.number(), z.string()]),
    at: z.union([z.array(z.number()), z.number()]),
    how: z.discriminatedUnion("t", [
      z.object({ t: z.literal("a"), x: z.number() }),
      z.object({ t: z.literal("b"), x: z.string() }),
    ]),
    one: z.literal(1),
    and: z.intersection(z.object({ p: z.number() }), z.object({ q: z.boolean() })),
    two: z.tuple([z.number(), z.string()]),
  });
  expect(read("by=1&at=2&how[t]=b&how[x]=3&one=1&and[p]=4&and[q]=1&two[0]=5&two[1]=6", union)).toEqual({
    by: 1,
    at: [2],
    how: { t: "b", x: "3" },
    one: 1,
    and: { p: 4, q: true },
    two: [5, "6"],
  });
  expect(read("by=x&at[]=2&at[]=3&how[t]=a&how[x]=3&one=1&and[p]=4&two=5&two=6", union)).toMatchObject({
    by: "x",
    at: [2, 3],
    how: { t: "a", x: 3 },
    and: { q: false },
  });
  // Dates have no JSON Schema; what is around them has one.
  expect(read("n=1&d=2026-01-02", z.object({ n: z.number(), d: z.coerce.date() }))).toMatchObject({ n: 1 });
});

test("a schema without a JSON Schema gets what nest makes", () => {
  let given: unknown;
  const schema: StandardSchema<number> = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value) => ({ value: Object.keys((given = value) as object).length }),
    },
  };
  const pairs = parse("a=1&b[]=2");
  expect(nestAs(pairs, schema)).toEqual({ ok: true, value: 2 });
  expect(given).toEqual((nest(pairs) as { value: unknown }).value);
});

test("a schema that validates asynchronously is for nestInput", async () => {
  const schema = z.object({ n: z.number().refine(async (n) => n > 1) });
  expect(() => nestAs(parse("n=2"), schema)).toThrow(/^nestAs: schema must not validate asynchronously/);
  const input = nestInput(parse("n=2"), schema);
  if (!input.ok) throw new Error(input.error.code);
  expect(await schema["~standard"].validate(input.value)).toEqual({ value: { n: 2 } });
  expect(nestInput(parse("a=1&a[b]=1"), schema)).toEqual({
    ok: false,
    error: { code: "conflict", index: 1, start: 1, end: 4 },
  });
});

test("wrong arguments are TypeErrors that name the function", () => {
  // biome-ignore lint/suspicious/noExplicitAny: every argument here is of a wrong type
  type Any = any;
  for (const wrong of [undefined, null, 1, "x", {}, { "~standard": {} }] as Any[]) {
    expect(() => nestAs([], wrong)).toThrow(/^nestAs: schema must be a Standard Schema/);
    expect(() => nestInput([], wrong)).toThrow(/^nestInput: schema must be a Standard Schema/);
  }
  expect(() => nestAs(1 as Any, search)).toThrow(/^nestAs: pairs must be/);
  expect(() => nestAs([["a"]] as Any, search)).toThrow(/^nestAs: pairs must be/);
  expect(() => nestInput([["a"]] as Any, search)).toThrow(/^nestInput: pairs must be/);
  for (const wrong of [1, null, [], new Map(), new Uint8Array(0)] as Any[]) {
    expect(() => shape(wrong)).toThrow(/^shape: entries must be a plain object, not /);
  }
  expect(() => shape({ a: 1 } as Any)).toThrow(/^shape: entries.a must be a shape or a plain object, not number/);
  expect(() => shape({ a: z.number() } as Any)).toThrow(/^shape: entries.a must be a shape/);
  for (const [name, make] of Object.entries({ list, record, optional } as Record<string, (item: Any) => unknown>)) {
    expect(() => make(null)).toThrow(new RegExp(`^${name}: item must be a shape or a plain object, not null`));
  }
});
