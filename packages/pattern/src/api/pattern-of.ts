import { refuse } from "@url/result/internal";
import type { Pattern } from "../pattern.ts";
import { readPattern } from "./reader.ts";
import type { URLPattern } from "./url-pattern.ts";

/**
 * Returns the pattern of a `URLPattern`, for the functions that take one.
 * @throws TypeError if `value` is not a `URLPattern` of this package
 * @example patternOf(new URLPattern({ pathname: "/:id" })).pathname.groupNames // → ["id"]
 */
export function patternOf(value: URLPattern): Pattern {
  return readPattern(value) ?? refuse(value, "patternOf", "value", "a URLPattern of this package");
}
