import { getEncoding } from "@url/encoding";
import {
  type Check,
  expectBoolean,
  expectFunction,
  expectLimit,
  expectOptions,
  expectText,
  type OptionChecks,
  oneOf,
  refuse,
} from "@url/result/internal";
import { parseContentType } from "../head/content-type.ts";
import { FILE_OPTIONS, type FileOptions } from "./files.ts";
import type { FormOptions } from "./options.ts";
import { expectSchema } from "./schema.ts";
import { isDialect, MULTIPART_TYPE } from "./settings.ts";
import { expectSize } from "./size.ts";

/** The check for each option. */
export const FORM_OPTIONS: OptionChecks<FormOptions> = {
  maxBytes: expectSize,
  maxPairs: expectLimit,
  maxNameLength: expectSize,
  maxValueLength: expectSize,
  maxRatio: expectLimit,
  strict: expectBoolean,
  timeout: expectMilliseconds,
  patience: expectMilliseconds,
  streamAbove: expectSize,
  types: expectTypes,
  encodings: expectEncodings,
  charset: expectCharset,
  charsetField: expectBoolean,
  sentinel: expectBoolean,
  interpretNumericEntities: expectBoolean,
  maxDepth: expectLimit,
  shape: /* @__PURE__ */ oneOf("form", "pairs", "object", "qs", "dot", "php", "rails"),
  repeated: /* @__PURE__ */ oneOf("mixed", "first", "last", "array", "error"),
  schema: expectSchema,
  verify: expectFunction,
  onReject: expectFunction,
};

/** The check for each option on Node. */
export const NODE_OPTIONS: OptionChecks<FormOptions & FileOptions> = /* @__PURE__ */ (() => ({
  ...FORM_OPTIONS,
  ...FILE_OPTIONS,
}))();

/**
 * Checks options, and refuses those that do not exist: elsewhere they are ignored, but here they may be limits. It is not
 * `expectKnown`, because a framework adds options of its own, which are ignored.
 */
export function expectKnownOptions<Options extends object>(
  options: Options | undefined,
  where: string,
  checks: OptionChecks<Options>,
  ignored: readonly string[] = [],
): void {
  expectOptions(options, where, checks);
  for (const name of Object.keys(options ?? {})) {
    if (!Object.hasOwn(checks, name) && !ignored.includes(name))
      throw new TypeError(`${where}: options has the unknown property ${JSON.stringify(name.slice(0, 40))}`);
  }
  expectEffects((options ?? {}) as FormOptions, where);
}

/** Timers have 31 bits: Node fires a longer one at once. */
function expectMilliseconds(value: unknown, where: string, name: string): void {
  expectLimit(value, where, name);
  if (value !== Infinity && (value as number) > 0x7fffffff) {
    refuse(value, where, name, "at most 2,147,483,647 milliseconds or Infinity", "number");
  }
}

function expectTypes(value: unknown, where: string, name: string): void {
  const types = Array.isArray(value) ? value : [value];
  for (const type of types) {
    expectText(type, where, name);
    const parsed = parseContentType(type);
    if (parsed === null || parsed.charset !== null) refuse(type, where, name, "media types such as a/b", "string");
  }
}

const expectEncoding: Check = /* @__PURE__ */ oneOf("gzip", "deflate", "br", "zstd");

function expectEncodings(value: unknown, where: string, name: string): void {
  if (!Array.isArray(value)) refuse(value, where, name, "an array of content encodings");
  for (const encoding of value) expectEncoding(encoding, where, name);
}

function expectCharset(value: unknown, where: string, name: string): void {
  expectText(value, where, name);
  const encoding = getEncoding(value as string);
  if (!encoding.ok || encoding.value === "replacement") {
    refuse(value, where, name, "a label of an encoding", "string");
  }
}

/** Refuses options that would have no effect beside others. */
function expectEffects(
  { schema, shape, repeated, types, verify, onFile }: FormOptions & FileOptions,
  where: string,
): void {
  // A check of the whole body needs all of its bytes first.
  if (onFile !== undefined && verify !== undefined) refuse(onFile, where, "onFile", "left out beside verify");
  if (schema !== undefined) {
    if (shape !== undefined && !isDialect(shape))
      refuse(shape, where, "shape", 'a dialect such as "qs", beside a schema');
    if (repeated === "array" || repeated === "error") {
      refuse(repeated, where, "repeated", '"mixed", "first" or "last", beside a schema', "string");
    }
    return;
  }
  // A route of Fastify may have a schema of its own.
  if (where !== "formPlugin" && (typeof types === "string" ? [types] : (types ?? [])).includes(MULTIPART_TYPE)) {
    refuse(types, where, "types", `${MULTIPART_TYPE} only beside a schema`, "string");
  }
  if (repeated === "array" && shape !== undefined && isDialect(shape)) {
    refuse(repeated, where, "repeated", '"mixed", "first", "last" or "error", beside a dialect', "string");
  }
}
