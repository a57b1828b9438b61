import type { IncomingMessage } from "node:http";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { readForm } from "./read-form.ts";

/**
 * A content-type parser that sets `request.body` to the pairs of a form. Fastify itself reads the status and the code of
 * a `FormError`. Its own `bodyLimit`, which reads the Content-Length header, is checked first.
 */
export function createApp(options?: Parameters<typeof readForm>[1]): FastifyInstance {
  const app = fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request: FastifyRequest, payload: IncomingMessage) =>
    readForm(payload, options),
  );
  app.post("/", (request) => request.body);
  return app;
}
