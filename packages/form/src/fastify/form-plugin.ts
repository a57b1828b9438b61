import type { Readable } from "node:stream";
import { expectFunction, expectPlain, propertyOf, refuse } from "@url/result/internal";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { headersOf, problemOf } from "../failure/problem.ts";
import { report } from "../failure/report.ts";
import type { Plan } from "../head/judge.ts";
import { discard } from "../node/discard.ts";
import { createNodeReader } from "../node/entry.ts";
import { readBody } from "../node/read-body.ts";
import { headOf, wasRead } from "../node/request.ts";
import { expectKnownOptions } from "../options/checks.ts";
import type { FileOptions } from "../options/files.ts";
import { type MiddlewareOptions, NODE_MIDDLEWARE_OPTIONS } from "../options/middleware.ts";
import { FORM_TYPE, isDialect, MULTIPART_TYPE } from "../options/settings.ts";
import type { FormResult, Reader } from "../reader.ts";
import type { Schema } from "../value/schema.ts";
import { addRouteSchemas, markValidated, schemaOf } from "./route-schema.ts";

/** The options of {@link formPlugin}. If there is no `maxBytes`, it is the `bodyLimit` of the route or of the server. */
export interface FormPluginOptions extends MiddlewareOptions<FastifyRequest>, FileOptions<FastifyRequest> {
  /**
   * How a failure is answered: `"problem"` answers with problem details (`application/problem+json`); `"throw"` passes a
   * `FormError` to the error handlers of the framework; a function answers itself. The default is `"problem"`.
   */
  readonly onError?: "problem" | "throw" | FailureHandler | undefined;
}

/** Answers a failure. */
export type FailureHandler = (failure: FormFailure, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Registers a reader with Fastify 4 or 5 that sets `request.body` to the object of a form. It applies to the instance that
 * registers it, and to the children of that. A route may have a Standard Schema as its `schema.body`; then the body is what
 * that makes of a form. It answers a rejected form with problem details, unless `onError` says otherwise.
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
      [Symbol.for("plugin-meta")]: { fastify: "4.x || 5.x", name: "@url/form" },
    }))();

function register(app: FastifyInstance, options: FormPluginOptions, done: (error?: Error) => void): void {
  if (typeof propertyOf(app, "addContentTypeParser") !== "function") {
    refuse(app, "formPlugin", "app", "an instance of Fastify");
  }
  expectFunction(done, "formPlugin", "done");
  try {
    expectPlain(options, "formPlugin", "options");
    expectKnownOptions(options, "formPlugin", NODE_MIDDLEWARE_OPTIONS, FASTIFY_OPTIONS);
  } catch (error) {
    // Fastify does not catch what a plugin with a callback throws.
    done(error as Error);
    return;
  }
  const { onError = "problem", onReject, others = "pass", types = FORM_TYPE } = options;
  const readerOf = createReaders(options);
  keepReplies(app);

  /** Answers a failure, or returns the error for the framework to answer. */
  function answerOr(failure: FormFailure, request: FastifyRequest, reply?: FastifyReply | null): Error | undefined {
    report(failure, request, onReject);
    if (onError === "throw" || !reply) return createFormError(failure);
    if (onError !== "problem") onError(failure, request, reply);
    else answer(reply, failure);
    return undefined;
  }

  addRouteSchemas(app, answerOr);
  const parse: Parse = (request, payload, parsed) => {
    const { bodyLimit, config } = request.routeOptions;
    const schema = schemaOf(config);
    const reader = readerOf(bodyLimit, schema);

    function reject(failure: FormFailure): void {
      const reply = (request as Replied)[REPLY];
      discard(request.raw, reader.settings.patience, reply?.raw);
      const error = answerOr(failure, request, reply);
      if (error) parsed(error);
    }

    function settle(result: FormResult): void {
      if (!result.ok) reject(result.error);
      else {
        if (schema) markValidated(request);
        parsed(null, result.value);
      }
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
  app.addContentTypeParser([...new Set(others === "reject" ? [...list, MULTIPART_TYPE] : list)], parse as never);
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

/** Returns the reader for a limit and a schema of a route. There is one for each, and one for all routes without either. */
function createReaders(options: FormPluginOptions): (limit: number | undefined, schema: Schema | undefined) => Reader {
  const { others: _, onError: __, ...given } = options;
  const known = new Map<Schema | undefined, Map<number | undefined, Reader>>();
  return (bodyLimit, schema) => {
    const limit = options.maxBytes === undefined ? bodyLimit : undefined;
    let readers = known.get(schema);
    if (readers === undefined) known.set(schema, (readers = new Map()));
    let reader = readers.get(limit);
    if (reader === undefined) {
      // The shape of the plugin is for routes without a schema.
      const { shape, repeated, ...others } = given;
      const dialect = shape !== undefined && isDialect(shape) ? { shape } : {};
      const arranged = schema ? { ...others, ...dialect, schema } : given;
      reader = createNodeReader(limit === undefined ? arranged : { ...arranged, maxBytes: limit }, "object");
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
