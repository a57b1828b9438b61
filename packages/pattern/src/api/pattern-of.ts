import { refuse } from "@url/result/internal";
import type { CompiledPattern } from "../create.ts";
import type { Pattern } from "../pattern.ts";
import type { URLPattern } from "./url-pattern.ts";

type Reader = (value: unknown) => CompiledPattern | undefined;

/** Nothing is a `URLPattern` before the class exists. */
let read: Reader | undefined;

/** Called by the class, which alone can read its instances. Code that needs only this module does not get the class. */
export function setReader(reader: Reader): void {
  read = reader;
}

/** Returns the pattern of a `URLPattern`, or `undefined` for anything else. */
export function readPattern(value: unknown): CompiledPattern | undefined {
  return read?.(value);
}

/**
 * Returns the pattern of a `URLPattern`, for the functions that take one.
 * @throws TypeError if `value` is not a `URLPattern` of this package
 * @example patternOf(new URLPattern({ pathname: "/:id" })).pathname.groupNames // → ["id"]
 */
export function patternOf(value: URLPattern): Pattern {
  return readPattern(value) ?? refuse(value, "patternOf", "value", "a URLPattern of this package");
}
