import type { Form, FormObject, Schema, SchemaOutput } from "@url/form";
import { readForm } from "@url/form/fetch";
import { list, type NestedObject, number, shape as shapeOf, string } from "@url/urlencoded/nested";
import { type } from "arktype";
import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { FORM } from "./servers/server.ts";

function request(body: string): Request {
  return new Request("http://a/", { method: "POST", headers: { "content-type": FORM }, body });
}

const BODY = "a=1&b=2&a=3&__proto__=4";

describe("a form", () => {
  test("has its pairs, and finds values by name", async () => {
    const result = await readForm(request(BODY));
    if (!result.ok) throw new Error(result.error.code);
    expectTypeOf(result.value).toEqualTypeOf<Form>();
    const form = result.value;
    expect(form.pairs).toEqual([
      ["a", "1"],
      ["b", "2"],
      ["a", "3"],
      ["__proto__", "4"],
    ]);
    expect([form.get("a"), form.get("c"), form.has("a"), form.has("c")]).toEqual(["1", null, true, false]);
    expect([form.getAll("a"), form.getAll("c")]).toEqual([["1", "3"], []]);
  });

  test("becomes an object in five ways, without a prototype", async () => {
    const result = await readForm(request(BODY));
    if (!result.ok) throw new Error(result.error.code);
    const form = result.value;
    expect(form.toObject()).toEqual({ a: ["1", "3"], b: "2", ["__proto__"]: "4" });
    expect(form.toObject("first").a).toBe("1");
    expect(form.toObject("last").a).toBe("3");
    expect(form.toObject("array").b).toEqual(["2"]);
    expect(form.toObject("error")).toMatchObject({
      ok: false,
      error: { code: "repeated-name", status: 400, index: 2 },
    });
    expect(Object.getPrototypeOf(form.toObject())).toBeNull();
    expect(() => form.toObject("all" as never)).toThrow("toObject: repeated must be");
  });

  test("is what `shape` and `repeated` say, in value and type", async () => {
    const pairs = await readForm(request("a=1"), { shape: "pairs" });
    if (pairs.ok) expectTypeOf(pairs.value).toEqualTypeOf<[name: string, value: string][]>();
    expect(pairs).toEqual({ ok: true, value: [["a", "1"]] });
    const object = await readForm(request("a=1&a=2"), { shape: "object" });
    if (object.ok) expectTypeOf(object.value).toEqualTypeOf<FormObject>();
    expect(object).toEqual({ ok: true, value: { a: ["1", "2"] } });
    const first = await readForm(request("a=1&a=2"), { shape: "object", repeated: "first" });
    if (first.ok) expectTypeOf(first.value).toEqualTypeOf<Record<string, string>>();
    expect(first).toEqual({ ok: true, value: { a: "1" } });
    const lists = await readForm(request("a=1"), { shape: "object", repeated: "array" });
    if (lists.ok) expectTypeOf(lists.value).toEqualTypeOf<Record<string, string[]>>();
    expect(lists).toEqual({ ok: true, value: { a: ["1"] } });
    expect(await readForm(request("a=1&a=2"), { shape: "object", repeated: "error" })).toMatchObject({
      error: { code: "repeated-name", status: 400, index: 1, start: 0, end: 1 },
    });
    const nested = await readForm(request("a[b]=1"), { shape: "qs" });
    if (nested.ok) expectTypeOf(nested.value).toEqualTypeOf<NestedObject>();
    expect(nested).toMatchObject({ ok: true, value: { a: { b: "1" } } });
    expect(await readForm(request("a.b=1&a.b=2"), { shape: "dot" })).toEqual({
      ok: true,
      value: { a: { b: ["1", "2"] } },
    });
    const last = await readForm(request("a.b=1&a.b=2"), { shape: "dot", repeated: "last" });
    expect(last).toEqual({ ok: true, value: { a: { b: "2" } } });
    expect(await readForm(request("a=1&a=2"), { shape: "php" })).toEqual({ ok: true, value: { a: "2" } });
    expect(await readForm(request("a[b][c]=1"), { shape: "qs", maxDepth: 1 })).toMatchObject({
      error: { code: "too-deep", status: 400, index: 0 },
    });
  });

  test("with brackets may have as many names as without, and one more is a 413", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`).join("&");
    const listOf = (count: number) => Array.from({ length: count }, () => "a[]=1").join("&");
    for (const shape of ["object", "qs", "php"] as const) {
      for (const body of [names, listOf]) {
        expect(await readForm(request(body(1001)), { shape })).toMatchObject({ ok: true });
        expect(await readForm(request(body(10_001)), { shape })).toMatchObject({
          error: { code: "too-many-pairs", status: 413, limit: 10_000 },
        });
      }
    }
  });
});

const SCHEMAS = {
  zod: z.object({ name: z.string().min(1), age: z.coerce.number().int().min(0) }),
  valibot: v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    age: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)),
  }),
  arktype: type({ name: "string >= 1", age: "string.integer.parse" }).narrow(
    ({ age }, context) => age >= 0 || context.reject({ path: ["age"], expected: "not negative" }),
  ),
} satisfies Record<string, Schema>;

describe.each(Object.entries(SCHEMAS) as [string, Schema<{ name: string; age: number }>][])(
  "a schema of %s",
  (_, schema) => {
    test("gives typed values", async () => {
      const result = await readForm(request("name=Ada&age=36"), { schema });
      if (result.ok) expectTypeOf(result.value).toEqualTypeOf<{ name: string; age: number }>();
      expect(result).toEqual({ ok: true, value: { name: "Ada", age: 36 } });
    });

    test("gives the issues with the names of the fields", async () => {
      const result = await readForm(request("name=&age=-1"), { schema });
      expect(result).toMatchObject({ ok: false, error: { code: "invalid", status: 422 } });
      const issues = result.ok || result.error.code !== "invalid" ? [] : result.error.issues;
      expect(issues[0]).toMatchObject({ name: "name", path: ["name"], message: expect.stringMatching(/./) });
    });
  },
);

test("the type of the value is that of the schema, of each library", () => {
  type Person = { name: string; age: number };
  expectTypeOf<SchemaOutput<(typeof SCHEMAS)["zod"]>>().toEqualTypeOf<Person>();
  expectTypeOf<SchemaOutput<(typeof SCHEMAS)["valibot"]>>().toEqualTypeOf<Person>();
  expectTypeOf<SchemaOutput<(typeof SCHEMAS)["arktype"]>>().toEqualTypeOf<Person>();
});

test("a schema receives the nested object, and its issues have names with brackets", async () => {
  const schema = z.object({ user: z.object({ tags: z.array(z.string().max(1)) }) });
  const options = { schema };
  expect(await readForm(request("user[tags][]=a&user[tags][]=b"), options)).toEqual({
    ok: true,
    value: { user: { tags: ["a", "b"] } },
  });
  expect(await readForm(request("user[tags][]=a&user[tags][]=bc"), options)).toMatchObject({
    error: { issues: [{ name: "user[tags][1]", path: ["user", "tags", 1] }] },
  });
});

test("a schema may be asynchronous, and what it throws is thrown", async () => {
  const late = z.object({ a: z.string().refine(async (value) => value === "1") });
  expect(await readForm(request("a=1"), { schema: late })).toEqual({ ok: true, value: { a: "1" } });
  expect(await readForm(request("a=2"), { schema: late })).toMatchObject({ error: { code: "invalid" } });
  const broken = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: () => {
        throw new Error("broken");
      },
    },
  } as const;
  await expect(readForm(request("a=1"), { schema: broken })).rejects.toThrow("broken");
});

test("an issue without a path, and one whose path has objects", async () => {
  const issues = [{ message: "All wrong." }, { message: "Wrong.", path: [{ key: "a" }, { key: 0 }] }];
  const schema = { "~standard": { version: 1, vendor: "test", validate: () => ({ issues }) } } as const;
  expect(await readForm(request("b=2&a=1"), { schema })).toMatchObject({
    error: {
      start: 7,
      end: 7,
      issues: [
        { name: "", path: [], message: "All wrong.", start: 7, end: 7 },
        { name: "a[0]", path: ["a", 0], start: 4, end: 7 },
      ],
    },
  });
});

const TAGS = {
  zod: z.object({ a: z.string(), tags: z.array(z.string()) }),
  valibot: v.object({ a: v.string(), tags: v.array(v.string()) }),
  arktype: type({ a: "string", tags: "string[]" }),
  "@url/urlencoded/nested": shapeOf({ a: string(), tags: list() }),
} satisfies Record<string, Schema>;

describe.each(Object.entries(TAGS) as [string, Schema<{ a: string; tags: string[] }>][])(
  "a list in a schema of %s",
  (_, schema) => {
    test.each([
      ["a=1", []],
      ["a=1&tags=x", ["x"]],
      ["a=1&tags=x&tags=y", ["x", "y"]],
      ["a=1&tags[]=x", ["x"]],
      ["a=1&tags[1]=y&tags[0]=x", ["x", "y"]],
    ])("has the same type however many values %s has", async (body, tags) => {
      expect(await readForm(request(body), { schema })).toEqual({ ok: true, value: { a: "1", tags } });
    });

    test("keeps its values when `repeated` chooses one of the others", async () => {
      const body = "a=1&tags=x&a=2&tags=y";
      expect(await readForm(request(body), { schema })).toMatchObject({ error: { issues: [{ name: "a" }] } });
      for (const [repeated, a] of [
        ["first", "1"],
        ["last", "2"],
      ] as const) {
        expect(await readForm(request(body), { schema, repeated })).toEqual({
          ok: true,
          value: { a, tags: ["x", "y"] },
        });
      }
    });
  },
);

const FIELDS = {
  zod: z.object({
    n: z.number(),
    on: z.boolean(),
    day: z.date(),
    opt: z.number().optional(),
    mail: z.email().optional(),
    text: z.string().optional(),
    none: z.number().nullable(),
  }),
  valibot: v.object({
    n: v.number(),
    on: v.boolean(),
    day: v.date(),
    opt: v.optional(v.number()),
    mail: v.optional(v.pipe(v.string(), v.email())),
    text: v.optional(v.string()),
    none: v.nullable(v.number()),
  }),
  arktype: type({
    n: "number",
    on: "boolean",
    day: "Date",
    "opt?": "number",
    "mail?": "string.email",
    "text?": "string",
    none: "number|null",
  }),
} satisfies Record<string, Schema>;

describe.each(Object.entries(FIELDS) as [string, Schema][])("fields in a schema of %s", (_, schema) => {
  const day = new Date("2026-11-23");

  test("are numbers, booleans and dates", async () => {
    const body = "n=1.5&on=on&day=2026-11-23&opt=2&mail=a@b.cd&text=x&none=3";
    expect(await readForm(request(body), { schema })).toEqual({
      ok: true,
      value: { n: 1.5, on: true, day, opt: 2, mail: "a@b.cd", text: "x", none: 3 },
    });
  });

  test("are absent if they are empty and may be", async () => {
    expect(await readForm(request("n=0&day=2026-11-23&opt=&mail=&text=&none="), { schema })).toEqual({
      ok: true,
      value: { n: 0, on: false, day, text: "", none: null },
    });
  });

  test.each(["n=&day=2026-11-23&none=", "n=x&day=2026-11-23&none=", "n=1&day=&none=", "n=1&day=2026-99-99&none="])(
    "are issues if they are empty or malformed and have to be there: %s",
    async (body) => {
      expect(await readForm(request(body), { schema })).toMatchObject({ ok: false, error: { code: "invalid" } });
    },
  );
});

test("an issue has the place of its field in the body, in bytes, in every encoding and however it is sent", async () => {
  const schema = shapeOf({ user: { age: number() }, ids: list(number()), utf8: number() });
  const place = async (body: string, options: object = {}, contentType = FORM) => {
    const sent = new Request("http://a/", { method: "POST", headers: { "content-type": contentType }, body });
    const result = await readForm(sent, { schema, ...options });
    if (result.ok || result.error.code !== "invalid") throw new Error("It has no issues.");
    const { start, end, issues } = result.error;
    expect({ start, end }).toMatchObject({ start: issues[0]!.start, end: issues[0]!.end });
    return issues.map(({ name, start, end }) => [name, body.slice(start, end)]);
  };
  const body = "&x=%C3%A9&&user%5Bage%5D=x&ids=1&ids[]=2&ids=no&utf8=1";
  expect(await place(body)).toEqual([
    ["user[age]", "user%5Bage%5D=x"],
    ["ids[2]", "ids=no"],
  ]);
  expect(await place(body, { streamAbove: 0 })).toEqual(await place(body));
  expect(await place(body, {}, `${FORM}; charset=windows-1252`)).toEqual(await place(body));
  // The sentinel itself is not a field of the form.
  expect(await place("utf8=%E2%9C%93&utf8=x&user[age]=1", { sentinel: true })).toEqual([["utf8", "utf8=x"]]);
  expect(await place("user.age=x", { shape: "dot" })).toEqual([
    ["user.age", "user.age=x"],
    ["utf8", ""],
  ]);
});

describe("verify", () => {
  test("receives the whole body and the request before it is parsed", async () => {
    const given: unknown[] = [];
    const sent = request("a=%ZZ");
    const verify = (body: Uint8Array, from: unknown) => void given.push(new TextDecoder().decode(body), from);
    expect(await readForm(sent, { shape: "pairs", streamAbove: 0, verify })).toEqual({
      ok: true,
      value: [["a", "%ZZ"]],
    });
    expect(given).toEqual(["a=%ZZ", sent]);
  });

  test.each([
    ["returns false", () => false, 403],
    ["resolves to false", async () => false, 403],
    [
      "throws",
      () => {
        throw new Error("no");
      },
      403,
    ],
    ["rejects", () => Promise.reject(new Error("no")), 403],
    [
      "throws a status",
      () => {
        throw Object.assign(new Error("no"), { status: 401 });
      },
      401,
    ],
    [
      "throws something that is not a status",
      () => {
        throw { status: 200 };
      },
      403,
    ],
  ])("a verify that %s rejects the form", async (_, verify, status) => {
    expect(await readForm(request("a=1"), { verify })).toMatchObject({
      ok: false,
      error: { code: "verify-failed", status },
    });
  });

  test("a verify that resolves to anything else accepts the form", async () => {
    expect(await readForm(request("a=1"), { shape: "pairs", verify: async () => undefined })).toMatchObject({
      ok: true,
    });
  });
});
