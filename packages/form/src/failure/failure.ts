import type { BodyError } from "@url/urlencoded/body";
import type { NestedError } from "@url/urlencoded/nested";

/** The header fields that have a value which is not accepted. */
export interface HeaderProblem {
  /**
   * `unsupported-media-type`: the body is not a form. `multipart`: it is `multipart/form-data`, and the options do not
   * have that type. `unsupported-charset` and `unsupported-content-encoding`: nothing decodes it.
   */
  readonly code: "unsupported-media-type" | "multipart" | "unsupported-charset" | "unsupported-content-encoding";
  /** What would be accepted: media types, or content encodings. Empty for a charset. */
  readonly accepts: readonly string[];
  /** The package that would read it, if it is not installed. */
  readonly needs?: string;
}

/** The body did not arrive as it should. */
export interface TransferProblem {
  /**
   * `wrong-length`: the body is not as long as the Content-Length. `malformed-encoding`: it cannot be decompressed.
   * `malformed-multipart`: it is not what `multipart/form-data` should be.
   * `too-slow`: it took longer than `timeout`. `aborted`: the client disconnected. `already-read`: something else has
   * read the body before.
   */
  readonly code:
    | "wrong-length"
    | "malformed-encoding"
    | "malformed-multipart"
    | "too-slow"
    | "aborted"
    | "already-read";
}

/**
 * The body grows too much when it is decompressed.
 *
 * - `ratio-too-large`: the body is more than `maxRatio` times as long as what was sent
 */
export interface RatioProblem {
  readonly code: "ratio-too-large";
  /** The option `maxRatio`. */
  readonly limit: number;
}

/**
 * The function `verify` rejected the body.
 *
 * - `verify-failed`: the function `verify` threw or returned `false`
 */
export interface VerifyProblem {
  readonly code: "verify-failed";
  /** What it threw; undefined if it returned `false`. */
  readonly cause: unknown;
}

/** One issue that a schema found. */
export interface FieldIssue {
  /** The name of the field as a form writes it, such as `user[age]`; "" if the issue is about the whole form. */
  readonly name: string;
  /** The keys that lead to the value. */
  readonly path: readonly PropertyKey[];
  /** The schema's own sentence. */
  readonly message: string;
  /** The place of the field in the body, in bytes: its name and its value. Empty, at the end, if there is no such field. */
  readonly start: number;
  readonly end: number;
}

/**
 * The schema rejected the values.
 *
 * - `invalid`: the schema rejected the values
 */
export interface SchemaProblem {
  readonly code: "invalid";
  readonly issues: readonly FieldIssue[];
  /** The place of the first issue. */
  readonly start: number;
  readonly end: number;
}

/** Why a form was rejected, without status and message. */
export type FormProblem =
  | BodyError
  | NestedError
  | HeaderProblem
  | TransferProblem
  | RatioProblem
  | VerifyProblem
  | SchemaProblem;

/** Every code of a {@link FormFailure}. */
export type FormFailureCode = FormProblem["code"];

/** Why a form was rejected. */
export type FormFailure = FormProblem & {
  /** The HTTP status to answer with. */
  readonly status: number;
  /** One sentence in English, which the client may see. */
  readonly message: string;
  /**
   * The place, in bytes of the decompressed body, or in UTF-16 code units of the name of the pair `index`. Both are 0 if
   * the failure is not about a place of the body.
   */
  readonly start: number;
  readonly end: number;
  /**
   * Whether a part of the body was not read from a `Request`, so that the connection has to end with the answer. On Node,
   * `sendProblem` and the frameworks see that for themselves.
   */
  readonly unread?: boolean;
};
