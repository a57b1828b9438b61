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
  for (const key of Object.keys(expected)) {
    if (!result.ok || !isEqual(expected[key]!, result.value[key])) {
      return { code: "ambiguous", name: key, start: 0, end: key.length };
    }
  }
  return undefined;
}

/**
 * Returns true if all values of `a` are in `b`. Then nothing else is in `b`, because each pair makes one value, or a list
 * of those that commas separate. Without recursion, because depth has no limit.
 */
function isEqual(a: NestedValue, b: NestedValue | undefined): boolean {
  const stack: [NestedValue, unknown][] = [[a, b]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [expected, actual] = next;
    if (Array.isArray(expected) !== Array.isArray(actual)) return false;
    if (typeof expected === "string") {
      if (expected !== actual) return false;
    } else {
      for (const key of Object.keys(expected)) stack.push([(expected as NestedObject)[key]!, Object(actual)[key]]);
    }
  }
  return true;
}
