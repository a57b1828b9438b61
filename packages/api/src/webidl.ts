/**
 * Converts to a USVString: a string without lone surrogates.
 * @throws TypeError for a symbol, and whatever the value's own `toString` throws
 * @see https://webidl.spec.whatwg.org/#js-USVString
 */
export function usvString(value: unknown): string {
  // A template throws on a symbol as the conversion must; `String(value)` would describe it.
  return `${value}`.replace(LONE_SURROGATES, "\ufffd");
}

/** The same for an optional argument, which `undefined` leaves out. */
export function optionalUSVString(value: unknown): string | undefined {
  return value === undefined ? undefined : usvString(value);
}

/**
 * Throws a TypeError when a function was called with fewer arguments than it declares without a default.
 * @see https://webidl.spec.whatwg.org/#dfn-create-operation-function
 */
export function requireArguments(given: number, required: number): void {
  if (given < required) throw new TypeError(`Not enough arguments: ${given} of ${required}`);
}

/** Is `value` an Object to the language? Functions are. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" ? value !== null : typeof value === "function";
}

/**
 * Converts an iterable to a sequence, each item by `convert`; `null` when `value` is not iterable.
 * Steps the iterator by hand: unlike `for…of` the conversion reads `@@iterator` once and does not close
 * the iterator when an item fails.
 * @see https://webidl.spec.whatwg.org/#js-sequence
 */
export function sequence<Item>(value: object, convert: (item: unknown) => Item): Item[] | null {
  const method = (value as Iterable<unknown>)[Symbol.iterator];
  if (method === undefined || method === null) return null;
  const iterator = object(Reflect.apply(method, value, []));
  const next = iterator.next;
  const items: Item[] = [];
  for (;;) {
    const result = object(Reflect.apply(next, iterator, []));
    if (result.done) return items;
    items.push(convert(result.value));
  }
}

/**
 * Converts an object to a record of USVStrings. Names that the conversion makes equal are one entry: the
 * first one's place, the last one's value.
 * @see https://webidl.spec.whatwg.org/#js-record
 */
export function record(value: object): Map<string, string> {
  const entries = new Map<string, string>();
  for (const key of Reflect.ownKeys(value)) {
    if (!Reflect.getOwnPropertyDescriptor(value, key)?.enumerable) continue;
    const name = usvString(key);
    entries.set(name, usvString(Reflect.get(value, key)));
  }
  return entries;
}

// biome-ignore lint/suspicious/noExplicitAny: what an iterator of the caller's holds is his
function object(value: unknown): any {
  if (isObject(value)) return value;
  throw new TypeError("Not an object");
}

// Under the u flag a pair is one code point, so the class meets lone surrogates only.
const LONE_SURROGATES = /[\ud800-\udfff]/gu;
