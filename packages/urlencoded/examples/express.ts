import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { readForm } from "./read-form.ts";

/** Middleware that sets `request.body` to the pairs of a form. Express itself reads the status of a `FormError`. */
export function form(options?: Parameters<typeof readForm>[1]): RequestHandler {
  return async (request, _response, next) => {
    if (request.is("application/x-www-form-urlencoded")) request.body = await readForm(request, options);
    next();
  };
}

export function createApp(options?: Parameters<typeof readForm>[1]): Express {
  const app = express();
  app.use(form(options));
  app.post("/", (request, response) => {
    response.json(request.body);
  });
  // Express's own error handler answers in HTML.
  app.use(((error, _request, response, next) => {
    if (error.name === "FormError") response.status(error.status).json({ code: error.code });
    else next(error);
  }) satisfies ErrorRequestHandler);
  return app;
}
