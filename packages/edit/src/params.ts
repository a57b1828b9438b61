import { expectObject, refuse } from "@url/result/internal";
import { serializePair } from "@url/urlencoded/internal";

/** What a parameter can be set to. It is written as `String` writes it. */
export type ParamValue = string | number | bigint | boolean;

/** Names and values: an object, or pairs, as a `Map`, a `URLSearchParams` and `parse` of `@url/urlencoded` have them. */
export type Params<Value = ParamValue> =
  | Iterable<readonly [name: string, value: Value]>
  | { readonly [name: string]: Value };

/**
 * Returns names and values as text. `null` is a value if `isNullable` is true.
 * @throws TypeError if `params`, an argument or option of the function `where`, is anything else
 */
export function entriesOf(params: unknown, where: string, name: string, isNullable = false): [string, string | null][] {
  expectObject(params, where, name);
  const entries: [string, string | null][] = [];
  const add = (key: unknown, value: unknown): void => {
    if (typeof key !== "string") refuse(key, where, `a name in ${name}`, "a string");
    const isAbsent = isNullable && value === null;
    if (!isAbsent && !VALUES.includes(typeof value)) refuse(value, where, `a value in ${name}`, VALUES.join(" or "));
    entries.push([key as string, isAbsent ? null : `${value}`]);
  };
  if (Symbol.iterator in (params as object)) {
    for (const pair of params as Iterable<unknown>) {
      if (!Array.isArray(pair) || pair.length !== 2) refuse(pair, where, name, "pairs of a name and a value");
      add((pair as unknown[])[0], (pair as unknown[])[1]);
    }
  } else {
    for (const key of Object.keys(params as object)) add(key, (params as Record<string, unknown>)[key]);
  }
  return entries;
}

const VALUES = ["string", "number", "bigint", "boolean"];

/** Writes a pair as a form does; a space becomes "%20", which every reader of a query understands, or "+". */
export function writePair(name: string, value: string, space?: string): string {
  const pair = serializePair([name, value]);
  // A "+" of the text is "%2B" by now.
  return space === "+" || !pair.includes("+") ? pair : pair.replace(/\+/g, "%20");
}

/** Writes all pairs of `params`. */
export function writeQuery(params: Params, where: string): string {
  return entriesOf(params, where, "params")
    .map(([name, value]) => writePair(name, value!))
    .join("&");
}
