import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { createQueryParser, type FormFailure, type FormObject } from "@url/form";
import { form } from "@url/form/koa";
import { createFormReader, type LambdaEvent, problemResult, readForm } from "@url/form/lambda";
import express from "express";
import express4 from "express-4";
import fastify from "fastify";
import fastify4 from "fastify-4";
import Koa from "koa";
import { describe, expect, expectTypeOf, onTestFinished, test } from "vitest";
import { z } from "zod";
import { FORM, listen } from "./servers/server.ts";

const person = z.object({ name: z.string(), age: z.number() });

async function serve(listener: RequestListener): Promise<(body: BodyInit, type?: string) => Promise<[number, string]>> {
  const running = await listen(listener);
  onTestFinished(() => running.close());
  return async (body, type = FORM) => {
    const answer = await fetch(running.origin, { method: "POST", headers: { "content-type": type }, body });
    return [answer.status, await answer.text()];
  };
}

describe("Koa", () => {
  test("has the form as its body, with its type", async () => {
    const app = new Koa();
    app.use(form()).use((context) => {
      expectTypeOf(context.request.body).toEqualTypeOf<FormObject>();
      context.body = context.request.body;
    });
    const post = await serve(app.callback());
    expect(await post("a=1&a=2&__proto__=3")).toEqual([200, '{"a":["1","2"],"__proto__":"3"}']);
    // Another type is left to the next reader.
    expect(await post("{}", "application/json")).toEqual([204, ""]);
  });

  test("a schema types the body, and rejects other types", async () => {
    const app = new Koa();
    const rejected: string[] = [];
    app.use(
      form({ schema: person, onReject: (failure, context) => rejected.push(`${context.method} ${failure.code}`) }),
    );
    app.use((context) => {
      context.body = `${(context.request as unknown as { body: z.output<typeof person> }).body.age + 1}`;
    });
    const post = await serve(app.callback());
    expect(await post("name=Ada&age=36")).toEqual([200, "37"]);
    const [status, problem] = await post("name=Ada");
    expect([status, JSON.parse(problem)]).toMatchObject([422, { code: "invalid", errors: [{ name: "age" }] }]);
    expect((await post("{}", "application/json"))[0]).toBe(415);
    expect(rejected).toEqual(["POST invalid", "POST unsupported-media-type"]);
  });

  test("a failure is thrown, or answered by a function", async () => {
    const thrown = new Koa();
    thrown.silent = true;
    thrown.use(form({ maxBytes: 5, onError: "throw" }));
    expect(await (await serve(thrown.callback()))("a=12345")).toEqual([413, "The form has more than 5 bytes."]);
    const own = new Koa();
    own.use(form({ maxBytes: 5, onError: ({ code }, context) => void (context.body = code) }));
    expect(await (await serve(own.callback()))("a=12345")).toEqual([200, "too-many-bytes"]);
  });
});

