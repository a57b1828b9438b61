import type { FormObject } from "@url/form";
import { form } from "@url/form/express";
import { type FormTypeProvider, formPlugin } from "@url/form/fastify";
import { formValidator, form as honoForm } from "@url/form/hono";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { hc } from "hono/client";
import * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";

const person = z.object({ name: z.string(), age: z.coerce.number() });
type Person = z.output<typeof person>;

test("Express: the handlers behind a form have its type as their body", () => {
  const app = express();
  app.post("/", form(), (request, response) => void response.json(request.body.name));
  app.use("/a", form(), (request, response) => {
    expectTypeOf(request.body).toEqualTypeOf<FormObject>();
    response.end();
  });
  express.Router().post("/:id", form({ schema: person }), (request, response) => {
    expectTypeOf(request.params.id).toEqualTypeOf<string>();
    expectTypeOf(request.body).toEqualTypeOf<Person>();
    response.end();
  });
  app.post("/b", form({ schema: v.object({ age: v.number() }), maxBytes: "1kb" }), express.json(), (request) => {
    expectTypeOf(request.body).toEqualTypeOf<{ age: number }>();
  });
  app.post("/c", form({ repeated: "array" }), (request) => {
    expectTypeOf(request.body).toEqualTypeOf<Record<string, string[]>>();
  });
  app.use(form({ maxBytes: "1kb" }), express.json());
  expect(form({ schema: person })).toHaveLength(3);
});

test("Fastify: the body of a route has the type of its schema", async () => {
  const app = fastify().withTypeProvider<FormTypeProvider>();
  await app.register(formPlugin);
  app.post("/", { schema: { body: person, querystring: { type: "object" } } }, (request) => {
    expectTypeOf(request.body).toEqualTypeOf<Person>();
    return { next: request.body.age + 1 };
  });
  const post = async (payload: string, type = "application/x-www-form-urlencoded") => {
    const answer = await app.inject({ method: "POST", url: "/", headers: { "content-type": type }, payload });
    return [answer.statusCode, answer.json()];
  };
  expect(await post("name=Ada&age=36")).toEqual([200, { next: 37 }]);
  expect(await post("name=Ada&age=")).toMatchObject([
    422,
    { code: "invalid", errors: [{ name: "age", start: 9, end: 13 }] },
  ]);
  // A body of JSON has the same type.
  expect(await post('{"name":"Ada","age":36}', "application/json")).toEqual([200, { next: 37 }]);
  expect(await post('{"name":"Ada"}', "application/json")).toMatchObject([422, { errors: [{ name: "age" }] }]);
});

test("Hono: a validator types the form for handlers and for clients", () => {
  const schema = z.object({
    name: z.string(),
    kind: z.enum(["a", "b"]),
    age: z.coerce.number().optional(),
    count: z.number(),
    tags: z.array(z.string()),
    news: z.boolean(),
    user: z.object({ age: z.number() }).optional(),
  });
  const app = new Hono().post("/", formValidator(schema), (c) => {
    expectTypeOf(c.req.valid("form")).toEqualTypeOf<z.output<typeof schema>>();
    return c.text("");
  });
  const post = hc<typeof app>("http://127.0.0.1").index.$post;
  type Fields = Parameters<typeof post>[0]["form"];
  expectTypeOf({ name: "Ada", kind: "a" as const, count: "1" }).toExtend<Fields>();
  expectTypeOf({ name: "Ada", kind: "a" as const, count: "1", tags: ["x"], "user[age]": "1" }).toExtend<Fields>();
  expectTypeOf<{ name: string; kind: "c"; count: string }>().not.toExtend<Fields>();
  expectTypeOf<{ name: string; kind: "a" }>().not.toExtend<Fields>();
  // @ts-expect-error: there is no such field.
  expect(() => post({ form: { name: "Ada", kind: "a", count: "1", nonsense: "1" } })).toBeTypeOf("function");
  // @ts-expect-error: there is no such field.
  expect(() => post({ form: { nonsense: 1 } })).toBeTypeOf("function");
  new Hono().post("/", honoForm({ schema }), (c) => {
    expectTypeOf(c.var.form).toEqualTypeOf<z.output<typeof schema>>();
    return c.text("");
  });
});
