import type { DialectName } from "@url/urlencoded/nested";
import type { FormFailure } from "../failure/failure.ts";
import type { Schema } from "../value/schema.ts";
import type { Size } from "./size.ts";

/** A content encoding that can be decompressed. */
export type ContentEncoding = "gzip" | "deflate" | "br" | "zstd";

/** What happens to a name that occurs more than once. */
export type RepeatedNames = "mixed" | "first" | "last" | "array" | "error";

/**
 * What a form becomes: a {@link Form}, its `"pairs"`, an `"object"` of names and values, or an object with objects and lists
 * in it, by the brackets in names, as the dialect reads them.
 */
export type FormShape = "form" | "pairs" | "object" | DialectName;

/**
 * Which forms are accepted, and how they are read. Every option has a default. An unknown option is an error, because a
 * misspelt limit would otherwise be no limit.
 */
export interface FormOptions<Request = unknown> {
  /** The largest body, after decompression. The compressed body may not be longer either. The default is 1 MB. */
  readonly maxBytes?: Size | undefined;
  /** The largest number of pairs. The default is 10,000. */
  readonly maxPairs?: number | undefined;
  /** The longest name, in bytes as they are sent: `%41` is three. The default is 1,024. */
  readonly maxNameLength?: Size | undefined;
  /** The longest value, in bytes as they are sent. The default is `maxBytes`. */
  readonly maxValueLength?: Size | undefined;
  /** How many keys a name may have after its first, if names are read by their brackets. The default is that of the dialect. */
  readonly maxDepth?: number | undefined;
  /** How many times as long as the compressed body the body may be, from 64 KB on. The default is 100. */
  readonly maxRatio?: number | undefined;
  /** Whether a malformed "%", invalid UTF-8 and raw bytes beyond ASCII are errors. The default is `false`. */
  readonly strict?: boolean | undefined;
  /** How long the whole body may take, in milliseconds. The default is 60,000; `Infinity` means no limit. */
  readonly timeout?: number | undefined;
  /**
   * How long a rejected client may go on sending before it is disconnected, in milliseconds. Many clients read the
   * answer only after they have sent everything. The default is 5,000.
   */
  readonly patience?: number | undefined;
  /** A body up to this size is parsed at once, a larger one while it arrives. The default is 256 KB. */
  readonly streamAbove?: Size | undefined;

  /**
   * The media types that are forms. The default is `application/x-www-form-urlencoded`. Beside a `schema`, it may have
   * `multipart/form-data`, which has a `File` for each file. On Node, that needs the package `@fastify/busboy`.
   */
  readonly types?: string | readonly string[] | undefined;
  /** The content encodings that are decompressed; `[]` rejects all. The default is all that the platform has. */
  readonly encodings?: readonly ContentEncoding[] | undefined;
  /** The encoding of a form whose Content-Type has no `charset`, as a label. The default is UTF-8. */
  readonly charset?: string | undefined;
  /** Whether a field `_charset_` with a known label decides the encoding. The default is `false`. */
  readonly charsetField?: boolean | undefined;
  /**
   * Whether the first field named `utf8` is a sentinel: "✓" means UTF-8, and `&#10003;` means the declared encoding, or
   * windows-1252 if none is declared. The sentinel is left out. The default is `false`.
   */
  readonly sentinel?: boolean | undefined;
  /** Whether `&#9786;` becomes "☺" in a form that is not UTF-8. The default is `false`. */
  readonly interpretNumericEntities?: boolean | undefined;

  /**
   * What a form becomes. The default is `"form"` where a function returns it, and `"object"` where a framework keeps it as
   * its body. With a `schema`, only the dialect of its names, which is `"qs"` by default.
   */
  readonly shape?: FormShape | undefined;
  /**
   * What happens to a repeated name in an object: `"mixed"` makes a list of its values, but leaves a single value a
   * string, so the sender decides about the type; `"array"` always makes a list; `"first"` and `"last"` keep one value;
   * `"error"` rejects the form. The default is `"mixed"`. A dialect has no `"array"`. With a `schema`, `"first"` and
   * `"last"` are for what is not a list there; otherwise, several values of it are an issue.
   */
  readonly repeated?: RepeatedNames | undefined;
  /**
   * A schema that has the interface of Standard Schema, such as one of zod, valibot or arktype, or a `shape` of
   * `@url/urlencoded/nested`. It decides what is a list, an object, a number, a boolean or a date, and the form becomes what
   * it makes of that.
   */
  readonly schema?: Schema | undefined;
  /**
   * Receives the body before it is parsed, decompressed, for example to check a signature. If it throws, rejects or
   * returns `false`, the form is rejected, with the `status` of what was thrown, or 403.
   */
  readonly verify?: ((body: Uint8Array, request: Request) => unknown) | undefined;
  /**
   * Is called with each failure before it is answered or returned, for logs and monitoring, whatever `onError` is. What it
   * throws is ignored.
   */
  readonly onReject?: ((failure: FormFailure, request: Request) => void) | undefined;
}
