import { createFormError, type FormFailure, headersOf, problemOf } from "@url/form";
import { problemResponse } from "@url/form/fetch";
import { sendProblem } from "@url/form/node";
import { expect, test } from "vitest";
import { failureOf } from "../src/failure/failure-of.ts";

const FAILURES: readonly [FormFailure, number][] = [
  [failureOf({ code: "too-many-bytes", limit: 10, start: 10, end: 11 }), 413],
  [failureOf({ code: "too-many-pairs", limit: 1, start: 2, end: 3 }), 413],
  [failureOf({ code: "name-too-long", limit: 1, start: 1, end: 2 }), 413],
  [failureOf({ code: "value-too-long", limit: 1, start: 1, end: 2 }), 413],
  [failureOf({ code: "ratio-too-large", limit: 100 }), 413],
  [failureOf({ code: "malformed-percent", start: 0, end: 1 }), 400],
  [failureOf({ code: "invalid-UTF-8", start: 0, end: 3 }), 400],
  [failureOf({ code: "non-ASCII-byte", start: 0, end: 1 }), 400],
  [failureOf({ code: "too-deep", index: 0, start: 1, end: 4 }), 400],
  [failureOf({ code: "too-wide", index: 0, start: 1, end: 4 }), 413],
  [failureOf({ code: "conflict", index: 1, start: 1, end: 4 }), 400],
  [failureOf({ code: "repeated-name", index: 1, start: 0, end: 1 }), 400],
  [failureOf({ code: "unsupported-media-type", accepts: ["a/b"] }), 415],
  [failureOf({ code: "multipart", accepts: ["a/b"] }), 415],
  [failureOf({ code: "unsupported-charset", accepts: [] }), 415],
  [failureOf({ code: "unsupported-content-encoding", accepts: ["gzip", "br"] }), 415],
  [failureOf({ code: "wrong-length" }), 400],
  [failureOf({ code: "malformed-encoding" }), 400],
  [failureOf({ code: "malformed-multipart" }), 400],
  [failureOf({ code: "aborted" }), 400],
  [failureOf({ code: "too-slow" }), 408],
  [failureOf({ code: "already-read" }), 500],
  [failureOf({ code: "verify-failed", cause: new Error("secret") }), 403],
  [
    failureOf({
      code: "invalid",
      issues: [{ name: "a[b]", path: ["a", "b"], message: "Too small.", start: 2, end: 8 }],
      start: 2,
      end: 8,
    }),
    422,
  ],
];

test.each(FAILURES.map(([failure, status]) => [failure.code, failure, status] as const))(
  "%s has a status, a sentence, problem details and an Error",
  async (code, failure, status) => {
    expect(failure.status).toBe(status);
    expect(failure.message).toMatch(/^[A-Z].*\.$/);
    const problem = problemOf(failure);
    expect(problem).toMatchObject({ type: "about:blank", status, detail: failure.message, code });
    expect(problem.title).not.toBe("Error");
    expect(JSON.stringify(problem)).not.toContain("secret");
    expect(createFormError(failure)).toMatchObject({
      name: "FormError",
      code,
      status,
      statusCode: status,
      expose: status < 500,
    });
    const response = problemResponse(failure) as Response;
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toEqual(problem);
  },
);

test("the problem details have the place, the limit and the issues, and no value", () => {
  expect(problemOf(FAILURES[0]![0])).toMatchObject({ title: "Content Too Large", start: 10, end: 11, limit: 10 });
  expect(problemOf(FAILURES[8]![0])).toMatchObject({ title: "Bad Request", index: 0, start: 1, end: 4 });
  expect(problemOf(FAILURES.at(-1)![0]).errors).toEqual([{ name: "a[b]", detail: "Too small.", start: 2, end: 8 }]);
});

test("the answer says what would be accepted", () => {
  expect(headersOf(failureOf({ code: "multipart", accepts: ["a/b", "c/d"] }))).toEqual({ accept: "a/b, c/d" });
  expect(headersOf(failureOf({ code: "unsupported-content-encoding", accepts: ["gzip"] }))).toEqual({
    "accept-encoding": "gzip",
  });
  expect(headersOf(failureOf({ code: "unsupported-content-encoding", accepts: [] }))).toEqual({
    "accept-encoding": "identity",
  });
  expect(headersOf(failureOf({ code: "too-slow" }))).toEqual({ connection: "close" });
  expect(headersOf(failureOf({ code: "aborted" }))).toEqual({});
});

test("the sentence for multipart says what reads it", () => {
  expect(failureOf({ code: "multipart", accepts: [] }).message).toMatch(/types.*busboy.*multer.*@fastify\/multipart/);
});

test("an error of verify is the cause", () => {
  const cause = new Error("no signature");
  expect(createFormError(failureOf({ code: "verify-failed", cause })).cause).toBe(cause);
});

test("what is not a failure is a TypeError", () => {
  for (const wrong of [null, undefined, "aborted", {}, { code: "aborted" }] as never[]) {
    expect(() => problemOf(wrong)).toThrow("problemOf: failure must be the error of a form");
    expect(() => createFormError(wrong)).toThrow("createFormError: failure must be the error of a form");
    expect(() => headersOf(wrong)).toThrow("headersOf: failure must be the error of a form");
    expect(() => problemResponse(wrong)).toThrow("problemResponse: failure must be the error of a form");
    expect(() => sendProblem({ writeHead: () => {} } as never, wrong)).toThrow("sendProblem: failure must be");
  }
  expect(() => sendProblem({} as never, FAILURES[0]![0])).toThrow("sendProblem: response must be a response");
});

// The names of body-parser's README.
test.each([
  ["unsupported-charset", "charset.unsupported"],
  ["unsupported-content-encoding", "encoding.unsupported"],
  ["malformed-percent", "entity.parse.failed"],
  ["too-deep", "querystring.parse.rangeError"],
  ["too-many-bytes", "entity.too.large"],
  ["verify-failed", "entity.verify.failed"],
  ["too-many-pairs", "parameters.too.many"],
  ["aborted", "request.aborted"],
  ["wrong-length", "request.size.invalid"],
  ["already-read", "stream.not.readable"],
  ["too-slow", undefined],
  ["invalid", undefined],
])("the Error of %s has the type %s of body-parser", (code, type) => {
  const failure = FAILURES.find(([failure]) => failure.code === code)![0];
  expect(createFormError(failure).type).toBe(type);
});

test("the type of what verify threw is that of the Error", () => {
  const cause = Object.assign(new Error("no"), { type: "signature.wrong" });
  expect(createFormError(failureOf({ code: "verify-failed", cause })).type).toBe("signature.wrong");
});
