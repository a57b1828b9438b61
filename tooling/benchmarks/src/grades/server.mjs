import { createServer } from "node:http";
import formbody from "@fastify/formbody";
import { getRequestListener } from "@hono/node-server";
import { form } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import { form as honoForm } from "@url/form/hono";
import { createFormReader, sendProblem } from "@url/form/node";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";

// One server in a process of its own, which reads forms with the defaults of its reader. It sends its port.

/** Our default is a minute, which the grader would have to wait for. */
const OURS = { timeout: 4000 };

async function onFastify(plugin, options) {
  const app = fastify();
  await app.register(plugin, options);
  app.post("/", (request) => Object.keys(request.body ?? {}).length);
  await app.ready();
  return app.routing;
}

function onExpress(middleware) {
  const app = express();
  // Express would print each error.
  app.set("env", "test");
  app.use(middleware);
  app.post("/", (request, response) => void response.json(Object.keys(request.body ?? {}).length));
  return app;
}

const SERVERS = {
  "@url/form/node": async () => {
    const read = createFormReader(OURS);
    return async (request, response) => {
      const result = await read(request);
      if (result.ok) response.end(String(result.value.pairs.length));
      else if (result.error.code === "aborted") response.destroy();
      else sendProblem(response, result.error);
    };
  },
  "@url/form/express": async () => onExpress(form({ ...OURS, others: "reject", shape: "qs" })),
  "express.urlencoded": async () => onExpress(express.urlencoded({ extended: true })),
  "@url/form/fastify": () => onFastify(formPlugin, OURS),
  "@fastify/formbody": () => onFastify(formbody, {}),
  "@url/form/hono": async () => {
    const app = new Hono();
    app.post("/", honoForm({ ...OURS, others: "reject" }), (c) => c.text("read"));
    return getRequestListener(app.fetch);
  },
  "c.req.parseBody()": async () => {
    const app = new Hono();
    app.post("/", async (c) => c.text(String(Object.keys(await c.req.parseBody()).length)));
    return getRequestListener(app.fetch);
  },
};

if (process.send) {
  const server = createServer(await SERVERS[process.argv[2]]());
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
  process.on("disconnect", () => process.exit());
}

export const NAMES = Object.keys(SERVERS);
