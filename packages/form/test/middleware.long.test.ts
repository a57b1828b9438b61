import { createServer, request as send } from "node:http";
import { connect as connectHTTP2, createServer as createHTTP2 } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import * as zlib from "node:zlib";
import type { Form, FormFailure } from "@url/form";
import { form as expressForm } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import { formValidator, form as honoForm } from "@url/form/hono";
import { expectContinue, readForm } from "@url/form/node";
import express from "express";
import express4 from "express-4";
import fastify from "fastify";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { validator } from "hono/validator";
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { ENTRIES } from "./servers/entries.ts";
import { FORM, headOf, listen, sendRaw } from "./servers/server.ts";

const JSON_TYPE = "application/json";
const PROBLEM = "application/problem+json";

async function serve(listener: Parameters<typeof listen>[0]): Promise<Awaited<ReturnType<typeof listen>>> {
  const running = await listen(listener);
  onTestFinished(() => running.close());
  return running;
}

function post(origin: string, body: BodyInit, type = FORM, path = "/"): Promise<Response> {
  return fetch(origin + path, { method: "POST", headers: { "content-type": type }, body });
}

describe.each([
  ["Express 4", express4 as unknown as typeof express],
  ["Express 5", express],
])("%s", (_, create) => {
  test("an object is the default, and another reader gets what is not a form", async () => {
    const app = create();
    app.use(expressForm({ maxPairs: 2 }), create.json());
    app.post("/", (request, response) => void response.json(request.body));
    const { origin } = await serve(app);
    expect(await (await post(origin, "a=1&a=2")).json()).toEqual({ a: ["1", "2"] });
    expect(await (await post(origin, '{"b":1}', JSON_TYPE)).json()).toEqual({ b: 1 });
    expect((await post(origin, "a&b&c")).headers.get("content-type")).toBe(PROBLEM);
  });

  test("onError: the error handlers of Express receive a FormError, or a function answers", async () => {
    const app = create();
    app.post(
      "/throw",
      expressForm({ strict: true, onError: "throw" }),
      (_request, response) => void response.end("not called"),
    );
    app.use(((error, _request, response, _next) => {
      response.status(error.status).json({ name: error.name, code: error.code, headers: error.headers });
    }) as express.ErrorRequestHandler);
    app.post(
      "/own",
      expressForm({ maxBytes: 1, onError: (failure, _request, response) => void response.end(`own ${failure.code}`) }),
    );
    const { origin } = await serve(app);
    const thrown = await post(origin, "a=%", FORM, "/throw");
    expect([thrown.status, await thrown.json()]).toEqual([
      400,
      { name: "FormError", code: "malformed-percent", headers: {} },
    ]);
    expect(await (await post(origin, "a=1", FORM, "/own")).text()).toBe("own too-many-bytes");
  });

  test("an error of a schema reaches the error handlers", async () => {
    const app = create();
    const schema = {
      "~standard": {
        version: 1,
        vendor: "test",
        validate: async () => {
          throw new Error("broken");
        },
      },
    } as const;
    app.post("/", expressForm({ schema }));
    app.use(
      ((error, _request, response, _next) =>
        void response.status(500).end(error.message)) as express.ErrorRequestHandler,
    );
    const { origin } = await serve(app);
    expect(await (await post(origin, "a=1")).text()).toBe("broken");
  });
});

