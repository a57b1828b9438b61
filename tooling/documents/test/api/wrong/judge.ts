import { CallersError } from "./values.ts";

/** The comparisons that guard something: they never return true for a value of another kind. */
const GUARD = /^(?:equals|has|contains|match\w*|overlaps|is[A-Z]\w*|canParse|\w+Equals|agrees)$/;

/**
 * Returns what is wrong with the error that a call has thrown, or undefined. An error is right if it is the caller's
 * own, if it is a TypeError or RangeError whose message starts with the name of one of the package's functions, or if
 * the language itself cannot convert the value to a string.
 */
export function wrongWith(error: unknown, names: ReadonlySet<string>): string | undefined {
  if (error instanceof CallersError) return undefined;
  if (!(error instanceof Error)) return `throws ${typeof error}`;
  // The error that `orThrow` throws for a failure.
  if ("code" in error && error.cause !== undefined) return undefined;
  const named = /^([A-Za-z]\w*)\b/.exec(error.message)?.[1];
  const ours = error instanceof TypeError || error instanceof RangeError;
  if (ours && named !== undefined && names.has(named)) return undefined;
  if (ours && CONVERSION.test(error.message)) return undefined;
  return `throws ${error.name}: ${error.message.slice(0, 120)}`;
}

/**
 * The engine's messages for a value that cannot be converted to a string or a number, and for a view of a detached
 * buffer.
 */
const CONVERSION =
  /^Cannot (?:convert (?:a Symbol value to a (?:string|number)|a BigInt value to a number|object to primitive value)|perform %TypedArray%\.prototype\.\w+ on)/;

/** Returns what is wrong with the value that a predicate has returned for a wrong argument, or undefined. */
export function wrongAnswer(name: string, value: unknown, isWrongKind: boolean): string | undefined {
  if (/^is[A-Z]/.test(name) && typeof value !== "boolean") return `returns ${typeof value}`;
  return isWrongKind && value === true && GUARD.test(name) ? "returns true" : undefined;
}

/** Returns what is wrong with a text that was made of a missing or wrong field, or undefined. */
export function wrongText(value: unknown): string | undefined {
  if (value === undefined) return "returns undefined";
  const [found] = (typeof value === "string" && /undefined|NaN|\[object \w+\]/.exec(value)) || [];
  return found === undefined ? undefined : `returns text with "${found}"`;
}
