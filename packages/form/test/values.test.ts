import type { Form, FormObject, Schema, SchemaOutput } from "@url/form";
import { readForm } from "@url/form/fetch";
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

  test("is what `as`, `repeated` and `nested` say, in value and type", async () => {
    const pairs = await readForm(request("a=1"), { as: "pairs" });
    if (pairs.ok) expectTypeOf(pairs.value).toEqualTypeOf<[name: string, value: string][]>();
    expect(pairs).toEqual({ ok: true, value: [["a", "1"]] });
    const object = await readForm(request("a=1&a=2"), { as: "object" });
    if (object.ok) expectTypeOf(object.value).toEqualTypeOf<FormObject>();
    expect(object).toEqual({ ok: true, value: { a: ["1", "2"] } });
    const first = await readForm(request("a=1&a=2"), { as: "object", repeated: "first" });
    if (first.ok) expectTypeOf(first.value).toEqualTypeOf<Record<string, string>>();
    expect(first).toEqual({ ok: true, value: { a: "1" } });
    const lists = await readForm(request("a=1"), { as: "object", repeated: "array" });
    if (lists.ok) expectTypeOf(lists.value).toEqualTypeOf<Record<string, string[]>>();
    expect(lists).toEqual({ ok: true, value: { a: ["1"] } });
    expect(await readForm(request("a=1&a=2"), { as: "object", repeated: "error" })).toMatchObject({
      error: { code: "repeated-name", status: 400, index: 1, start: 0, end: 1 },
    });
    const nested = await readForm(request("a[b]=1"), { as: "object", nested: true });
    expect(nested).toMatchObject({ ok: true, value: { a: { b: "1" } } });
    expect(await readForm(request("a[b][c]=1"), { as: "object", nested: { maxDepth: 1 } })).toMatchObject({
      error: { code: "too-deep", status: 400, index: 0 },
    });
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
  const options = { schema, nested: true } as const;
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
  expect(await readForm(request("a=1"), { schema })).toMatchObject({
    error: {
      issues: [
        { name: "", path: [], message: "All wrong." },
        { name: "a[0]", path: ["a", 0] },
      ],
    },
  });
});

describe("verify", () => {
  test("receives the whole body and the request before it is parsed", async () => {
    const given: unknown[] = [];
    const sent = request("a=%ZZ");
    const verify = (body: Uint8Array, from: unknown) => void given.push(new TextDecoder().decode(body), from);
    expect(await readForm(sent, { as: "pairs", streamAbove: 0, verify })).toEqual({ ok: true, value: [["a", "%ZZ"]] });
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
    expect(await readForm(request("a=1"), { as: "pairs", verify: async () => undefined })).toMatchObject({ ok: true });
  });
});
