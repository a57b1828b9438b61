import { propertyOf } from "@url/result/internal";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import type { Schema, SchemaOutput } from "../value/schema.ts";

/**
 * Types `request.body` as the output of the Standard Schema that a route has as its `schema.body`. Of the other parts of a
 * schema, it knows nothing.
 * @see https://fastify.dev/docs/latest/Reference/Type-Providers/
 */
export interface FormTypeProvider {
  readonly schema: unknown;
  readonly validator: this["schema"] extends Schema ? SchemaOutput<this["schema"]> : unknown;
  readonly serializer: unknown;
  /** Fastify 4 asks for these. */
  readonly input: unknown;
  readonly output: this["input"] extends Schema ? SchemaOutput<this["input"]> : unknown;
}

/** The Standard Schema of a route, if it has one. */
export function schemaOf(config: unknown): Schema | undefined {
  return (config as { readonly [SCHEMA]?: Schema } | undefined)?.[SCHEMA];
}

/** Notes that the body of a request is what the schema of its route made of it. */
export function markValidated(request: FastifyRequest): void {
  (request as Marked)[VALIDATED] = true;
}

/**
 * Lets routes have a Standard Schema as their `schema.body`, which Fastify itself would take for a JSON Schema. A body that
 * another parser read, such as one of JSON, is validated as it is.
 */
export function addRouteSchemas(
  app: FastifyInstance,
  reject: (failure: FormFailure, request: FastifyRequest, reply: FastifyReply) => Error | undefined,
): void {
  if (!app.hasRequestDecorator(VALIDATED)) app.decorateRequest(VALIDATED, false);
  app.addHook("onRoute", (route) => {
    const schema = (route.schema as { body?: unknown } | undefined)?.body;
    if (propertyOf(propertyOf(schema, "~standard"), "version") !== 1) return;
    const { body: _, ...others } = route.schema!;
    route.schema = others;
    route.config = { ...route.config, [SCHEMA]: schema } as NonNullable<RouteOptions["config"]>;
    const validate = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if ((request as Marked)[VALIDATED]) return undefined;
      const result = await (schema as Schema)["~standard"].validate(request.body);
      if (result.issues === undefined) {
        request.body = result.value;
        return undefined;
      }
      const issues = result.issues.map(({ message, path = [] }) => {
        const keys = Array.from(path, (step) => (typeof step === "object" ? step.key : step));
        return { name: keys.join("."), path: keys, message, start: 0, end: 0 };
      });
      const error = reject(failureOf({ code: "invalid", issues, start: 0, end: 0 }), request, reply);
      if (error) throw error;
      // It was answered.
      return reply;
    };
    route.preValidation = [validate as never, ...[route.preValidation ?? []].flat()];
  });
}

type Marked = FastifyRequest & { [VALIDATED]?: boolean };

const SCHEMA: unique symbol = /* @__PURE__ */ Symbol("schema");
const VALIDATED: unique symbol = /* @__PURE__ */ Symbol("validated");
