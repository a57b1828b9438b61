import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { form } from "@url/form/express";
import { type FormTypeProvider, formPlugin } from "@url/form/fastify";
import { formValidator } from "@url/form/hono";
import { form as koaForm } from "@url/form/koa";
import { createFormReader, sendProblem } from "@url/form/node";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import Koa from "koa";
import { order } from "./order.ts";

/** The same route in each framework: it answers with the order that it has read. */
export const SERVERS: Readonly<Record<string, () => Promise<RequestListener>>> = {
  async Node() {
    const read = createFormReader({ schema: order });
    return async (request, response) => {
      const result = await read(request);
      if (!result.ok) return sendProblem(response, result.error);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(result.value));
    };
  },
  async Express() {
    const app = express();
    app.post("/", form({ schema: order }), (request, response) => void response.json(request.body));
    return app;
  },
  async Fastify() {
    const app = fastify().withTypeProvider<FormTypeProvider>();
    await app.register(formPlugin);
    app.post("/", { schema: { body: order } }, (request) => request.body);
    await app.ready();
    return app.routing;
  },
  async Koa() {
    const app = new Koa();
    app.use(koaForm({ schema: order })).use((context) => {
      context.body = context.request.body;
    });
    return app.callback();
  },
  async Hono() {
    const app = new Hono();
    app.post("/", formValidator(order), (c) => c.json(c.req.valid("form")));
    return getRequestListener(app.fetch);
  },
};

/** Starts a server on a free port of this computer, with the page at "/" and its script. */
export async function start(listener: RequestListener, pageOf: (action: string) => string, script: string) {
  const server = createServer((request, response) => {
    if (request.method === "POST") return void listener(request, response);
    const isScript = request.url === "/script.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? script : pageOf("/"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
