import type { Result } from "@url/result";
import { createFindPair } from "@url/urlencoded/internal";
import { nestInput, type StandardResult } from "@url/urlencoded/nested";
import type { FieldRange } from "../body/field-ranges.ts";
import type { Pair } from "../body/pairs.ts";
import type { FieldIssue, FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import type { Settings } from "../options/settings.ts";
import type { Schema } from "./schema.ts";

type Validated = Result<unknown, FormFailure>;

/**
 * Returns what the schema of the settings makes of the pairs of a body. They are arranged as the schema says, so that it,
 * and not the sender, decides what is a list. Some schemas are asynchronous.
 */
export function validate(
  schema: Schema,
  pairs: readonly Pair[],
  settings: Settings,
  rangeOf: (index: number) => FieldRange,
  restore: (value: unknown) => unknown = (value) => value,
): Validated | Promise<Validated> {
  const { repeated, ...nested } = settings.nested!;
  const input = nestInput(pairs, schema, { ...nested, ...(repeated !== undefined && { repeated }) });
  if (!input.ok) return { ok: false, error: failureOf(input.error) };
  const finish = (result: StandardResult<unknown>): Validated =>
    result.issues === undefined
      ? { ok: true, value: result.value }
      : { ok: false, error: failureOfIssues(result.issues, pairs, settings, rangeOf) };
  const result = schema["~standard"].validate(restore(input.value));
  return result instanceof Promise ? result.then(finish) : finish(result);
}

function failureOfIssues(
  issues: NonNullable<StandardResult<unknown>["issues"]>,
  pairs: readonly Pair[],
  { nested }: Settings,
  rangeOf: (index: number) => FieldRange,
): FormFailure {
  const findPair = createFindPair(pairs, nested!.dialect);
  const found = issues.map(({ message, path = [] }): FieldIssue => {
    // A copy: the path of arktype is an array of a class of its own.
    const keys = Array.from(path, (step) => (typeof step === "object" ? step.key : step));
    const [first, ...rest] = keys.map(String);
    const name = (first ?? "") + rest.map((key) => (nested!.dialect === "dot" ? `.${key}` : `[${key}]`)).join("");
    return { name, path: keys, message, ...rangeOf(findPair(keys)) };
  });
  const { start = 0, end = 0 } = found[0] ?? {};
  return failureOf({ code: "invalid", issues: found, start, end });
}
