import type { Result } from "@url/result";
import { nest } from "@url/urlencoded/nested";
import type { Pair } from "../body/pairs.ts";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import type { Settings } from "../options/settings.ts";
import { createForm } from "./form.ts";
import { objectOf } from "./object.ts";

/** Returns what the options say a form without a schema becomes. */
export function arrangePairs(
  pairs: Pair[],
  { shape, nested, repeated }: Pick<Settings, "shape" | "nested" | "repeated">,
): Result<unknown, FormFailure> {
  if (nested !== undefined) {
    const result = nest(pairs, nested);
    return result.ok ? result : { ok: false, error: failureOf(result.error) };
  }
  if (shape === "object") return objectOf(pairs, repeated);
  return { ok: true, value: shape === "pairs" ? pairs : createForm(pairs) };
}
