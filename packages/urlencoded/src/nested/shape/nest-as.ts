import type { Result } from "@url/result";
import { expectOptions, expectPairs, propertyOf, refuse } from "@url/result/internal";
import { type Pairs, pairOf } from "../../pairs.ts";
import { nestFor } from "../nest.ts";
import {
  NESTED_OPTIONS,
  type NestedError,
  type NestedObject,
  type NestedOptions,
  type NestedValue,
} from "../options.ts";
import { arrange } from "./arrange.ts";
import { describe } from "./describe.ts";
import { createFindPair } from "./find-pair.ts";
import type { OutputOf, StandardIssue, StandardSchema } from "./standard.ts";

/**
 * What a schema rejected. `pairs[index][0].slice(start, end)` is the name that the first issue is about; if no pair has
 * it, `index` is the number of pairs, and the range is empty.
 *
 * - `mismatch`: the schema rejected the value
 */
export interface MismatchError {
  readonly code: "mismatch";
  readonly issues: readonly StandardIssue[];
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Makes an object of pairs, as `nest` does, and of the types that a schema expects: a {@link shape}, or a schema of zod,
 * arktype or valibot. So the schema decides what is a list, a number or a boolean, and not the sender. A schema that has no
 * JSON Schema gets text, lists and objects as `nest` makes them. Fails as `nest` does, and with `mismatch` and the schema's
 * issues. Takes linear time, apart from the schema.
 * @throws TypeError if `schema` is not a Standard Schema, or validates asynchronously; otherwise as `nest`
 * @example JSON.stringify(nestAs([["page", "2"]], shape({ page: number(), tags: list() }))) // → '{"ok":true,"value":{"page":2,"tags":[]}}'
 * @see https://standardschema.dev
 */
export function nestAs<Schema extends StandardSchema>(
  pairs: Pairs,
  schema: Schema,
  options: NestedOptions = {},
): Result<OutputOf<Schema>, NestedError | MismatchError> {
  expectArguments("nestAs", pairs, schema, options);
  // Pairs are read a second time to find the place of an issue.
  const list = Array.from(pairs, (pair) => pairOf(pair, "nestAs"));
  const input = inputFor("nestAs", list, schema, options);
  if (!input.ok) return input;
  const result = schema["~standard"].validate(input.value);
  if ("then" in result) {
    throw new TypeError(
      "nestAs: schema must not validate asynchronously; use nestInput, and validate what it returns.",
    );
  }
  if (result.issues === undefined) return { ok: true, value: result.value as OutputOf<Schema> };
  const index = createFindPair(list, options.dialect)(result.issues[0]?.path ?? []);
  const place = index === -1 ? { index: list.length, end: 0 } : { index, end: list[index]![0].length };
  return { ok: false, error: { code: "mismatch", issues: result.issues, start: 0, ...place } };
}

/**
 * Makes what {@link nestAs} lets the schema validate, for a schema that validates asynchronously. Fails as `nest` does.
 * @throws TypeError if `schema` is not a Standard Schema; otherwise as `nest`
 * @example JSON.stringify(nestInput([["page", "2"]], shape({ page: number(), tags: list() }))) // → '{"ok":true,"value":{"page":2,"tags":[]}}'
 * @see https://standardschema.dev
 */
export function nestInput(
  pairs: Pairs,
  schema: StandardSchema,
  options: NestedOptions = {},
): Result<unknown, NestedError> {
  expectArguments("nestInput", pairs, schema, options);
  return inputFor("nestInput", pairs, schema, options);
}

function expectArguments(where: string, pairs: Pairs, schema: StandardSchema, options: NestedOptions): void {
  expectOptions(options, where, NESTED_OPTIONS);
  expectPairs(pairs, where);
  if (typeof propertyOf(propertyOf(schema, "~standard"), "validate") !== "function")
    refuse(schema, where, "schema", "a Standard Schema");
}

function inputFor(where: string, pairs: Pairs, schema: StandardSchema, options: NestedOptions) {
  const sources = new Map<NestedValue, NestedObject>();
  const described = describe(schema);
  // All values of a list are kept. Without a description, nobody knows what is a list.
  const repeated = isOne(options.repeated) && Object.keys(described).length > 0 ? options.repeated : undefined;
  const nested = nestFor(where, pairs, repeated ? { ...options, repeated: "array" } : options, sources);
  const arrangement = { root: described, sources, repeated };
  return nested.ok ? { ...nested, value: arrange(nested.value, described, arrangement) } : nested;
}

function isOne(repeated: NestedOptions["repeated"]): repeated is "first" | "last" {
  return repeated === "first" || repeated === "last";
}
