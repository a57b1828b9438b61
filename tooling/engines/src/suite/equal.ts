/**
 * Returns true if two values have the same contents, as Vitest's `toEqual` does: own enumerable properties, in depth,
 * where one that is `undefined` counts as absent. Unlike there, objects of different kinds are never equal.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || kind(a) !== kind(b)) return false;
  if (a instanceof Error)
    return a.message === (b as unknown as Error).message && a.name === (b as unknown as Error).name;
  if (a instanceof Map || a instanceof Set) return equal([...a], [...(b as unknown as Iterable<unknown>)]);
  // Absent items and those that are undefined differ only in the length.
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  if (ArrayBuffer.isView(a) && a.byteLength !== (b as unknown as ArrayBufferView).byteLength) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => equal(a[key], b[key]));
}

/** Returns true if `value` has everything that `part` has, in depth. Lists must have the same length. */
export function matches(value: unknown, part: unknown): boolean {
  if (!isObject(part) || !isObject(value)) return equal(value, part);
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.keys(part).every((key) => key in value && matches(value[key], part[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function kind(value: object): string {
  return Object.prototype.toString.call(value);
}
