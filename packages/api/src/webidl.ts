import { scalarValuesOf } from "@url/percent/internal";
import { knownItems } from "#fast";
import type { Pair } from "./list.ts";

/**
 * Converts to a USVString: a string without lone surrogates.
 * @throws TypeError for a symbol, and whatever the value's own `toString` throws
 * @see https://webidl.spec.whatwg.org/#js-USVString
 */
export function usvString(value: unknown): string {
  // A template alone takes 1 ns for a string, of 5 in all.
  return scalarValuesOf(typeof value === "string" ? value : `${value}`);
}

/** Converts an optional argument; `undefined` means that it was not given. */
export function optionalUSVString(value: unknown): string | undefined {
  return value === undefined ? undefined : usvString(value);
}

/** A code that Node documents, and a message. */
export type Complaint = readonly [code: string, message: string];

/**
 * Throws unless `holds` is true.
 * @throws TypeError with the code and the message of `complaint`
 */
export function expect(holds: boolean, complaint: Complaint): asserts holds {
  if (!holds) throw Object.assign(new TypeError(complaint[1]), { code: complaint[0] });
}

/**
 * Throws if a function was called with fewer arguments than it declares without a default: `name`, or a name and a value
 * where two are required.
 * @throws TypeError with the code `ERR_MISSING_ARGS`
 * @see https://webidl.spec.whatwg.org/#dfn-create-operation-function
 */
export function requireArguments(given: number, required: number, name = "name"): void {
  // The message is made for an error only.
  if (given < required) {
    const names = required > 1 ? 'name" and "value" arguments' : `${name}" argument`;
    expect(false, ["ERR_MISSING_ARGS", `The "${names} must be specified`]);
  }
}

/**
 * Throws the error of a method that was called on something other than an instance of the class `name`. Call it if the read
 * of a private field has thrown: checking for the field first took a tenth of the time of an iteration.
 * @throws TypeError with the code `ERR_INVALID_THIS`
 */
export function throwWrongThis(name: string): never {
  expect(false, ["ERR_INVALID_THIS", `Value of "this" must be of type ${name}`]);
}

/** Returns true if `value` is an Object in the language's sense, which includes functions. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" ? value !== null : typeof value === "function";
}

/** Returns the iterator method of `value`, which may not be a function, or `null` if it has none. */
export function iteratorMethodOf(value: object): unknown {
  return (value as Iterable<unknown>)[Symbol.iterator] ?? null;
}

/**
 * Converts an iterable with this iterator method to a sequence, each item by `convert`.
 * It calls the iterator by hand: unlike `for…of`, the conversion reads `@@iterator` once, and does not close
 * the iterator when an item fails.
 * @throws TypeError with the code and the message of `complaint` if the method is not a function, or an object is missing where the
 * iterator protocol has one
 * @see https://webidl.spec.whatwg.org/#js-sequence
 */
export function sequence<Item>(
  value: object,
  method: unknown,
  convert: (item: unknown) => Item,
  complaint: Complaint,
): Item[] {
  const known = knownItems(value, method, convert);
  if (known) return known;
  expect(typeof method === "function", complaint);
  const iterator = Reflect.apply(method as () => Iterator<unknown>, value, []);
  expect(isObject(iterator), complaint);
  const { next } = iterator;
  const items: Item[] = [];
  for (;;) {
    const result = Reflect.apply(next, iterator, []);
    expect(isObject(result), complaint);
    if (result.done) return items;
    items.push(convert(result.value));
  }
}

/**
 * Converts an object to a record of USVStrings. Names that the conversion makes equal become one entry, with the
 * place of the first one and the value of the last one.
 * @see https://webidl.spec.whatwg.org/#js-record
 */
export function record(value: object): Pair[] {
  const pairs: Pair[] = [];
  let isChanged = false;
  for (const key of Reflect.ownKeys(value)) {
    // Reads the property's descriptor, as Web IDL does, in half of the time.
    if ({}.propertyIsEnumerable.call(value, key)) {
      const name = usvString(key);
      isChanged ||= name !== key;
      pairs.push([name, usvString((value as Readonly<Record<PropertyKey, unknown>>)[key])]);
    }
  }
  // Keys are different, so that only a conversion makes two equal. A map for every object took half of the time.
  return isChanged ? [...new Map(pairs)] : pairs;
}
