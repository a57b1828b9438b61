import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { formOf as formOfSchema } from "@url/form";
import { form } from "@url/form/express";
import { type FormTypeProvider, formPlugin } from "@url/form/fastify";
import { type FormDataOptions, readForm, readFormData } from "@url/form/fetch";
import { formValidator } from "@url/form/hono";
import { createFormReader, sendProblem } from "@url/form/node";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { hc } from "hono/client";
import * as v from "valibot";
import { describe, expect, expectTypeOf, onTestFinished, test } from "vitest";
import { z } from "zod";

const MULTIPART = "multipart/form-data";
const TYPES = ["application/x-www-form-urlencoded", MULTIPART];
const schema = z.object({
  name: z.string(),
  age: z.number(),
  tags: z.array(z.string()),
  photo: z.file().optional(),
  files: z.array(z.file()),
});
type Output = z.output<typeof schema>;

function formOf(entries: Record<string, string | File | (string | File)[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(entries)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://a/", { method: "POST", body, headers });
const read = (body: BodyInit, options: object = {}, headers: Record<string, string> = {}) =>
  readForm(request(body, headers), { schema, types: TYPES, ...options });

test("a schema gets texts, numbers, lists and files, and the type of the value is its", async () => {
  const photo = new File([new Uint8Array([0, 255, 13, 10])], "café.png", { type: "image/png" });
  const data = formOf({ name: "Ada", age: "36", tags: "x", photo, files: [new File(["1"], "a"), new File([""], "b")] });
  const result = await readForm(request(data), { schema, types: TYPES });
  if (!result.ok) throw new Error(result.error.message);
  expectTypeOf(result.value).toEqualTypeOf<Output>();
  expect(result.value).toMatchObject({ name: "Ada", age: 36, tags: ["x"] });
  expect(result.value.photo).toMatchObject({ name: "café.png", type: "image/png", size: 4 });
  expect(new Uint8Array(await result.value.photo!.arrayBuffer())).toEqual(new Uint8Array([0, 255, 13, 10]));
  expect(result.value.files.map(({ name }) => name)).toEqual(["a", "b"]);
});

test("an input without a file is absent, and a text is not a file", async () => {
  const empty = formOf({ name: "Ada", age: "1", photo: new File([], "") });
  expect(await read(empty)).toEqual({ ok: true, value: { name: "Ada", age: 1, tags: [], files: [] } });
  expect(await read(formOf({ name: "Ada", age: "1", photo: "\0" }))).toMatchObject({
    error: { code: "invalid", status: 422, issues: [{ name: "photo", start: 0, end: 0 }] },
  });
  const file = formOf({ name: new File(["x"], "a"), age: "1" });
  expect(await read(file)).toMatchObject({ error: { code: "invalid", issues: [{ name: "name" }] } });
});

test("valibot has files too", async () => {
  const files = v.object({ user: v.object({ photo: v.file() }) });
  const data = formOf({ "user[photo]": new File(["x"], "a") });
  expect(await readForm(request(data), { schema: files, types: MULTIPART })).toMatchObject({
    value: { user: { photo: { name: "a" } } },
  });
});

test.each([
  [{ maxBytes: 500 }, formOf({ files: new File(["x".repeat(1000)], "a") }), 413, "too-many-bytes"],
  [{ maxPairs: 2 }, formOf({ tags: ["1", "2", "3"] }), 413, "too-many-pairs"],
  [{ maxNameLength: 5 }, formOf({ caféé: "1" }), 413, "name-too-long"],
  [{ maxValueLength: 5 }, formOf({ name: "caféé" }), 413, "value-too-long"],
  [{ verify: () => false }, formOf({ name: "a" }), 403, "verify-failed"],
])("the limits are those of other forms: %j", async (options, data, status, code) => {
  expect(await read(data, options)).toMatchObject({ ok: false, error: { status, code } });
});

test.each([MULTIPART, `${MULTIPART}; boundary=a`, `${MULTIPART}; boundary="`])(
  "a body that is not %s is a 400",
  async (type) => {
    expect(await read("--b\r\nno", {}, { "content-type": type })).toMatchObject({
      error: { code: "malformed-multipart", status: 400 },
    });
  },
);

test("without the type in the options, or without a schema, it is a 415", async () => {
  const data = formOf({ name: "a" });
  expect(await readForm(request(data), { schema })).toMatchObject({ error: { code: "multipart", status: 415 } });
  expect(() => readForm(request(data), { types: TYPES })).toThrow(
    "types must be multipart/form-data only beside a schema",
  );
});

test("a megabyte of the shortest parts is over a limit, and does not take long", async () => {
  const part = '--a\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = `${part.repeat(Math.floor(1_000_000 / part.length))}--a--\r\n`;
  const began = performance.now();
  expect(await read(body, {}, { "content-type": `${MULTIPART}; boundary=a` })).toMatchObject({
    error: { code: "too-many-pairs" },
  });
  expect(performance.now() - began).toBeLessThan(5000);
});

test("the client of Hono (`hc`), which sends nothing else, reaches a validator", async () => {
  const app = new Hono().post("/", formValidator(schema), async (c) => {
    const { name, age, tags, photo } = c.req.valid("form");
    return c.json({ name, age, tags, photo: (await photo?.text()) ?? "" });
  });
  const client = hc<typeof app>("http://127.0.0.1", { fetch: app.request as typeof fetch });
  const answer = await client.index.$post({
    form: { name: "Ada", age: "36", tags: ["x"], photo: new File(["me"], "me.txt") },
  });
  expect(await answer.json()).toEqual({ name: "Ada", age: 36, tags: ["x"], photo: "me" });
  const wrong = await client.index.$post({ form: { name: "Ada", age: "x" } });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: [{ name: "age" }] }]);
});