describe("Fastify", () => {
  test("the plugin is there for the instance that registers it and its children, and nowhere else", async () => {
    const app = fastify();
    await app.register(async (child) => {
      await child.register(formPlugin, { maxPairs: 1 });
      child.post("/inside", (request) => request.body);
      await child.register(async (grandchild) => void grandchild.post("/deeper", (request) => request.body));
    });
    app.post("/outside", (request) => request.body);
    await app.ready();
    const { origin } = await serve(app.routing);
    expect(await (await post(origin, "a=1", FORM, "/inside")).json()).toEqual({ a: "1" });
    expect(await (await post(origin, "a=1", FORM, "/deeper")).json()).toEqual({ a: "1" });
    expect((await post(origin, "a=1&b=2", FORM, "/deeper")).status).toBe(413);
    expect((await post(origin, "a=1", FORM, "/outside")).status).toBe(415);
    await app.close();
  });

  test("onError: the error handlers of Fastify receive a FormError, or a function answers", async () => {
    const app = fastify();
    await app.register(async (child) => {
      await child.register(formPlugin, { maxPairs: 1, onError: "throw" });
      child.post("/throw", (request) => request.body);
    });
    await app.register(async (child) => {
      await child.register(formPlugin, {
        maxPairs: 1,
        onError: (failure, _, reply) => void reply.code(400).send(`own ${failure.code}`),
      });
      child.post("/own", (request) => request.body);
    });
    await app.ready();
    const { origin } = await serve(app.routing);
    expect(await (await post(origin, "a&b", FORM, "/throw")).json()).toMatchObject({
      statusCode: 413,
      code: "too-many-pairs",
    });
    expect(await (await post(origin, "a&b", FORM, "/own")).text()).toBe("own too-many-pairs");
    await app.close();
  });

  test("the limit of a route, and a schema of Fastify for the object", async () => {
    const app = fastify();
    await app.register(formPlugin);
    const schema = { body: { type: "object", properties: { age: { type: "integer" } }, required: ["age"] } };
    app.post("/short", { bodyLimit: 5 }, (request) => request.body);
    app.post("/schema", { schema }, (request) => request.body);
    await app.ready();
    const { origin } = await serve(app.routing);
    expect((await post(origin, "a=123", FORM, "/short")).status).toBe(200);
    expect((await post(origin, "a=1234", FORM, "/short")).status).toBe(413);
    expect(await (await post(origin, "age=7", FORM, "/schema")).json()).toEqual({ age: 7 });
    expect((await post(origin, "a=7", FORM, "/schema")).status).toBe(400);
    await app.close();
  });

  test("a hook may replace the payload, and `others` rejects multipart with a sentence", async () => {
    const app = fastify();
    app.addHook("preParsing", async (request, _reply, payload) => {
      if (request.url !== "/gunzip") return payload;
      return payload.pipe(zlib.createGunzip());
    });
    await app.register(formPlugin, { others: "reject" });
    app.post("/gunzip", (request) => request.body);
    app.post("/", (request) => request.body);
    await app.ready();
    const { origin } = await serve(app.routing);
    const form = await post(origin, zlib.gzipSync("a=1"), FORM, "/gunzip");
    expect(await form.json()).toEqual({ a: "1" });
    const multipart = await post(origin, "--a--", "multipart/form-data; boundary=a");
    expect([multipart.status, (await multipart.json()).code]).toEqual([415, "multipart"]);
    await app.close();
  });
});

