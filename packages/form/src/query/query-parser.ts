import {
  expectBoolean,
  expectFunction,
  expectKnown,
  expectLimit,
  type OptionChecks,
  oneOf,
} from "@url/result/internal";
import { parseBody } from "@url/urlencoded/body";
import type { DialectName, NestedObject } from "@url/urlencoded/nested";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { report } from "../failure/report.ts";
import type { RepeatedNames } from "../options/options.ts";
import { settingsOf } from "../options/settings.ts";
import { expectSize, type Size } from "../options/size.ts";
import { arrangePairs } from "../value/arrange-pairs.ts";

/** The options of {@link createQueryParser}. They mean what they mean for a form. */
export interface QueryOptions {
  /** The default is 16 KB, which is what Node takes of a whole head. */
  readonly maxBytes?: Size | undefined;
  /** The default is 1,000. */
  readonly maxPairs?: number | undefined;
  readonly maxNameLength?: Size | undefined;
  readonly maxValueLength?: Size | undefined;
  readonly maxDepth?: number | undefined;
  /** The default is `"object"`. */
  readonly shape?: "object" | DialectName | undefined;
  readonly repeated?: Exclude<RepeatedNames, "error"> | undefined;
  /** Receives each failure. */
  readonly onReject?: ((failure: FormFailure, query: string) => void) | undefined;
  /**
   * Whether a query over a limit throws a `FormError`, and is not an empty object. The default is `false`, because in
   * Fastify, a parser that throws ends the process.
   */
  readonly throws?: boolean | undefined;
}

/**
 * Creates a function that parses queries, for Express (`app.set("query parser", …)`), Fastify (`querystringParser`) and
 * Koa. It returns an object without a prototype.
 * @throws TypeError or RangeError for a wrong option
 * @example JSON.stringify(createQueryParser({ shape: "qs" })("a[b]=1")) // → '{"a":{"b":"1"}}'
 * @see https://url.spec.whatwg.org/#urlencoded-parsing
 */
export function createQueryParser(options: QueryOptions = {}): (query?: string | null) => NestedObject {
  expectKnown(options, "createQueryParser", "options", CHECKS);
  const { throws = false, onReject, ...given } = options;
  const settings = settingsOf({ maxBytes: "16kb", maxPairs: 1000, ...given }, [], "object");
  return (query) => {
    const text = typeof query === "string" ? query : "";
    const pairs = parseBody(text, settings.limits);
    const result = pairs.ok
      ? arrangePairs(pairs.value, settings)
      : { ok: false as const, error: failureOf(pairs.error) };
    if (result.ok) return result.value as NestedObject;
    report(result.error, text, onReject as never);
    if (throws) throw createFormError(result.error);
    return Object.create(null);
  };
}

const CHECKS: OptionChecks<QueryOptions> = {
  maxBytes: expectSize,
  maxPairs: expectLimit,
  maxNameLength: expectSize,
  maxValueLength: expectSize,
  maxDepth: expectLimit,
  shape: /* @__PURE__ */ oneOf("object", "qs", "dot", "php", "rails"),
  repeated: /* @__PURE__ */ oneOf("mixed", "first", "last", "array"),
  onReject: expectFunction,
  throws: expectBoolean,
};
