import type { Pairs } from "@url/urlencoded";
import { type DialectName, type NestedError, nest, stringify, type WriteError } from "@url/urlencoded/nested";

/** How one dialect reads the names of a form: as JSON, or why it refuses. */
export interface NestedView {
  readonly dialect: DialectName;
  readonly json: string | null;
  readonly error: NestedError | null;
}

/** What one dialect writes for an object, or why it refuses. */
export interface WrittenView {
  readonly dialect: DialectName;
  readonly text: string | null;
  readonly error: WriteError | null;
}

/** The dialects, each with the function whose rules it has. */
export const DIALECTS: Readonly<Record<DialectName, string>> = {
  qs: "qs.parse",
  dot: "qs.parse with allowDots",
  php: "PHP’s parse_str",
  rails: "Rack’s parse_nested_query",
};

const NAMES: readonly DialectName[] = ["qs", "dot", "php", "rails"];

/** Reads pairs in every dialect, side by side. */
export function nestAll(pairs: Pairs, maxDepth: number): NestedView[] {
  return NAMES.map((dialect) => {
    const result = nest(pairs, { dialect, maxDepth });
    return result.ok
      ? { dialect, json: JSON.stringify(result.value, null, 2), error: null }
      : { dialect, json: null, error: result.error };
  });
}

/** Writes the object that a JSON text has in every dialect; `null` for a text that is not JSON, or not of an object. */
export function stringifyAll(json: string): WrittenView[] | null {
  const value = readObject(json);
  if (value === null) return null;
  return NAMES.map((dialect) => {
    const result = stringify(value, { dialect });
    return result.ok ? { dialect, text: result.value, error: null } : { dialect, text: null, error: result.error };
  });
}

function readObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
