import type { Result } from "@url/result";
import { expectKnown, type OptionChecks, oneOf, propertyOf, refuse } from "@url/result/internal";
import type { DialectName } from "@url/urlencoded/nested";
import { type Entries, partsOf } from "../body/multipart.ts";
import type { FormFailure } from "../failure/failure.ts";
import { report } from "../failure/report.ts";
import { FORM_OPTIONS } from "../options/checks.ts";
import { expectSchema } from "../options/schema.ts";
import { type Settings, settingsOf } from "../options/settings.ts";
import type { Size } from "../options/size.ts";
import type { FormResult } from "../reader.ts";
import type { Schema, SchemaOutput } from "../value/schema.ts";
import { validate } from "../value/validate.ts";

/** The options of {@link readFormData}. They mean what they mean for a body. */
export interface FormDataOptions {
  /** Whose rules names follow. The default is that of a form of `formOf`, or `"qs"`. */
  readonly shape?: DialectName | undefined;
  readonly repeated?: "mixed" | "first" | "last" | undefined;
  readonly maxPairs?: number | undefined;
  /** In bytes of UTF-8, as `maxValueLength`. */
  readonly maxNameLength?: Size | undefined;
  readonly maxValueLength?: Size | undefined;
  readonly maxDepth?: number | undefined;
  /** Receives each failure. */
  readonly onReject?: ((failure: FormFailure, data: unknown) => void) | undefined;
}

/** A `FormData`, as far as it is read. */
export interface FormDataEntries {
  entries(): Iterable<readonly [name: string, value: unknown]>;
  getAll(name: string): readonly unknown[];
}

/**
 * Reads a `FormData` that a framework has made of a body, as Next.js does for a Server Action. The body was limited by
 * the framework; names, values and their number are limited here. The issues of the schema have no place. The promise
 * rejects only with what the schema throws.
 * @throws TypeError if `data` is not a `FormData` or `schema` not a Standard Schema; TypeError or RangeError for a wrong option
 * @example typeof readFormData // → "function"
 * @see https://xhr.spec.whatwg.org/#interface-formdata
 */
export function readFormData<S extends Schema>(
  data: FormDataEntries,
  schema: S,
  options: FormDataOptions = {},
): Promise<Result<SchemaOutput<S>, FormFailure>> {
  for (const method of ["entries", "getAll"])
    if (typeof propertyOf(data, method) !== "function") refuse(data, "readFormData", "data", "a FormData");
  expectSchema(schema, "readFormData", "schema");
  expectKnown(options, "readFormData", "options", CHECKS);
  return read(data, schema, settingsOf({ ...options, schema }, [], "qs")) as ReturnType<typeof readFormData<S>>;
}

async function read(data: FormDataEntries, schema: Schema, settings: Settings): Promise<FormResult> {
  const parts = partsOf(data.entries() as Entries, settings);
  const result = parts.ok
    ? await validate(schema, parts.value.pairs, settings, () => ({ start: 0, end: 0 }), parts.value.restore)
    : parts;
  if (!result.ok) report(result.error, data, settings.onReject);
  return result;
}

const CHECKS: OptionChecks<FormDataOptions> = /* @__PURE__ */ (() => {
  const { maxPairs, maxNameLength, maxValueLength, maxDepth, onReject } = FORM_OPTIONS;
  return {
    shape: oneOf("qs", "dot", "php", "rails"),
    repeated: oneOf("mixed", "first", "last"),
    maxPairs,
    maxNameLength,
    maxValueLength,
    maxDepth,
    onReject,
  };
})();
