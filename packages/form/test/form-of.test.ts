import { formOf, type Schema } from "@url/form";
import { readForm } from "@url/form/fetch";
import { formValidator } from "@url/form/hono";
import { boolean, list, number, optional, record, shape, string } from "@url/urlencoded/nested";
import { type } from "arktype";
import { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";

const schema = z.object({
  name: z.string(),
  born: z.date().optional(),
  tags: z.array(z.string()),
  news: z.boolean(),
  user: z.object({ age: z.number(), address: z.object({ city: z.string() }).optional() }),
  rows: z.array(z.object({ item: z.string(), count: z.number() })),
  stock: z.record(z.string(), z.number()),
  score: z.number().nullable(),
});
const order = formOf(schema);
type Value = z.input<typeof schema>;

const FULL: Value = {
  name: "Ada & café\n100% ☺",
  born: new Date("1815-12-10T00:00:00.000Z"),
  tags: ["x", "", "y, z"],
  news: false,
  user: { age: -0.5, address: { city: "London" } },
  rows: [
    { item: "pen", count: 2 },
    { item: "", count: 0 },
  ],
  stock: { "4711": 2, __proto__x: 1, "a b": 3 },
  score: null,
};
const LEAST: Value = { name: "", tags: [], news: true, user: { age: 1 }, rows: [], stock: {}, score: 1 };

const post = (body: string | FormData) =>
  new Request("http://a/", {
    method: "POST",
    body,
    ...(typeof body === "string" && { headers: { "content-type": "application/x-www-form-urlencoded" } }),
  });

describe("names", () => {
  test("are those that a reader knows, and have the type of the value", () => {
    const { names } = order;
    expectTypeOf(names.user.age).toEqualTypeOf<string>();
    expectTypeOf(names.rows).toEqualTypeOf<(index: number) => { readonly item: string; readonly count: string }>();
    // @ts-expect-error: there is no such field.
    expect(names.nonsense).toBeUndefined();
    expect([names.name, names.tags, names.user.age, names.user.address.city]).toEqual([
      "name",
      "tags",
      "user[age]",
      "user[address][city]",
    ]);
    expect([names.rows(3).item, names.stock("4711"), names.score]).toEqual(["rows[3][item]", "stock[4711]", "score"]);
    expect(Object.keys(names)).toEqual(Object.keys(schema.shape));
  });

  test.each([
    ["qs", "tags", "user[age]", "rows[1][item]"],
    ["dot", "tags", "user.age", "rows[1].item"],
    ["php", "tags[]", "user[age]", "rows[1][item]"],
    ["rails", "tags[]", "user[age]", "rows[][item]"],
  ] as const)("follow the dialect %s", (dialect, tags, age, item) => {
    const { names } = formOf(schema, { dialect });
    const found = [names.tags, names.user.age, names.rows(1).item];
    expect(found).toEqual([tags, age, dialect === "dot" ? found[2] : item]);
    if (dialect === "dot") expect(["rows.1.item", "rows[1].item"]).toContain(found[2]);
  });

  test("of a schema that contains itself are made when they are asked for", () => {
    const node = z.object({
      label: z.string(),
      get next() {
        return node.optional();
      },
    });
    expect(formOf(node).names.next.next.next.label).toBe("next[next][next][label]");
  });

  test("of a union are those of all of its members", () => {
    const union = z.object({
      pay: z.discriminatedUnion("by", [
        z.object({ by: z.literal("card"), number: z.string() }),
        z.object({ by: z.literal("bank"), iban: z.string() }),
      ]),
    });
    const { pay } = formOf(union).names;
    expect([pay.by, pay.number, pay.iban]).toEqual(["pay[by]", "pay[number]", "pay[iban]"]);
  });

  test("a name that the dialect cannot have throws when it is asked for", () => {
    const { names } = formOf(shape({ "a[b": { c: string() } }), { dialect: "php" });
    const read = () => names["a[b"].c;
    // PHP makes another name of this.
    expect(read).toThrow(TypeError);
  });
});

describe("a value that was written is read back", () => {
  const shapes = shape({ tags: list(), page: optional(number()), user: { admin: boolean() }, stock: record(number()) });
  const SCHEMAS: [string, Schema, object[]][] = [
    ["zod", schema, [FULL, LEAST]],
    [
      "valibot",
      v.object({ a: v.array(v.number()), b: v.optional(v.date()), c: v.object({ d: v.boolean() }) }),
      [
        { a: [1], b: new Date(0), c: { d: true } },
        { a: [], c: { d: false } },
      ],
    ],
    [
      "arktype",
      type({ a: "number[]", "b?": "Date", c: { d: "boolean" } }),
      [
        { a: [1], b: new Date(0), c: { d: true } },
        { a: [], c: { d: false } },
      ],
    ],
    ["a shape", shapes, [{ tags: ["x"], page: 2, user: { admin: true }, stock: { "1": 5 } }]],
  ];

  test.each(SCHEMAS)("with %s, in each dialect, as text and as FormData", async (_, given, values) => {
    for (const dialect of ["qs", "dot", "php", "rails"] as const) {
      const form = formOf(given, { dialect });
      for (const value of values) {
        const text = form.stringify(value);
        const data = form.toFormData(value);
        if (!text.ok || !data.ok) throw new Error(`${dialect}: ${JSON.stringify([text, data])}`);
        expect(await readForm(post(text.value), { schema: form })).toEqual({ ok: true, value });
        const types = "multipart/form-data";
        const expected = { ok: true, value };
        const read = await readForm(post(data.value as FormData), { schema: form, types });
        // Lines of text end in CRLF there.
        expect(JSON.parse(JSON.stringify(read).replaceAll("\\r\\n", "\\n"))).toEqual(
          JSON.parse(JSON.stringify(expected)),
        );
      }
    }
  });

  test("and has the schema's types at both ends", async () => {
    const form = formOf(z.object({ on: z.string().transform((text) => text.length) }));
    expectTypeOf(form.stringify).parameter(0).toEqualTypeOf<{ on: string }>();
    const text = form.stringify({ on: "four" });
    const read = await readForm(post(text.ok ? text.value : ""), { schema: form });
    if (read.ok) expectTypeOf(read.value).toEqualTypeOf<{ on: number }>();
    expect(read).toEqual({ ok: true, value: { on: 4 } });
    // @ts-expect-error: a field is missing.
    form.stringify({});
  });

  test("files are in a FormData, and an error in text", async () => {
    const form = formOf(z.object({ name: z.string(), photos: z.array(z.object({ file: z.file() })) }));
    const photos = [{ file: new File(["one"], "1.txt") }, { file: new File(["two"], "2.txt") }];
    expect(form.stringify({ name: "Ada", photos })).toMatchObject({
      error: { code: "unsupported-value", name: "photos[0][file]" },
    });
    const data = form.toFormData({ name: "Ada", photos });
    const read = await readForm(post((data.ok && data.value) as FormData), {
      schema: form,
      types: "multipart/form-data",
    });
    const texts = read.ok ? await Promise.all(read.value.photos.map(({ file }) => file.text())) : [];
    expect(texts).toEqual(["one", "two"]);
    const itself: { name: string; photos: never[]; self?: unknown } = { name: "", photos: [] };
    itself.self = itself;
    expect(form.toFormData(itself)).toMatchObject({ error: { code: "cycle" } });
  });

  test("a route takes the form as its schema", async () => {
    const app = new Hono().post("/", formValidator(order), (c) => {
      expectTypeOf(c.req.valid("form")).toEqualTypeOf<z.output<typeof schema>>();
      return c.json(c.req.valid("form"));
    });
    const text = order.stringify(FULL);
    const answer = await app.fetch(post(text.ok ? text.value : ""));
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(FULL)));
    const wrong = await app.fetch(post("user[age]=x"));
    expect((await wrong.json()).errors.map(({ name }: { name: string }) => name)).toContain(order.names.user.age);
  });
});

test("a schema that describes nothing has no names", () => {
  const silent = { "~standard": { version: 1, vendor: "a", validate: (value: unknown) => ({ value }) } } as const;
  expect(() => formOf(silent)).toThrow("formOf: schema must be a schema that describes itself");
  expect(() => formOf({} as never)).toThrow("formOf: schema must be a schema with the interface of Standard Schema");
  expect(() => formOf(schema, { dialect: "ruby" as never })).toThrow(RangeError);
});
