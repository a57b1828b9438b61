import { expectFailure } from "./expect-failure.ts";
import type { FormFailure } from "./failure.ts";

/** Problem details, as they are sent as `application/problem+json`. */
export interface ProblemDetails {
  readonly type: "about:blank";
  /** The phrase of the status. */
  readonly title: string;
  readonly status: number;
  /** The sentence of the failure. */
  readonly detail: string;
  readonly code: FormFailure["code"];
  /** The place, in bytes of the body or in the name of the pair `index`. */
  readonly start?: number;
  readonly end?: number;
  readonly index?: number;
  /** The limit that was exceeded. */
  readonly limit?: number;
  /** The issues of a schema. */
  readonly errors?: readonly FieldProblem[];
}

/** An issue of a schema in problem details, with the place of its field in the body, in bytes. */
export interface FieldProblem {
  readonly name: string;
  readonly detail: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the problem details of a failure. They contain no value of the form, and not what `verify` threw.
 * @throws TypeError if `failure` is not a failure of a form
 * @example problemOf({ code: "aborted", status: 400, message: "Gone.", start: 0, end: 0 }).title // → "Bad Request"
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function problemOf(failure: FormFailure): ProblemDetails {
  expectFailure(failure, "problemOf");
  const { code, status, message } = failure;
  return {
    type: "about:blank",
    title: TITLES.get(status) ?? "Error",
    status,
    detail: message,
    code,
    ...(failure.end > 0 && { start: failure.start, end: failure.end }),
    ...("index" in failure && { index: failure.index }),
    ...("limit" in failure && { limit: failure.limit }),
    ...("issues" in failure && {
      errors: failure.issues.map(({ name, message, start, end }) => ({ name, detail: message, start, end })),
    }),
  };
}

/**
 * Returns the header fields that an answer to a failure should have, beside its Content-Type: what would be accepted
 * (Accept, Accept-Encoding), and Connection: close where the body was not read to its end.
 * @throws TypeError if `failure` is not a failure of a form
 * @example headersOf({ code: "too-slow", status: 408, message: "Too slow.", start: 0, end: 0 }) // → { connection: "close" }
 * @see https://www.rfc-editor.org/rfc/rfc9110#status.415
 */
export function headersOf(failure: FormFailure): Readonly<Record<string, string>> {
  expectFailure(failure, "headersOf");
  const { code } = failure;
  return {
    ...((code === "unsupported-media-type" || code === "multipart") && { accept: failure.accepts.join(", ") }),
    ...(code === "unsupported-content-encoding" && { "accept-encoding": failure.accepts.join(", ") || "identity" }),
    // HTTP/2 has no such field, and servers leave it out there.
    ...((code === "too-slow" || failure.unread === true) && { connection: "close" }),
  };
}

const TITLES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [400, "Bad Request"],
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [408, "Request Timeout"],
  [413, "Content Too Large"],
  [415, "Unsupported Media Type"],
  [422, "Unprocessable Content"],
  [500, "Internal Server Error"],
]);
