import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { FormFailure } from "@url/form";
import { form as expressForm } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import { createFormReader as createFetchReader, problemResponse } from "@url/form/fetch";
import { form as honoForm } from "@url/form/hono";
import { form as koaForm } from "@url/form/koa";
import { createFormReader, sendProblem } from "@url/form/node";
import express from "express";
import express4 from "express-4";
import fastify from "fastify";
import fastify4 from "fastify-4";
import { H3, toNodeHandler } from "h3";
import * as h31 from "h3-1";
import { Hono } from "hono";
import Koa from "koa";

/** Options that every entry has. */
// biome-ignore lint/suspicious/noExplicitAny: the entries differ in the type of the request
export type Options = any;

/** Is called when the entry is done with a request, whatever the outcome. */
export type Done = () => void;

/**
 * A server of each entry, as a listener of Node's `http`. It answers a form with its pairs, or what `as` says, and rejects
 * every other type of body.
 */
export const ENTRIES: Readonly<Record<string, (options?: Options, done?: Done) => Promise<RequestListener>>> = {
  node: async (options, done = ignore) => {
    const read = createFormReader({ shape: "pairs", ...options });
    return async (request, response) => {
      try {
        const result = await read(request);
        if (!result.ok)
          return result.error.code === "aborted" ? void response.destroy() : sendProblem(response, result.error);
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(result.value));
      } finally {
        done();
      }
    };
  },
  "Express 4": (options, done) => onExpress(express4 as never, options, done),
  "Express 5": (options, done) => onExpress(express, options, done),
  "Fastify 4": (options, done) => onFastify(fastify4 as never, options, done),
  "Fastify 5": (options, done) => onFastify(fastify, options, done),
  Koa: async (options, done = ignore) => {
    const app = new Koa();
    // Koa logs each failure of a connection.
    app.silent = true;
    app.use(async (context, next) => {
      context.res.once("close", done);
      await next();
    });
    app.use(koaForm({ shape: "pairs", others: "reject", ...options }));
    app.use((context) => {
      context.body = (context.request as unknown as { body: object }).body;
    });
    return app.callback();
  },
  Hono: async (options, done = ignore) => {
    const app = new Hono<{ Variables: { form: unknown } }>();
    app.post("/", honoForm({ shape: "pairs", others: "reject", ...options }) as never, (c) =>
      c.json(c.get("form") as object),
    );
    return getRequestListener(async (request, env) => Promise.resolve(app.fetch(request, env)).finally(done));
  },
  Fetch: async (options, done = ignore) => {
    const read = createFetchReader({ shape: "pairs", ...options });
    return getRequestListener(async (request) => {
      const result = await read(request).finally(done);
      return result.ok ? Response.json(result.value) : (problemResponse(result.error as FormFailure) as Response);
    });
  },
  "h3 1": async (options, done = ignore) => {
    const read = createFormReader({ shape: "pairs", ...options });
    const app = h31.createApp();
    app.use(
      h31.eventHandler(async (event) => {
        const result = await read(event.node.req).finally(done);
        if (result.ok) return result.value;
        return result.error.code === "aborted"
          ? void event.node.res.destroy()
          : sendProblem(event.node.res, result.error);
      }),
    );
    return h31.toNodeListener(app);
  },
  "h3 2": async (options, done = ignore) => {
    const read = createFetchReader({ shape: "pairs", ...options });
    const app = new H3();
    app.post("/", async (event) => {
      const result = await read(event.req).finally(done);
      return result.ok ? result.value : (problemResponse(result.error as FormFailure) as Response);
    });
    return toNodeHandler(app) as RequestListener;
  },
};

async function onFastify(create: typeof fastify, options: Options, done: Done = ignore): Promise<RequestListener> {
  const app = create();
  app.addHook("onRequest", (_, reply, next) => {
    reply.raw.once("close", done);
    next();
  });
  await app.register(formPlugin, { shape: "pairs", ...options });
  app.post("/", (request) => request.body);
  await app.ready();
  return app.routing;
}

async function onExpress(create: typeof express, options: Options, done: Done = ignore): Promise<RequestListener> {
  const app = create();
  app.use((_request, response, next) => {
    response.once("close", done);
    next();
  });
  app.use(expressForm({ shape: "pairs", others: "reject", ...options }));
  app.post("/", (request, response) => void response.json(request.body));
  return app;
}

function ignore(): void {}
