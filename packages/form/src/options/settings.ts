import { DEFAULT_LIMITS } from "@url/urlencoded/internal";
import type { DialectName, NestedOptions } from "@url/urlencoded/nested";
import type { FormFailure } from "../failure/failure.ts";
import type { Schema } from "../value/schema.ts";
import type { FileOptions, FormFile } from "./files.ts";
import type { ContentEncoding, FormOptions, FormShape, RepeatedNames } from "./options.ts";
import { bytesOf } from "./size.ts";

/** The limits of `parseBody`. */
export interface Limits {
  readonly maxBytes: number;
  readonly maxPairs: number;
  readonly maxNameLength: number;
  readonly maxValueLength: number;
  readonly strict: boolean;
}

/** The options with their defaults, as an entry reads them for each request. */
export interface Settings {
  readonly limits: Limits;
  readonly maxRatio: number;
  readonly timeout: number;
  readonly patience: number;
  readonly streamAbove: number;
  readonly types: readonly string[];
  readonly encodings: readonly ContentEncoding[];
  readonly charset: string;
  readonly charsetField: boolean;
  readonly sentinel: boolean;
  readonly interpretNumericEntities: boolean;
  readonly shape: FormShape;
  /** How brackets in names are read, if they are. */
  readonly nested: NestedOptions | undefined;
  readonly repeated: RepeatedNames;
  readonly schema: Schema | undefined;
  readonly maxUpload: number;
  readonly onFile: ((file: FormFile, request: never) => unknown) | undefined;
  readonly onReject: ((failure: FormFailure, request: never) => void) | undefined;
  readonly verify: ((body: Uint8Array, request: never) => unknown) | undefined;
}

/** What a platform can decompress. */
export type Encodings = readonly ContentEncoding[];

export const FORM_TYPE = "application/x-www-form-urlencoded";
export const MULTIPART_TYPE = "multipart/form-data";

/** Copies the options, which were checked, so that they do not change afterwards. */
export function settingsOf(
  options: FormOptions<never> & FileOptions<never> = {},
  available: Encodings,
  other: FormShape,
): Settings {
  const maxBytes = bytesOf(options.maxBytes ?? DEFAULT_LIMITS.maxBytes);
  const { types = FORM_TYPE, schema, repeated } = options;
  const shape = options.shape ?? (schema === undefined ? other : dialectOf(schema));
  return {
    limits: {
      maxBytes,
      maxPairs: options.maxPairs ?? DEFAULT_LIMITS.maxPairs,
      maxNameLength: bytesOf(options.maxNameLength ?? DEFAULT_LIMITS.maxNameLength),
      maxValueLength: bytesOf(options.maxValueLength ?? maxBytes),
      strict: options.strict ?? false,
    },
    maxRatio: options.maxRatio ?? 100,
    timeout: options.timeout ?? 60_000,
    patience: options.patience ?? 5000,
    streamAbove: bytesOf(options.streamAbove ?? 256 * 1024),
    types: (typeof types === "string" ? [types] : types)
      .map((type) => type.trim().toLowerCase())
      // Only a schema says what is a file.
      .filter((type) => schema !== undefined || type !== MULTIPART_TYPE),
    encodings: options.encodings?.filter((encoding) => available.includes(encoding)) ?? available,
    charset: options.charset ?? "UTF-8",
    charsetField: options.charsetField ?? false,
    sentinel: options.sentinel ?? false,
    interpretNumericEntities: options.interpretNumericEntities ?? false,
    shape,
    nested: isDialect(shape) ? nestedOf(shape, options) : undefined,
    repeated: repeated ?? "mixed",
    schema,
    maxUpload: bytesOf(options.maxUpload ?? maxBytes),
    onFile: options.onFile,
    onReject: options.onReject,
    verify: options.verify,
  };
}

/** Returns the dialect of a form of `formOf`, and `"qs"` for another schema. */
function dialectOf(schema: Schema): FormShape {
  const { dialect, names } = schema as { readonly dialect?: FormShape; readonly names?: unknown };
  return names !== undefined && dialect !== undefined && isDialect(dialect) ? dialect : "qs";
}

/** Returns true for a shape that reads brackets in names. */
export function isDialect(shape: FormShape): shape is DialectName {
  return shape === "qs" || shape === "dot" || shape === "php" || shape === "rails";
}

function nestedOf(dialect: DialectName, { maxDepth, repeated }: FormOptions<never>): NestedOptions {
  // A list that is longer than `maxPairs` has no place in a form.
  return { dialect, maxDepth, maxWidth: Infinity, repeated: repeated === "mixed" ? "array" : repeated };
}
