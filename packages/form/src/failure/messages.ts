import type { FormProblem } from "./failure.ts";

/** Returns the sentence for a problem. It shows nothing of the body, so it may go into an answer and into a log. */
export function messageOf(problem: FormProblem): string {
  switch (problem.code) {
    case "too-many-bytes":
      return `The form has more than ${problem.limit} bytes.`;
    case "too-many-pairs":
      return `The form has more than ${problem.limit} fields.`;
    case "name-too-long":
      return `The form has a name of more than ${problem.limit} bytes.`;
    case "value-too-long":
      return `The form has a value of more than ${problem.limit} bytes.`;
    case "ratio-too-large":
      return `The form is more than ${problem.limit} times as long as its compressed body.`;
    case "malformed-percent":
      return `The form has a "%" without two hex digits at byte ${problem.start}.`;
    case "invalid-UTF-8":
      return `The form has ill-formed UTF-8 at byte ${problem.start}.`;
    case "non-ASCII-byte":
      return `The form has a byte at ${problem.start} that is not percent-encoded.`;
    case "unsupported-media-type":
      return `The body must be ${problem.accepts.join(" or ")}.`;
    case "multipart":
      if (problem.needs)
        return `The body is multipart/form-data, which needs the package ${problem.needs} on the server.`;
      return "The body is multipart/form-data, which needs a schema and that type in the option types, or another reader: busboy, multer for Express, @fastify/multipart for Fastify.";
    case "unsupported-charset":
      return "The charset of the Content-Type is not an encoding of the Encoding Standard.";
    case "unsupported-content-encoding":
      return problem.accepts.length === 0
        ? "A compressed body is not accepted."
        : `The Content-Encoding must be ${problem.accepts.join(" or ")}.`;
    case "wrong-length":
      return "The length of the body differs from its Content-Length.";
    case "malformed-multipart":
      return "The body is not valid multipart/form-data.";
    case "malformed-encoding":
      return "The body does not match its Content-Encoding.";
    case "too-slow":
      return "The body did not arrive in time.";
    case "aborted":
      return "The client disconnected before the end of the body.";
    case "already-read":
      return "The body was already read.";
    case "verify-failed":
      return "The body was rejected.";
    case "invalid":
      return "The form has invalid fields.";
    case "too-deep":
      return "A name of the form has too many keys.";
    case "too-wide":
      return "A list or an object of the form has too many entries.";
    case "conflict":
      return "A name of the form has a value and keys.";
    case "repeated-name":
      return "A name of the form is repeated.";
  }
}