describe("Lambda", () => {
  const event = (body: string | Uint8Array, headers: Record<string, string> = {}): LambdaEvent => ({
    headers: { "content-type": FORM, "content-length": "999", ...headers },
    body: typeof body === "string" ? body : Buffer.from(body).toString("base64"),
    isBase64Encoded: typeof body !== "string",
  });

  test.each([
    ["API Gateway 2.0 and function URLs", event("name=Ada&age=36")],
    ["a body in Base64", event(Buffer.from("name=Ada&age=36"))],
    ["a compressed body", event(gzipSync("name=Ada&age=36"), { "content-encoding": "gzip" })],
    ["API Gateway 1.0, with the case of the client", { headers: { "Content-Type": FORM }, body: "name=Ada&age=36" }],
    [
      "a load balancer",
      { multiValueHeaders: { "Content-Type": [FORM] }, body: "name=Ada&age=36", isBase64Encoded: false },
    ],
  ])("reads an event of %s", async (_, given) => {
    const result = await readForm(given, { schema: person });
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<{ name: string; age: number }>();
    expect(result).toEqual({ ok: true, value: { name: "Ada", age: 36 } });
  });

  test("answers failures", async () => {
    const seen: unknown[] = [];
    const read = createFormReader({
      maxBytes: 5,
      onReject: (failure: FormFailure, given: LambdaEvent) => void seen.push([failure.code, given.body]),
    });
    const long = await read(event("a=12345"));
    expect(problemResult((long as { error: FormFailure }).error)).toMatchObject({
      statusCode: 413,
      headers: { "content-type": "application/problem+json" },
    });
    expect(seen).toEqual([["too-many-bytes", "a=12345"]]);
    const other = await read({ headers: {}, body: null });
    expect(problemResult((other as { error: FormFailure }).error)).toMatchObject({
      statusCode: 415,
      headers: { accept: FORM },
    });
    expect(() => readForm({} as LambdaEvent)).toThrow("readForm: event must be an event of API Gateway");
  });

  test("reads files", async () => {
    const body = new FormData();
    body.set("photo", new File([new Uint8Array([0, 255])], "a.png"));
    const request = new Request("http://a/", { method: "POST", body });
    const given = event(new Uint8Array(await request.arrayBuffer()), {
      "content-type": request.headers.get("content-type")!,
    });
    const schema = z.object({ photo: z.file() });
    const result = await readForm(given, { schema, types: "multipart/form-data" });
    expect(result.ok && [result.value.photo.name, result.value.photo.size]).toEqual(["a.png", 2]);
  });
});

describe("a parser of queries", () => {
  const parse = createQueryParser({ shape: "qs", maxPairs: 3 });
  const QUERY = "?user[name]=Ada&tags=x&tags=y";
  const EXPECTED = { user: { name: "Ada" }, tags: ["x", "y"] };
  const TOO_LONG = "?a&a&a&a";

  async function get(listener: RequestListener, query: string): Promise<unknown> {
    const running = await listen(listener);
    onTestFinished(() => running.close());
    return (await fetch(`${running.origin}/${query}`)).json();
  }

  test.each([
    ["Express 5", express],
    ["Express 4", express4 as unknown as typeof express],
  ])("of %s", async (_, create) => {
    const app = create();
    app.set("query parser", parse);
    app.get("/", (request, response) => void response.json(request.query));
    expect(await get(app, QUERY)).toEqual(EXPECTED);
    expect(await get(app, TOO_LONG)).toEqual({});
    expect(await get(app, "")).toEqual({});
  });

  test.each([
    ["Fastify 5", () => fastify({ routerOptions: { querystringParser: parse } })],
    ["Fastify 4", () => fastify4({ querystringParser: parse }) as unknown as ReturnType<typeof fastify>],
  ])("of %s", async (_, create) => {
    const app = create();
    app.get("/", (request: { query: unknown }) => request.query as object);
    await app.ready();
    expect(await get(app.routing, QUERY)).toEqual(EXPECTED);
    expect(await get(app.routing, TOO_LONG)).toEqual({});
    expect(await get(app.routing, "")).toEqual({});
  });

  test("of Koa", async () => {
    const app = new Koa();
    Object.defineProperty(app.request, "query", {
      get(this: { querystring: string }) {
        return parse(this.querystring);
      },
    });
    app.use((context) => {
      context.body = context.query;
    });
    expect(await get(app.callback(), QUERY)).toEqual(EXPECTED);
  });

  test("tells of each failure, and throws if it is asked to", () => {
    const seen: string[] = [];
    const options = { maxPairs: 1, onReject: ({ code }: FormFailure, query: string) => void seen.push(code, query) };
    expect(createQueryParser(options)("a&b")).toEqual({});
    expect(seen).toEqual(["too-many-pairs", "a&b"]);
    expect(() => createQueryParser({ ...options, throws: true })("a&b")).toThrow("The form has more than 1 fields.");
    expect(Object.getPrototypeOf(parse("__proto__=1"))).toBeNull();
    expect(parse("a=%ff&b=%")).toEqual({ a: "\ufffd", b: "%" });
    expect(createQueryParser()("a=1&a=2")).toEqual({ a: ["1", "2"] });
    expect(() => createQueryParser({ limit: 1 } as object)).toThrow("createQueryParser: options");
  });
});
