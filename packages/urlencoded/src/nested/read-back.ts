import type { Pair } from "../cut.ts";
import { nestFor } from "./nest.ts";
import type { NestedObject, NestedValue } from "./options.ts";
import type { WriteError, WriteOptions } from "./write-options.ts";

/** Returns the error `ambiguous` if `nest` does not read `expected` from `pairs`. It names the first key that differs. */
export function findAmbiguous(
  pairs: readonly Pair[],
  expected: NestedObject,
  { dialect, arrays }: WriteOptions,
): WriteError | undefined {
  const result = nestFor("unnest", pairs, {
    dialect,
    commas: arrays === "comma",
    maxDepth: Infinity,
    maxWidth: Infinity,
  });
  if (!result.ok) {
    const { index, start, end } = result.error;
    return { code: "ambiguous", name: pairs[index]![0], start, end };
  }
  for (const key of Object.keys(expected)) {
    if (!isEqual(expected[key]!, result.value[key])) return { code: "ambiguous", name: key, start: 0, end: key.length };
  }
  return undefined;
}

/** Compares without recursion, because depth has no limit. */
function isEqual(a: NestedValue, b: NestedValue | undefined): boolean {
  const stack: [unknown, unknown][] = [[a, b]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [expected, actual] = next;
    if (typeof expected !== "object" || typeof actual !== "object") {
      if (expected !== actual) return false;
      continue;
    }
    const keys = Object.keys(expected as object);
    if (Array.isArray(expected) !== Array.isArray(actual) || keys.length !== Object.keys(actual as object).length) {
      return false;
    }
    for (const key of keys) stack.push([(expected as NestedObject)[key], (actual as NestedObject)[key]]);
  }
  return true;
}
