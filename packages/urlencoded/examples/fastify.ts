import type { IncomingMessage } from "node:http";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { readForm } from "./read-form.ts";

/**
 * A content-type parser that makes `request.body` the pairs of a form. Fastify itself takes the status and the code
 * from a `FormError`; its own `bodyLimit` goes by the Content-Length header and comes first.
 */
export function createApp(options?: Parameters<typeof readForm>[1]): FastifyInstance {
  const app = fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request: FastifyRequest, payload: IncomingMessage) =>
    readForm(payload, options),
  );
  app.post("/", (request) => request.body);
  return app;
}
