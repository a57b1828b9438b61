import { sValidator } from "@hono/standard-validator";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { FieldApi, FormApi } from "@tanstack/form-core";
import { initTRPC, TRPCError } from "@trpc/server";
import { formats } from "@url/uri/json-schema";
import { Ajv } from "ajv";
import { type } from "arktype";
import { Hono } from "hono";
import { validator } from "hono/validator";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  createEmailSchema,
  createHostSchema,
  createIPSchema,
  createURLSchema,
  type SchemaIssue,
} from "../../src/schema/index.ts";

const url = createURLSchema({ schemes: ["https"] });
const WRONG = "example.com";
const ISSUE = {
  message: "The URL has no scheme, such as “https://”, in front of its host.",
  code: "missing-scheme-non-relative-URL",
  start: 0,
  end: 11,
  correction: "https://example.com",
} satisfies SchemaIssue;

test("has the types of Standard Schema and of Standard JSON Schema", () => {
  const schema: StandardSchemaV1<string, string> & StandardJSONSchemaV1<string, string> = url;
  const output: StandardSchemaV1.InferOutput<typeof url> = "text";
  // @ts-expect-error The value is text.
  const wrong: StandardSchemaV1.InferOutput<typeof url> = 1;
  expect([schema["~standard"].version, output, wrong]).toEqual([1, "text", 1]);
});

test("zod: a transform, and what follows it in a pipe", () => {
  const zodURL = z
    .string()
    .transform((text, context) => {
      const { issues, ...read } = url["~standard"].validate(text);
      for (const { message, ...params } of issues ?? []) context.addIssue({ code: "custom", message, params });
      return "value" in read ? read.value : z.NEVER;
    })
    .pipe(z.string().max(30));
  const schema = z.object({ home: zodURL });
  expect(schema.parse({ home: "HTTPS://example.com" })).toEqual({ home: "https://example.com/" });
  const { message, ...params } = ISSUE;
  expect(schema.safeParse({ home: WRONG }).error?.issues).toEqual([
    { code: "custom", message, params, path: ["home"] },
  ]);
  expect(schema.safeParse({ home: `https://example.com/${"a".repeat(30)}` }).success).toBe(false);
  const custom = z.custom<string>((value) => url["~standard"].validate(value).issues === undefined);
  expect([custom.safeParse("https://example.com").success, custom.safeParse(WRONG).success]).toEqual([true, false]);
});

test("valibot: a rawTransform", () => {
  const valibotURL = v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = url["~standard"].validate(dataset.value);
      if (result.issues === undefined) return result.value;
      for (const { message, correction } of result.issues)
        addIssue({ message, ...(correction !== null && { expected: correction }) });
      return NEVER;
    }),
  );
  const schema = v.object({ home: valibotURL });
  expect(v.parse(schema, { home: "HTTPS://example.com" })).toEqual({ home: "https://example.com/" });
  const [issue] = v.safeParse(schema, { home: WRONG }).issues ?? [];
  expect([issue?.message, issue?.expected, issue?.path?.[0]?.key]).toEqual([ISSUE.message, ISSUE.correction, "home"]);
});

test("arktype: the schema itself is a definition", () => {
  const schema = type({ home: url });
  expect(schema({ home: "HTTPS://example.com" })).toEqual({ home: "https://example.com/" });
  expect(String(schema({ home: WRONG }))).toContain(ISSUE.message);
});

test("TanStack Form: the schema itself is a validator of a field, whose errors are the issues", () => {
  const form = new FormApi({ defaultValues: { home: "" } });
  form.mount();
  const field = new FieldApi({ form, name: "home", validators: { onChange: url } });
  field.mount();
  field.setValue("https://example.com/");
  expect(field.state.meta.errors).toEqual([]);
  field.setValue(WRONG);
  expect(field.state.meta.errors).toEqual([ISSUE]);
});

test("tRPC: the schema itself is the parser of an input", async () => {
  const t = initTRPC.create();
  const router = t.router({ title: t.procedure.input(url).query(({ input }) => `of ${input}`) });
  const caller = router.createCaller({});
  expect(await caller.title("HTTPS://example.com")).toBe("of https://example.com/");
  const error: unknown = await caller.title(WRONG).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(TRPCError);
  expect((error as TRPCError).code).toBe("BAD_REQUEST");
  expect((error as TRPCError).cause).toMatchObject({ issues: [ISSUE] });
});

