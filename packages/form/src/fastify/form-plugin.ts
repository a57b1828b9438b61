import type { Readable } from "node:stream";
import { expectFunction, propertyOf, refuse } from "@url/result/internal";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { headersOf, problemOf } from "../failure/problem.ts";
import type { Plan } from "../head/judge.ts";
import { discard } from "../node/discard.ts";
import { createNodeReader } from "../node/face.ts";
import { readBody } from "../node/read-body.ts";
import { headOf, wasRead } from "../node/request.ts";
import { expectKnownOptions } from "../options/checks.ts";
import { MIDDLEWARE_OPTIONS, type MiddlewareOptions } from "../options/middleware.ts";
import { FORM_TYPE } from "../options/settings.ts";
import type { FormResult, Reader } from "../reader.ts";

/** The options of {@link formPlugin}. If there is no `maxBytes`, it is the `bodyLimit` of the route or of the server. */
export interface FormPluginOptions extends MiddlewareOptions<FastifyRequest> {
  /**
   * How a failure is answered: `"problem"` answers with problem details (`application/problem+json`); `"throw"` passes a
   * `FormError` to the error handlers of the framework; a function answers itself. The default is `"problem"`.
   */
  readonly onError?: "problem" | "throw" | FailureHandler | undefined;
}

/** Answers a failure. */
export type FailureHandler = (failure: FormFailure, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Registers a reader with Fastify 5 that sets `request.body` to the object of a form. It applies to the instance that registers it,
 * and to the children of that. It answers a rejected form with problem details, unless `onError` says otherwise.
 * A wrong option is a TypeError or a RangeError, with which `register` and `ready` reject.
 * @throws TypeError if `app` is not an instance of Fastify, or `done` not a function
 * @example formPlugin.length // → 3
 * @see https://fastify.dev/docs/latest/Reference/ContentTypeParser/
 */
export const formPlugin: (app: FastifyInstance, options: FormPluginOptions, done: (error?: Error) => void) => void =
  /* @__PURE__ */ (() =>
    Object.assign(register, {
      // What `fastify-plugin` does: without it, the parser would be there only for the routes of the plugin itself.
      [Symbol.for("skip-override")]: true,
      [Symbol.for("fastify.display-name")]: "@url/form",
      [Symbol.for("plugin-meta")]: { fastify: "5.x", name: "@url/form" },
    }))();

function register(app: FastifyInstance, options: FormPluginOptions, done: (error?: Error) => void): void {
  if (typeof propertyOf(app, "addContentTypeParser") !== "function") {
    refuse(app, "formPlugin", "app", "an instance of Fastify");
  }
  expectFunction(done, "formPlugin", "done");
  try {
    expectKnownOptions(options, "formPlugin", MIDDLEWARE_OPTIONS, FASTIFY_OPTIONS);
  } catch (error) {
    // Fastify does not catch what a plugin with a callback throws.
    done(error as Error);
    return;
  }
  const { onError = "problem", others = "pass", types = FORM_TYPE } = options ?? {};
  const readerOf = createReaders(options ?? {});
  if (onError !== "throw") keepReplies(app);
  const parse: Parse = (request, payload, parsed) => {
    const reader = readerOf(request);

    function reject(error: FormFailure): void {
      discard(request.raw, reader.settings.patience);
      const reply = (request as Replied)[REPLY];
      if (onError === "throw" || !reply) parsed(createFormError(error));
      else if (onError !== "problem") onError(error, request, reply);
      else answer(reply, error);
    }

    function settle(result: FormResult): void {
      if (result.ok) parsed(null, result.value);
      else reject(result.error);
    }

    if (payload === request.raw && wasRead(request.raw)) return reject(failureOf({ code: "already-read" }));
    const plan = reader.judge(headOf(request.raw));
    if (isFailure(plan)) return reject(plan);
    readBody(payload, planFor(payload, request, plan), reader, request, (result) => {
      if (result instanceof Promise) result.then(settle, parsed);
      else settle(result);
    });
  };
  const list = typeof types === "string" ? [types] : types;
  app.addContentTypeParser(others === "reject" ? [...list, "multipart/form-data"] : [...list], parse as never);
  done();
}

type Parse = (request: FastifyRequest, payload: Readable, parsed: (error: unknown, body?: unknown) => void) => void;

type Replied = FastifyRequest & { [REPLY]?: FastifyReply | null };

const REPLY: unique symbol = /* @__PURE__ */ Symbol("reply");

/**
 * Keeps the reply with each request, because the parser of a content type does not receive it. A property and not a
 * `WeakMap`, with which collecting garbage took as long as all the rest of a request.
 */
function keepReplies(app: FastifyInstance): void {
  if (!app.hasRequestDecorator(REPLY)) app.decorateRequest(REPLY, null);
  app.addHook("preParsing", (request, reply, payload, next) => {
    (request as Replied)[REPLY] = reply;
    next(null, payload);
  });
}

/** What Fastify itself reads from the options of every plugin. */
const FASTIFY_OPTIONS: readonly string[] = ["prefix", "logLevel", "logSerializers"];

/** Returns the reader for a request, of which there is one for each limit. */
function createReaders(options: FormPluginOptions): (request: FastifyRequest) => Reader {
  const readers = new Map<number | undefined, Reader>();
  return ({ routeOptions }) => {
    const limit = options.maxBytes === undefined ? routeOptions.bodyLimit : undefined;
    let reader = readers.get(limit);
    if (reader === undefined) {
      const { others: _, onError: __, ...given } = options;
      reader = createNodeReader(limit === undefined ? given : { ...given, maxBytes: limit }, "object");
      readers.set(limit, reader);
    }
    return reader;
  };
}

/** A hook may have replaced the payload, and then the Content-Length is not its length. */
function planFor(payload: Readable, request: FastifyRequest, plan: Plan): Plan {
  return payload === request.raw ? plan : { ...plan, length: null };
}

function answer(reply: FastifyReply, error: FormFailure): void {
  reply
    .code(error.status)
    .headers(headersOf(error))
    .type("application/problem+json")
    .send(JSON.stringify(problemOf(error)));
}
