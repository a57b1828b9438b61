import type { Taken } from "./takes.ts";
import { CallersError } from "./values.ts";

/** An argument that a call got in place of a good one. */
export interface Replaced {
  /** The parameter, and the properties that its type has. */
  readonly names: readonly string[];
  /**
   * "converted" if Web IDL makes text of it; "throws" if looking at it calls the caller's own code; "half" if a field of it
   * is wrong, which a function may never read.
   */
  readonly taken: Taken | "converted" | "throws" | "half";
  readonly value: unknown;
}

/**
 * Returns what is wrong with the error that the function `name` has thrown, or undefined. An error is right if it is the
 * caller's own, or if it says `name: argument must be this, not that`, of an argument that was replaced or of a property of
 * it: a TypeError if the type alone is wrong, a RangeError for a wrong value.
 */
export function wrongWith(error: unknown, name: string, replaced: readonly Replaced[]): string | undefined {
  if (error instanceof CallersError) return undefined;
  if (!(error instanceof Error)) return `throws ${typeof error}`;
  const { message } = error;
  // The error that `orThrow` throws for a failure.
  if (name === "orThrow" && "code" in error && replaced.every(({ taken }) => taken !== "no")) return undefined;
  if (replaced.some(({ taken, value }) => taken === "converted" && message === conversionError(value)))
    return undefined;
  const shown = `${error.name}: ${message.slice(0, 120)}`;
  if (!(error instanceof TypeError || error instanceof RangeError)) return `throws ${shown}`;
  if (!message.startsWith(`${name}: `)) return `does not name the function: ${shown}`;
  // An error about two arguments that fit their types, such as an offset and a text, names one in what it expects.
  const isOfType = error instanceof TypeError && replaced.some(({ taken }) => taken === "no");
  const subject = isOfType ? message.replace(/ must be .*$/s, "") : message;
  const named = replaced.filter(({ names }) =>
    names.some((one) => new RegExp(`\\b${one.replace(/s$/, "s?")}\\b`).test(subject)),
  );
  if (named.length === 0) return `does not name the argument: ${shown}`;
  if (error instanceof RangeError && named.every(({ taken }) => taken === "no")) return `is not a TypeError: ${shown}`;
  return SAYS.test(message) ? undefined : `does not say what was expected and what came: ${shown}`;
}

const SAYS = / must be .+, not .+\.$| has the unknown property "| cannot be read\.$/s;

/**
 * The engine's own message for what cannot be converted to text. Web IDL returns what ToString throws, whatever that is:
 * for a symbol, for an object without `toString`, for a revoked proxy.
 * @see https://webidl.spec.whatwg.org/#js-DOMString
 */
function conversionError(value: unknown): string | undefined {
  try {
    return void `${value}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns what is wrong with the value that a function has returned, or undefined. */
export function wrongAnswer(name: string, value: unknown, isHalf: boolean): string | undefined {
  if (/^is[A-Z]/.test(name) && typeof value !== "boolean") return `returns ${typeof value}`;
  return isHalf ? wrongText(value) : undefined;
}

/** Returns what is wrong with a text that was made of a missing or wrong field, or undefined. */
export function wrongText(value: unknown): string | undefined {
  const [found] = (typeof value === "string" && /undefined|NaN|\[object \w+\]/.exec(value)) || [];
  return found === undefined ? undefined : `returns text with "${found}"`;
}
