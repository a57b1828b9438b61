import { CallersError } from "./values.ts";

/** The functions that somebody guards with: about a thing of another kind they never say yes. */
const GUARD = /^(?:equals|has|contains|match\w*|overlaps|is[A-Z]\w*|canParse|\w+Equals|agrees)$/;

/**
 * What is wrong with the error that a call has thrown, if something is. An error is right if it is the caller's own,
 * if it is a TypeError or RangeError whose message starts with the name of one of the package's functions, or if the
 * language itself cannot make a text of the value.
 */
export function wrongWith(error: unknown, names: ReadonlySet<string>): string | undefined {
  if (error instanceof CallersError) return undefined;
  if (!(error instanceof Error)) return `throws ${typeof error}`;
  // What `orThrow` makes of a failure.
  if ("code" in error && error.cause !== undefined) return undefined;
  const named = /^([A-Za-z]\w*)\b/.exec(error.message)?.[1];
  const ours = error instanceof TypeError || error instanceof RangeError;
  if (ours && named !== undefined && names.has(named)) return undefined;
  if (ours && CONVERSION.test(error.message)) return undefined;
  return `throws ${error.name}: ${error.message.slice(0, 120)}`;
}

/** What the engine says when it cannot make a text or a number of a value, or cannot iterate a view of a detached buffer. */
const CONVERSION =
  /^Cannot (?:convert (?:a Symbol value to a (?:string|number)|a BigInt value to a number|object to primitive value)|perform %TypedArray%\.prototype\.\w+ on)/;

/** What is wrong with what a predicate has returned for a wrong argument, if something is. */
export function wrongAnswer(name: string, value: unknown, isWrongKind: boolean): string | undefined {
  if (/^is[A-Z]/.test(name) && typeof value !== "boolean") return `returns ${typeof value}`;
  return isWrongKind && value === true && GUARD.test(name) ? "returns true" : undefined;
}