test("Hono: a validator gets the form that somebody asked for before", async () => {
  const app = new Hono();
  app.use(async (c, next) => {
    await c.req.formData();
    await next();
  });
  app.post("/", formValidator(schema), (c) => c.json(c.req.valid("form").files.length));
  const body = formOf({ name: "Ada", age: "1", files: [new File(["x"], "a")] });
  const answer = await app.request("/", { method: "POST", body });
  expect(await answer.json()).toBe(1);
});

describe("over HTTP", () => {
  async function post(handler: Parameters<typeof createServer>[1], body: BodyInit): Promise<[number, unknown]> {
    const server = createServer(handler!);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body });
    return [answer.status, await answer.json()];
  }
  const show = async ({ name, age, photo }: Output) => ({ name, age, photo: await photo!.text() });
  const data = formOf({ name: "Ada", age: "36", photo: new File(["me"], "me.txt") });
  const expected = [200, { name: "Ada", age: 36, photo: "me" }];
  const wrong = formOf({ name: "Ada" });

  test("Node", async () => {
    const readNode = createFormReader({ schema, types: TYPES });
    const handler: Parameters<typeof createServer>[1] = async (request, response) => {
      const result = await readNode(request);
      if (result.ok) response.end(JSON.stringify(await show(result.value)));
      else sendProblem(response, result.error);
    };
    expect(await post(handler, data)).toEqual(expected);
    expect(await post(handler, wrong)).toMatchObject([422, { code: "invalid" }]);
  });

  test("Express", async () => {
    const app = express();
    app.post(
      "/",
      form({ schema, types: TYPES }),
      async (request, response) => void response.json(await show(request.body)),
    );
    expect(await post(app, data)).toEqual(expected);
    expect(await post(app, wrong)).toMatchObject([422, { code: "invalid" }]);
  });

  test("Fastify", async () => {
    const app = fastify().withTypeProvider<FormTypeProvider>();
    await app.register(formPlugin, { types: TYPES, others: "reject" });
    app.post("/", { schema: { body: schema } }, (request) => show(request.body));
    await app.ready();
    expect(await post(app.routing, data)).toEqual(expected);
    expect(await post(app.routing, wrong)).toMatchObject([422, { code: "invalid" }]);
    await app.close();
  });
});

describe("readFormData", () => {
  test("reads what a framework has made of a body, with the types of the schema", async () => {
    const photo = new File(["x"], "a.png");
    const result = await readFormData(formOf({ name: "Ada", age: "36", tags: "x", photo, nobody: "1" }), schema);
    if (!result.ok) throw new Error(result.error.message);
    expectTypeOf(result.value).toEqualTypeOf<Output>();
    expect(result.value).toEqual({ name: "Ada", age: 36, tags: ["x"], photo, files: [] });
  });

  test("names the field of an issue, and reports the failure", async () => {
    const failures: unknown[] = [];
    const data = formOf({ "user[age]": "x" });
    const nested = v.object({ user: v.object({ age: v.number() }) });
    const onReject = (failure: { code: string }, given: unknown) => failures.push([failure.code, given === data]);
    expect(await readFormData(data, nested, { onReject })).toMatchObject({
      error: { code: "invalid", status: 422, issues: [{ name: "user[age]", path: ["user", "age"], start: 0, end: 0 }] },
    });
    expect(failures).toEqual([["invalid", true]]);
  });

  test.each([
    [{ maxPairs: 2 }, formOf({ tags: ["1", "2", "3"] }), 413, "too-many-pairs"],
    [{ maxNameLength: 5 }, formOf({ caféé: "1" }), 413, "name-too-long"],
    [{ maxValueLength: "5b" }, formOf({ name: "caféé" }), 413, "value-too-long"],
    [{ maxDepth: 1 }, formOf({ "a[b][c]": "1" }), 400, "too-deep"],
  ])("has the limits of other forms: %j", async (options, data, status, code) => {
    expect(await readFormData(data, z.looseObject({}), options as FormDataOptions)).toMatchObject({
      error: { status, code },
    });
  });

  test("follows the dialect of a form, and the option shape before it", async () => {
    const dotted = formOfSchema(z.object({ user: z.object({ age: z.number() }) }), { dialect: "dot" });
    expect(await readFormData(formOf({ "user.age": "1" }), dotted)).toEqual({
      ok: true,
      value: { user: { age: 1 } },
    });
    expect(await readFormData(formOf({ "user[age]": "1" }), dotted, { shape: "qs" })).toMatchObject({
      value: { user: { age: 1 } },
    });
  });

  test("rejects what is not a FormData, and options that it does not have", () => {
    expect(() => readFormData(new Map() as never, schema)).toThrow("a FormData");
    expect(() => readFormData({ getAll: () => [] } as never, schema)).toThrow("a FormData");
    expect(() => readFormData(new FormData(), {} as never)).toThrow("schema");
    expect(() => readFormData(new FormData(), schema, { maxBytes: 5 } as never)).toThrow("maxBytes");
    expect(() => readFormData(new FormData(), schema, { repeated: "array" } as never)).toThrow("repeated");
  });
});
