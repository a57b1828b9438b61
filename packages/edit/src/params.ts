import { scalarValuesOf } from "@url/percent/internal";
import { expectPair, expectPlain, expectText, isArray, propertyOf, refuseType } from "@url/result/internal";

/** One value of a parameter. It is written as `String` writes it. */
export type ParamValue = string | number | bigint | boolean;

/**
 * What a parameter can be set to: one value, or an array with a value for each pair. `undefined` leaves the name alone,
 * and `null` says that it has no value; both are left out of an array.
 */
export type ParamValues = ParamValue | null | undefined | readonly (ParamValue | null | undefined)[];

/**
 * Names and values: an object, or pairs, as a `Map`, a `URLSearchParams` and `parse` of `@url/urlencoded` have them. All
 * pairs count, also several with one name.
 */
export type Params = Iterable<readonly [name: string, value: ParamValues]> | { readonly [name: string]: ParamValues };

/** A name with one of its values as text, or with `null` if it has none. */
export type Entry = readonly [name: string, value: string | null];

/**
 * Returns a name and a value for each pair.
 * @throws TypeError if `params`, an argument or option of the function `where`, is neither pairs nor a plain object
 */
export function entriesOf(params: unknown, where: string, name: string): Entry[] {
  const entries: Entry[] = [];
  if (typeof params !== "object" || propertyOf(params, Symbol.iterator) === undefined) {
    expectPlain(params, where, name);
    for (const key of Object.keys(params as object)) {
      addEntries(entries, key, (params as Record<string, unknown>)[key], where, name);
    }
  } else {
    for (const pair of params as Iterable<unknown>) {
      expectPair(pair, where, name);
      addEntries(entries, pair[0], pair[1], where, name);
    }
  }
  return entries;
}

function addEntries(entries: Entry[], key: string, value: unknown, where: string, name: string): void {
  // Most values are text, for which the loop takes 30 ns.
  if (typeof value === "string") return void entries.push([key, value]);
  const { length } = entries;
  for (const each of isArray(value) ? value : [value]) {
    if (each === undefined || each === null) continue;
    if (typeof each !== "string" && !/^(?:number|bigint|boolean)$/.test(typeof each)) {
      refuseType(each, where, `a value in ${name}`, "text, a number, a boolean or an array");
    }
    entries.push([key, `${each}`]);
  }
  // An empty list says the same as `null`.
  if (entries.length === length && value !== undefined) entries.push([key, null]);
}

/** An array of strings. */
export function expectTexts(texts: unknown, where: string, name: string): void {
  if (!isArray(texts)) refuseType(texts, where, name, "an array");
  for (const text of texts as unknown[]) expectText(text, where, name);
}

/**
 * Writes a pair as a form does, but a space as "%20", which every reader of a query understands; as "+" if `plus` is true.
 * Law: the same as `serialize` of `@url/urlencoded`, apart from the space. Its encoder would take 0.4 KB more.
 */
export function writePair(name: string, value: string, plus?: boolean): string {
  const pair = `${encodePart(name)}=${encodePart(value)}`;
  return plus ? pair.replace(/%20/g, "+") : pair;
}

/** @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set */
function encodePart(text: string): string {
  if (/^[\w*.-]*$/.test(text)) return text;
  const encoded = encodeURIComponent(scalarValuesOf(text));
  // What `encodeURIComponent` leaves and a form does not.
  return encoded.replace(/[!'()~]/g, (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Writes all pairs of `params`; a query without pairs is empty. */
export function writeQuery(params: Params, where: string): string {
  return entriesOf(params, where, "params")
    .flatMap(([name, value]) => (value === null ? [] : writePair(name, value)))
    .join("&");
}
