import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { BodyOptions } from "@url/urlencoded/body";
import { createApp as createExpress } from "../../examples/express.ts";
import { createApp as createFastify } from "../../examples/fastify.ts";
import { handleForm as handleFetch } from "../../examples/fetch-handler.ts";
import { createApp as createHono } from "../../examples/hono.ts";
import { handleForm as handleNode } from "../../examples/node-http.ts";

type Options = BodyOptions & { readonly patience?: number };

/** Hears of each request that the example is done with, whatever the outcome. */
type Done = () => void;

/** The examples as listeners of Node's `http`. */
export const EXAMPLES: Readonly<Record<string, (options: Options, done: Done) => Promise<RequestListener>>> = {
  "node:http": async (options, done) => (request, response) => {
    handleNode(request, response, options).finally(done);
  },
  "Express 5": async (options, done) => {
    const app = createExpress(options);
    return (request, response) => {
      response.once("close", done);
      app(request, response);
    };
  },
  Fastify: async (options, done) => {
    const app = createFastify(options);
    app.addHook("onResponse", async () => done());
    app.addHook("onError", async (_request, reply) => {
      if (reply.raw.destroyed) done();
    });
    await app.ready();
    return app.routing;
  },
  Hono: async (options, done) => {
    const app = createHono(options);
    return getRequestListener(async (request) => Promise.resolve(app.fetch(request)).finally(done));
  },
  "a Fetch-API handler": async (options, done) => {
    return getRequestListener((request) => handleFetch(request, options).finally(done));
  },
};

/** A server on a free port of the loopback. */
export async function listen(listener: RequestListener): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
