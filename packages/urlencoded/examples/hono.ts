import type { BodyOptions } from "@url/urlencoded/body";
import { decodeStream, type FormError } from "@url/urlencoded/stream";
import { Hono } from "hono";

/** Answers a form with its pairs, which it reads from the body stream of the `Request`. */
export function createApp(options?: BodyOptions): Hono {
  const app = new Hono();
  app.post("/", async (context) => {
    const pairs: [string, string][] = [];
    for await (const pair of decodeStream(context.req.raw.body ?? [], options)) pairs.push(pair);
    return context.json(pairs);
  });
  app.onError((error, context) => {
    if (!isFormError(error)) throw error;
    return context.json({ code: error.code }, error.status);
  });
  return app;
}

function isFormError(error: Error): error is FormError {
  return error.name === "FormError";
}