describe("Hono", () => {
  test("sets a variable, and passes what is not a form to the next reader", async () => {
    const app = new Hono();
    app.use(honoForm({ maxPairs: 2 }));
    app.post("/", async (context) => {
      const form = context.get("form" as never) as { get(name: string): string } | undefined;
      return context.text(form ? form.get("a") : await context.req.text());
    });
    app.get("/", (context) => context.text("got"));
    const call = async (body: string, type: string) => {
      const response = await app.request("/", { method: "POST", headers: { "content-type": type }, body });
      return [response.status, response.status === 200 ? await response.text() : response.headers.get("content-type")];
    };
    expect(await call("a=1", FORM)).toEqual([200, "1"]);
    expect(await call("a=1", "text/plain")).toEqual([200, "a=1"]);
    expect(await call("a&b&c", FORM)).toEqual([413, PROBLEM]);
    expect(await (await app.request("/")).text()).toBe("got");
  });

  test("the variable has the type of the options", () => {
    const app = new Hono();
    app.post("/", honoForm({ shape: "pairs" }), (context) => {
      expectTypeOf(context.var.form).toEqualTypeOf<[name: string, value: string][]>();
      return context.json(context.var.form);
    });
    app.post("/b", formValidator(z.object({ age: z.coerce.number() })), (context) => {
      expectTypeOf(context.req.valid("form")).toEqualTypeOf<{ age: number }>();
      return context.json(context.req.valid("form"));
    });
    expect(app.routes).toHaveLength(4);
  });

  test("a validator gives typed values, or 422 with the names of the fields, or 415", async () => {
    const app = new Hono();
    const schema = z.object({ age: z.coerce.number() });
    app.post("/", formValidator(schema, { maxBytes: 100 }), (context) =>
      context.json(context.req.valid("form").age + 1),
    );
    const call = async (body: string, type = FORM) => {
      const response = await app.request("/", { method: "POST", headers: { "content-type": type }, body });
      return [response.status, await response.json()];
    };
    expect(await call("age=7")).toEqual([200, 8]);
    expect(await call("age=x")).toMatchObject([422, { code: "invalid", errors: [{ name: "age" }] }]);
    expect(await call("{}", JSON_TYPE)).toMatchObject([415, { code: "unsupported-media-type" }]);
    expect(await call("a".repeat(101))).toMatchObject([413, { code: "too-many-bytes" }]);
  });

  test("a body that Hono has read is read again from what it keeps, and one that is gone is left alone", async () => {
    const app = new Hono();
    app.use(async (context, next) => {
      if (context.req.path === "/cached") await context.req.text();
      else await context.req.raw.text();
      await next();
    });
    app.use(honoForm({ shape: "pairs" }));
    app.post("/:any", (context) => context.json(context.get("form" as never) ?? "gone"));
    const call = async (path: string) => {
      return (await app.request(path, { method: "POST", headers: { "content-type": FORM }, body: "a=1" })).json();
    };
    expect(await call("/cached")).toEqual([["a", "1"]]);
    expect(await call("/gone")).toBe("gone");
    const validating = new Hono();
    validating.use(async (context, next) => {
      await context.req.raw.text();
      await next();
    });
    validating.post("/", formValidator(z.object({})), (context) => context.text(""));
    const response = await validating.request("/", { method: "POST", headers: { "content-type": FORM }, body: "a=1" });
    expect([response.status, (await response.json()).code]).toEqual([500, "already-read"]);
  });

  test.each<[string, { streamed?: boolean; compressed?: boolean; streamAbove?: number }]>([
    ["a body in memory", {}],
    ["a stream", { streamed: true }],
    ["a long stream", { streamed: true, streamAbove: 0 }],
    ["a compressed body", { compressed: true }],
  ])(
    "the others get the form if %s has read it first",
    async (_, { streamed = false, compressed = false, ...options }) => {
      const schema = z.object({ a: z.string(), tags: z.array(z.string()) });
      type Call = (context: Context) => Promise<unknown>;
      const readers: Record<string, [MiddlewareHandler | undefined, Call]> = {
        form: [honoForm(options) as MiddlewareHandler, async (c) => (c.get("form" as never) as Form).get("a")],
        formValidator: [formValidator(schema, options), async (c) => (c.req.valid("form" as never) as { a: string }).a],
        validator: [
          validator("form", (value) => value),
          async (c) => (c.req.valid("form" as never) as { a: string }).a,
        ],
        parseBody: [undefined, async (c) => (await c.req.parseBody()).a],
        formData: [undefined, async (c) => (await c.req.formData()).get("a")],
        text: [undefined, async (c) => new URLSearchParams(await c.req.text()).get("a")],
      };
      for (const [first, one] of Object.entries(readers)) {
        for (const [second, other] of Object.entries(readers)) {
          // These two are Hono's own matter.
          if (first === "formData" && second === "text") continue;
          // Hono itself does not decompress a body.
          if (compressed && first !== "form" && first !== "formValidator") continue;
          const app = new Hono();
          const step = ([middleware, call]: (typeof readers)[string]): MiddlewareHandler[] => [
            ...(middleware ? [middleware] : []),
            async (context, next) => {
              context.header("x-values", `${context.res.headers.get("x-values") ?? ""}${await call(context)};`);
              await next();
            },
          ];
          for (const middleware of [...step(one), ...step(other)]) app.use(middleware);
          app.post("/", (context) => context.text("ok"));
          const bytes = new TextEncoder().encode("a=1&tags=x");
          const body = compressed ? zlib.gzipSync(bytes) : bytes;
          const headers = { "content-type": FORM, ...(compressed && { "content-encoding": "gzip" }) };
          const init = { method: "POST", headers, body: streamed ? new Blob([body]).stream() : body, duplex: "half" };
          const response = await app.request("/", init as RequestInit);
          expect([first, second, response.status, response.headers.get("x-values")]).toEqual([
            first,
            second,
            200,
            "1;1;",
          ]);
        }
      }
    },
  );

  test("Hono's formData gets a form with a file after formValidator has read it", async () => {
    const app = new Hono();
    app.post("/", formValidator(z.object({ a: z.string(), f: z.instanceof(File) })), async (context) => {
      const entries = await context.req.formData();
      return context.text(`${entries.get("a")} ${await (entries.get("f") as File).text()}`);
    });
    const body = new FormData();
    body.set("a", "1");
    body.set("f", new File(["two"], "f.txt"));
    expect(await (await app.request("/", { method: "POST", body })).text()).toBe("1 two");
  });

  test("onError: the handler of Hono receives a FormError, or a function answers", async () => {
    const app = new Hono();
    app.post("/throw", honoForm({ maxPairs: 1, onError: "throw" }));
    app.post("/own", honoForm({ maxPairs: 1, onError: (failure, context) => context.text(`own ${failure.code}`) }));
    app.onError((error, context) => context.text(`${error.name} ${(error as { code?: string }).code}`));
    const call = async (path: string) => {
      return (await app.request(path, { method: "POST", headers: { "content-type": FORM }, body: "a&b" })).text();
    };
    expect(await call("/throw")).toBe("FormError too-many-pairs");
    expect(await call("/own")).toBe("own too-many-pairs");
  });
});

