import { form as expressForm } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import { createFormReader as createFetchReader, readForm as readRequest } from "@url/form/fetch";
import { formValidator, form as honoForm } from "@url/form/hono";
import { createFormReader, expectContinue, readForm } from "@url/form/node";
import { describe, expect, test } from "vitest";

const SCHEMA = { "~standard": { version: 1, vendor: "test", validate: (value: unknown) => ({ value }) } } as const;

const CREATE: Readonly<Record<string, (options: never) => unknown>> = {
  "createFormReader of node": createFormReader,
  "createFormReader of fetch": createFetchReader,
  "readForm of node": (options) => readForm({} as never, options),
  "readForm of fetch": (options) => readRequest({} as never, options),
  "form of express": expressForm,
  "form of hono": honoForm,
  "formValidator of hono": (options) => formValidator(SCHEMA, options),
  expectContinue,
  formPlugin: (options) => {
    let thrown: unknown;
    formPlugin({ addContentTypeParser() {} } as never, options, (error) => void (thrown = error));
    if (thrown) throw thrown;
  },
};

describe.each(Object.entries(CREATE))("%s", (_, create) => {
  test.each([
    [{ maxBytes: "big" }, RangeError, "maxBytes must be a number of bytes or text such as"],
    [{ maxBytes: -1 }, RangeError, "maxBytes must be a non-negative integer or Infinity, not -1"],
    [{ maxBytes: Number.NaN }, RangeError, "maxBytes must be a non-negative integer"],
    [{ maxBytes: {} }, TypeError, "maxBytes must be a number of bytes"],
    [{ maxNameLength: "1 tb" }, RangeError, "maxNameLength must be a number of bytes"],
    [{ maxValueLength: null }, TypeError, "maxValueLength must be a number of bytes"],
    [{ maxPairs: 1.5 }, RangeError, "maxPairs must be"],
    [{ maxRatio: "100" }, TypeError, "maxRatio must be"],
    [{ timeout: 2 ** 31 }, RangeError, "timeout must be at most 2,147,483,647 milliseconds"],
    [{ patience: -1 }, RangeError, "patience must be"],
    [{ streamAbove: "" }, RangeError, "streamAbove must be"],
    [{ strict: 1 }, TypeError, "strict must be true or false"],
    [{ types: 1 }, TypeError, "types must be a string"],
    [{ types: ["form"] }, RangeError, "types must be media types"],
    [{ types: "a/b; charset=utf-8" }, RangeError, "types must be media types"],
    [{ encodings: "gzip" }, TypeError, "encodings must be an array"],
    [{ encodings: ["compress"] }, RangeError, 'encodings must be "gzip" or "deflate" or "br" or "zstd"'],
    [{ charset: "klingon" }, RangeError, "charset must be a label of an encoding"],
    [{ charset: 1252 }, TypeError, "charset must be a string"],
    [{ charsetField: "yes" }, TypeError, "charsetField must be"],
    [{ sentinel: 0 }, TypeError, "sentinel must be"],
    [{ interpretNumericEntities: "" }, TypeError, "interpretNumericEntities must be"],
    [{ maxDepth: -1 }, RangeError, "maxDepth must be"],
    [{ shape: "map" }, RangeError, 'shape must be "form" or "pairs" or "object" or "qs"'],
    [{ as: "object" }, TypeError, 'options has the unknown property "as"'],
    [{ schema: SCHEMA, shape: "object" }, TypeError, 'shape must be a dialect such as "qs", beside a schema'],
    [{ schema: SCHEMA, repeated: "error" }, RangeError, 'repeated must be "mixed", "first" or "last", beside a schema'],
    [{ shape: "qs", repeated: "array" }, RangeError, "beside a "],
    [{ repeated: "all" }, RangeError, "repeated must be"],
    [{ schema: {} }, TypeError, "schema must be a schema"],
    [{ verify: true }, TypeError, "verify must be a function"],
    [{ maxbytes: 1 }, TypeError, 'options has the unknown property "maxbytes"'],
    [null, TypeError, "options must be a plain object"],
  ])("refuses %j", (options, error, message) => {
    expect(() => create(options as never)).toThrow(error);
    expect(() => create(options as never)).toThrow(message);
  });
});

test.each([expressForm, honoForm, (options: never) => CREATE.formPlugin!(options)])(
  "a middleware refuses wrong options of its own",
  (create) => {
    expect(() => create({ onError: "log" } as never)).toThrow('onError must be "problem", "throw" or a function');
    expect(() => create({ others: "skip" } as never)).toThrow('others must be "pass" or "reject"');
  },
);

test("a reader refuses what is not a request", () => {
  expect(() => createFormReader()({} as never)).toThrow("createFormReader: request must be a request of node:http");
  expect(() => createFetchReader()(null as never)).toThrow("createFormReader: request must be a Request");
  expect(() => readForm("a=1" as never)).toThrow("readForm: request must be a request of node:http");
});

test("Fastify's own options of a plugin are not refused", () => {
  const app = { addContentTypeParser: () => {}, hasRequestDecorator: () => true, addHook: () => {} };
  let result: unknown = "not called";
  formPlugin(app as never, { prefix: "/a", logLevel: "warn" } as never, (error) => void (result = error));
  expect(result).toBeUndefined();
});
