import type { RequestListener } from "node:http";
import formbody from "@fastify/formbody";
import { getRequestListener } from "@hono/node-server";
import { form } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import { form as honoForm } from "@url/form/hono";
import express, { type RequestHandler } from "express";
import fastify, { type FastifyPluginCallback } from "fastify";
import { Hono, type MiddlewareHandler } from "hono";

/** A server that reads a form and answers with the first value of it. */
export type Contestant = () => Promise<RequestListener>;

const LARGE = 10 * 1024 * 1024;

/** Every server, by its name. All make the same object of a form whose names do not repeat. */
export const CONTESTANTS: Readonly<Record<string, Contestant>> = {
  "express-ours": () => onExpress(form({ maxBytes: LARGE })),
  "express-simple": () => onExpress(express.urlencoded({ extended: false, limit: LARGE, parameterLimit: 20_000 })),
  "express-qs": () => onExpress(express.urlencoded({ extended: true, limit: LARGE, parameterLimit: 20_000 })),
  "fastify-ours": () => onFastify(formPlugin as FastifyPluginCallback),
  "fastify-formbody": () => onFastify(formbody as FastifyPluginCallback),
  "hono-ours": () =>
    onHono(honoForm({ shape: "object", maxBytes: LARGE }), (context) => (context.get("form") as Body).name0),
  "hono-parseBody": () => onHono(undefined, async (context) => (await context.req.parseBody()).name0 as string),
};

type Body = Readonly<Record<string, string>>;

async function onExpress(middleware: RequestHandler): Promise<RequestListener> {
  const app = express();
  // Otherwise it prints each client that ends in the middle of its form.
  app.set("env", "test");
  app.post("/", middleware, (request, response) => {
    response.end((request.body as Body).name0);
  });
  return app;
}

async function onFastify(plugin: FastifyPluginCallback): Promise<RequestListener> {
  const app = fastify({ bodyLimit: LARGE });
  await app.register(plugin);
  app.post("/", (request, reply) => {
    reply.send((request.body as Body).name0);
  });
  await app.ready();
  return app.routing;
}

async function onHono(
  middleware: MiddlewareHandler | undefined,
  read: (context: Parameters<MiddlewareHandler>[0]) => string | undefined | Promise<string | undefined>,
): Promise<RequestListener> {
  const app = new Hono();
  if (middleware) app.use(middleware);
  app.post("/", async (context) => context.text((await read(context)) ?? ""));
  return getRequestListener(app.fetch);
}