describe.each(Object.entries(ENTRIES))("%s", (name, create) => {
  test("cuts a sender that is too slow, with 408", async () => {
    const running = await serve(await create({ timeout: 30, patience: 30 }));
    for (const part of ["", "a=1"]) {
      const answer = await sendRaw(running.port, [headOf({ "content-length": 10 }) + part]);
      expect(answer?.status).toBe(408);
      expect(JSON.parse(answer!.body).code).toBe("too-slow");
      expect(answer!.head).toMatch(/connection: close/i);
    }
  });

  test("disconnects a rejected client that does not stop sending", async () => {
    // A shorter patience would end the connection before a busy client has read the answer.
    const running = await serve(await create({ maxBytes: 10, patience: 500 }));
    const client = send({ port: running.port, host: "127.0.0.1", method: "POST", headers: { "content-type": FORM } });
    const sending = setInterval(() => client.write("a".repeat(1000)), 1);
    const status = new Promise((resolve, reject) => {
      client.once("response", (response) => resolve(response.resume().statusCode));
      client.on("error", reject);
    });
    const closed = new Promise((resolve) => client.once("close", resolve));
    expect(await status).toBe(413);
    await closed;
    clearInterval(sending);
    await vi.waitFor(async () => expect(await running.connections()).toBe(0));
  });

  test("keeps the connection of a form that was read and rejected, and ends that of one that was not", async () => {
    const running = await serve(await create({ maxBytes: 10, patience: 1000, strict: true }));
    const socket = connect(running.port, "127.0.0.1");
    let text = "";
    socket.on("data", (data) => (text += data));
    socket.write(`${headOf({ "content-length": 3 })}a=%`);
    await vi.waitFor(() => expect(text).toContain("malformed-percent"));
    socket.write(`${headOf({ "content-length": 3 })}a=1`);
    await vi.waitFor(() => expect(text).toMatch(/\[\s*\[\s*"a",\s*"1"\s*\]\s*\]/));
    if (!name.startsWith("h3")) expect(text).not.toMatch(/connection: close/i);
    socket.write(headOf({ "content-length": 2000 }) + "a".repeat(1999));
    await vi.waitFor(() => expect(text).toContain("too-many-bytes"));
    expect(text).toMatch(/connection: close/i);
    await vi.waitFor(() => expect(socket.destroyed).toBe(true));
  });

  test("rejects a ratio over the limit once there are more than 64 KB", async () => {
    const running = await serve(await create({ maxRatio: 20 }));
    const post = async (body: string) => {
      const headers = { "content-type": FORM, "content-encoding": "gzip" };
      const response = await fetch(running.origin, { method: "POST", headers, body: zlib.gzipSync(body) });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await post(`a=${"a".repeat(60_000)}`)).toEqual([200, undefined]);
    expect(await post(`a=${"a".repeat(200_000)}`)).toEqual([413, "ratio-too-large"]);
  });
});

describe("what sees a rejected form", () => {
  const seen: string[] = [];
  const onReject = (failure: FormFailure, request: unknown) => {
    seen.push(`${failure.code} ${typeof request}`);
    throw new Error("A monitor that is broken.");
  };

  test.each(Object.entries(ENTRIES))("%s: onReject, once for each failure, whatever it throws", async (_, create) => {
    const running = await serve(await create({ maxBytes: 10, strict: true, onReject }));
    for (const [body, code] of [
      ["a=%", "malformed-percent"],
      ["a".repeat(100), "too-many-bytes"],
    ]) {
      seen.length = 0;
      expect((await post(running.origin, body!)).status).toBeGreaterThan(399);
      expect(seen).toEqual([`${code} object`]);
    }
    seen.length = 0;
    expect((await post(running.origin, "a=1")).status).toBe(200);
    expect(seen).toEqual([]);
  });

  test("with onError: throw, Express and Fastify have an error with the type of body-parser in their hooks", async () => {
    const app = express();
    app.use(expressForm({ maxBytes: 10, onError: "throw" }));
    app.use(((error, _request, response, _next) => {
      response.status(error.status).json([error.type, error.limit]);
    }) as express.ErrorRequestHandler);
    const { origin } = await serve(app);
    expect(await (await post(origin, "a".repeat(11))).json()).toEqual(["entity.too.large", 10]);
    const hooks: string[] = [];
    const server = fastify();
    server.addHook("onError", async (_request, _reply, error) => void hooks.push(`hook ${error.code}`));
    server.setErrorHandler((error: Error & { code: string; statusCode: number }, _request, reply) => {
      hooks.push(`handler ${error.code}`);
      void reply.code(error.statusCode).send({ error: error.code });
    });
    await server.register(formPlugin, { maxBytes: 10, onError: "throw" });
    server.post("/", (request) => request.body);
    await server.ready();
    expect((await post((await serve(server.routing)).origin, "a".repeat(11))).status).toBe(413);
    expect(hooks).toContain("handler too-many-bytes");
    await server.close();
  });
});