describe("Hono", () => {
  test("validator: a function that asks the schema", async () => {
    const app = new Hono().get(
      "/title",
      validator("query", ({ home }, context) => {
        const result = url["~standard"].validate(home);
        return result.issues ? context.json(result.issues, 400) : { home: result.value };
      }),
      (context) => context.text(context.req.valid("query").home),
    );
    expect(await (await app.request("/title?home=https://EXAMPLE.com")).text()).toBe("https://example.com/");
    const refused = await app.request(`/title?home=${WRONG}`);
    expect([refused.status, await refused.json()]).toEqual([400, [ISSUE]]);
  });

  test("sValidator: the schema itself, for a body of JSON that is text", async () => {
    const app = new Hono().post("/", sValidator("json", url), (context) => context.text(context.req.valid("json")));
    const post = (value: string) =>
      app.request("/", {
        method: "POST",
        body: JSON.stringify(value),
        headers: { "Content-Type": "application/json" },
      });
    expect(await (await post("https://EXAMPLE.com")).text()).toBe("https://example.com/");
    const refused = await post(WRONG);
    expect([refused.status, await refused.json()]).toMatchObject([400, { success: false, error: [ISSUE] }]);
  });
});

describe("the JSON Schema", () => {
  const target = "draft-07";
  const schemas = {
    url,
    strict: createURLSchema({ schemes: ["https", "http"], strict: true, maxLength: 40 }),
    relative: createURLSchema({ base: "https://example.com/" }),
    host: createHostSchema(),
    domain: createHostSchema({ hostKinds: ["domain"] }),
    ip: createIPSchema(),
    ip6: createIPSchema({ version: 6 }),
    email: createEmailSchema(),
  };
  const texts = [
    ...[
      "https://example.com/",
      "HTTPS://example.com/",
      " https://example.com/a b|{}",
      "http://a/b",
      "ftp://a",
      "/a",
      "",
    ],
    ...["example.com", "exa_mple.com", "127.1", "192.0.2.1", "::1", "[::1]", "2001:db8:0::1", "ana@example.org", "a@b"],
    ...["bücher.example", `https://example.com/${"a".repeat(40)}`, `https://a/${"💩".repeat(20)}`],
  ];

  test.each(Object.entries(schemas))(
    "of %s accepts what the schema accepts, and what it makes of it",
    (_name, schema) => {
      const { validate, jsonSchema } = schema["~standard"];
      const ajv = new Ajv({ validateFormats: false });
      const [isInput, isOutput] = [
        ajv.compile(jsonSchema.input({ target })),
        ajv.compile(jsonSchema.output({ target })),
      ];
      const accepted = texts.flatMap((text) => {
        const result = validate(text);
        return result.issues ? [] : [{ text, value: result.value }];
      });
      expect(accepted.length).toBeGreaterThan(0);
      expect(accepted.filter(({ text, value }) => !isInput(text) || !isOutput(value))).toEqual([]);
    },
  );

  test.each(["ip", "ip6", "email"] as const)("of %s accepts exactly that, if formats are checked", (name) => {
    const { validate, jsonSchema } = schemas[name]["~standard"];
    const isInput = new Ajv({ formats }).compile(jsonSchema.input({ target }));
    for (const text of texts) expect([text, isInput(text)]).toEqual([text, validate(text).issues === undefined]);
  });

  test("refuses what has another scheme, or is too long", () => {
    const { jsonSchema } = schemas.strict["~standard"];
    const isInput = new Ajv({ formats }).compile(jsonSchema.input({ target }));
    expect(texts.filter((text) => isInput(text))).toEqual([
      "https://example.com/",
      "HTTPS://example.com/",
      "http://a/b",
    ]);
  });

  test("is for four targets, and a copy each time", () => {
    const { input } = url["~standard"].jsonSchema;
    for (const target of ["draft-2020-12", "draft-2019-09", "draft-07", "openapi-3.0"]) {
      expect(input({ target })).toEqual({ type: "string", format: "uri" });
    }
    expect(input({ target })).not.toBe(input({ target }));
    expect(() => input({ target: "draft-99" })).toThrow(RangeError);
  });
});
