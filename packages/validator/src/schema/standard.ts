import type { Diagnostic } from "../diagnostic.ts";
import type { MessageKey, Messages } from "../messages.ts";
import { SCHEMA_EXPLANATIONS, type SchemaErrorCode } from "./explanations.ts";

/** What is wrong with a value. It is an issue of Standard Schema, with more than its message. */
export interface SchemaIssue {
  /** One sentence that says what is wrong. */
  readonly message: string;
  readonly code: Diagnostic["code"] | SchemaErrorCode;
  /** The range that the error is about, in UTF-16 code units of the value; empty if something is missing. */
  readonly start: number;
  readonly end: number;
  /** The whole value after a correction that the schema accepts, or null if none is known. */
  readonly correction: string | null;
  /** Absent: the value is text, so the issue is about all of it. Libraries put the path of the field here. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A JSON Schema, as an object. */
export type JSONSchemaObject = Record<string, unknown>;

/** Which JSON Schema is asked for: `draft-2020-12`, `draft-2019-09`, `draft-07` or `openapi-3.0`. */
export interface JSONSchemaTarget {
  readonly target: string;
}

/** A schema for text: it has the interfaces Standard Schema and Standard JSON Schema, and nothing else. */
export interface TextSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "@url/validator";
    /** Returns the value in normal form, or what is wrong with it. Never throws, and is never asynchronous. */
    readonly validate: (
      value: unknown,
    ) => { readonly value: string; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };
    readonly types?: { readonly input: string; readonly output: string } | undefined;
    readonly jsonSchema: {
      readonly input: (options: JSONSchemaTarget) => JSONSchemaObject;
      readonly output: (options: JSONSchemaTarget) => JSONSchemaObject;
    };
  };
}

/** What a schema does with text, and how it describes itself. */
export interface TextCheck {
  /** Returns the normal form, or the issues. */
  readonly check: (text: string) => string | readonly SchemaIssue[];
  readonly input: JSONSchemaObject;
  readonly output: JSONSchemaObject;
}

/** Makes the schema. `messages` has the sentence for a value that is not text. */
export function createSchema({ check, input, output }: TextCheck, messages: Partial<Messages> | undefined): TextSchema {
  return {
    "~standard": {
      version: 1,
      vendor: "@url/validator",
      validate(value) {
        if (typeof value !== "string") return { issues: [issueOf("not-text", 0, 0, null, messages)] };
        const answer = check(value);
        return typeof answer === "string" ? { value: answer } : { issues: answer };
      },
      jsonSchema: {
        input: (options) => describe(input, options),
        output: (options) => describe(output, options),
      },
    },
  };
}

/** Returns an issue that only a schema has. */
export function issueOf(
  code: SchemaErrorCode,
  start: number,
  end: number,
  correction: string | null,
  messages: Partial<Messages> | undefined,
  allowed = "",
): SchemaIssue {
  const sentence = messages?.[code as MessageKey] ?? SCHEMA_EXPLANATIONS[code].message;
  // A function, because "$" has a meaning in a replacement.
  return { message: sentence.replace("{allowed}", () => allowed), code, start, end, correction };
}

/** Returns a copy, because the caller may change it. The keywords that we use mean the same in all of the targets. */
function describe(schema: JSONSchemaObject, { target }: JSONSchemaTarget): JSONSchemaObject {
  if (!TARGETS.includes(target)) {
    throw new RangeError(
      `jsonSchema: the target must be one of ${TARGETS.join(", ")}, but is ${JSON.stringify(target)}.`,
    );
  }
  return { ...schema };
}

const TARGETS: readonly string[] = ["draft-2020-12", "draft-2019-09", "draft-07", "openapi-3.0"];