test("Node reads Brotli, and zstd if it has it", async () => {
  const { zstdCompressSync } = zlib as { zstdCompressSync?: typeof zlib.gzipSync };
  const running = await serve(await ENTRIES.node!());
  const post = (body: Uint8Array, encoding: string) => {
    const headers = { "content-type": FORM, "content-encoding": encoding };
    return fetch(running.origin, { method: "POST", headers, body: body as BodyInit });
  };
  expect(await (await post(zlib.brotliCompressSync("a=1"), "br")).json()).toEqual([["a", "1"]]);
  const zstd = await post((zstdCompressSync ?? zlib.gzipSync)("a=1"), "zstd");
  expect(zstd.status).toBe(zstdCompressSync ? 200 : 415);
  const cut = await post(zlib.brotliCompressSync("a=1").subarray(0, -1), "br");
  expect((await cut.json()).code).toBe("malformed-encoding");
});

test("a request that was read before fails, and so does one whose client is gone", async () => {
  const outcomes: unknown[] = [];
  const running = await serve(async (request, response) => {
    await new Promise((resolve) => request.resume().once("end", resolve));
    outcomes.push(await readForm(request));
    response.end();
    await new Promise((resolve) => response.once("close", resolve));
  });
  await post(running.origin, "a=1");
  expect(outcomes).toMatchObject([{ ok: false, error: { code: "already-read", status: 500 } }]);
});

test("with expectContinue, a client that waits is rejected before it sends its body", async () => {
  const listener = await ENTRIES.node!({ maxBytes: 10 });
  const server = createServer(listener).on("checkContinue", expectContinue({ maxBytes: 10 }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = (body: string, type = FORM) =>
    new Promise<unknown[]>((resolve) => {
      let sent = false;
      const headers = { "content-type": type, "content-length": body.length, expect: "100-continue" };
      const request = send({
        port: (server.address() as AddressInfo).port,
        host: "127.0.0.1",
        method: "POST",
        headers,
      });
      request.on("continue", () => {
        sent = true;
        request.end(body);
      });
      request.on("response", (response) => {
        response.resume();
        resolve([sent, response.statusCode]);
        request.destroy();
      });
      request.on("error", () => {});
      request.flushHeaders();
    });
  expect(await post("a=1")).toEqual([true, 200]);
  expect(await post("a=1234567890")).toEqual([false, 413]);
  expect(await post("a=1", `${FORM}; charset=klingon`)).toEqual([false, 415]);
  // It is for another reader, so it goes on.
  expect(await post("{}", JSON_TYPE)).toEqual([true, 415]);
});

test("HTTP/2: reads a form, rejects one by its length and one while it comes", async () => {
  const listener = await ENTRIES.node!({ maxBytes: 10, patience: 50 });
  const server = createHTTP2(listener as never);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connectHTTP2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const post = (body: string, headers: object = {}) =>
    new Promise((resolve) => {
      const stream = client.request({ ":method": "POST", ":path": "/", "content-type": FORM, ...headers });
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (data) => (text += data));
      let status: unknown;
      stream.on("response", (head) => (status = head[":status"]));
      stream.on("end", () => resolve([status, JSON.parse(text).code ?? JSON.parse(text)]));
      stream.on("error", () => {});
      stream.end(body);
    });
  expect(await post("a=1")).toEqual([200, [["a", "1"]]]);
  expect(await post("a=1", { "content-length": 3 })).toEqual([200, [["a", "1"]]]);
  expect(await post("a".repeat(11), { "content-length": 11 })).toEqual([413, "too-many-bytes"]);
  expect(await post("a".repeat(1000))).toEqual([413, "too-many-bytes"]);
});
