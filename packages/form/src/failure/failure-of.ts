import type { FormFailure, FormFailureCode, FormProblem } from "./failure.ts";
import { messageOf } from "./messages.ts";

/** Returns the failure of a problem: with its status and its sentence. */
export function failureOf(problem: FormProblem, status: number = statusOf(problem.code)): FormFailure {
  return { start: 0, end: 0, ...problem, status, message: messageOf(problem) };
}

/** Returns true if there is a failure in place of what was expected: a plan, or the parameters of a field. */
export function isFailure(value: object | FormFailure): value is FormFailure {
  return "code" in value;
}

/**
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-client-error-4xx
 */
function statusOf(code: FormFailureCode): number {
  switch (code) {
    case "too-many-bytes":
    case "too-many-pairs":
    case "name-too-long":
    case "value-too-long":
    case "ratio-too-large":
    case "too-wide":
      return 413;
    case "unsupported-media-type":
    case "multipart":
    case "unsupported-charset":
    case "unsupported-content-encoding":
      return 415;
    case "verify-failed":
      return 403;
    case "too-slow":
      return 408;
    case "invalid":
      return 422;
    // The program has read it, so the client did nothing wrong.
    case "already-read":
      return 500;
    default:
      return 400;
  }
}
