import { CallersError } from "./values.ts";

/** The comparisons that guard something: they never return true for a value of another kind. */
const GUARD = /^(?:equals|has|contains|match\w*|overlaps|is[A-Z]\w*|canParse|\w+Equals|agrees)$/;

/**
 * Returns what is wrong with the error that a call has thrown, or undefined. An error is right if it is the caller's
 * own, or if it is a TypeError or RangeError whose message starts with the name of one of the package's functions. Where
 * Web IDL converts to text, the language itself may say that it cannot.
 */
export function wrongWith(error: unknown, names: ReadonlySet<string>, isConverted: boolean): string | undefined {
  if (error instanceof CallersError) return undefined;
  if (!(error instanceof Error)) return `throws ${typeof error}`;
  // The error that `orThrow` throws for a failure.
  if ("code" in error && error.cause !== undefined) return undefined;
  const named = /^([A-Za-z]\w*)\b/.exec(error.message)?.[1];
  const ours = error instanceof TypeError || error instanceof RangeError;
  if (ours && named !== undefined && names.has(named)) return undefined;
  if (ours && DELEGATED.test(error.message)) return undefined;
  if (ours && isConverted && CONVERSION.test(error.message)) return undefined;
  return `throws ${error.name}: ${error.message.slice(0, 120)}`;
}

/**
 * The engine's messages for a value that cannot be converted to a string or a number, for a view of a detached buffer, and
 * for a proxy that was revoked.
 */
const CONVERSION =
  /^Cannot (?:convert (?:a Symbol value to a (?:string|number)|a BigInt value to a number|object to primitive value)|perform )/;

/** The message of a function of another package, which names its own argument. */
const DELEGATED = /^(?:create|percent)\w+: \w+ must be /;

/** Returns what is wrong with an error for arguments of wrong kinds: it has to name an argument, or an option. */
export function namesNone(error: unknown, parameters: readonly string[]): string | undefined {
  if (error instanceof CallersError) return undefined;
  const { message } = error as Error;
  const isNamed = ["option", ...parameters].some((parameter) => new RegExp(`\\b${parameter}\\b`).test(message));
  return isNamed ? undefined : `does not name the argument: ${message.slice(0, 120)}`;
}

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
