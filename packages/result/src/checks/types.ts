import { refuseType } from "./refuse.ts";

// Nearly everything that is done with a revoked proxy throws; `typeof` and `ArrayBuffer.isView` never do.

/** A text argument: outside the classes of Web IDL, nothing is converted to text. */
export function expectText(value: unknown, where: string, name: string): void {
  if (typeof value !== "string") refuseType(value, where, name, "a string");
}

export function expectNumber(value: unknown, where: string, name: string): void {
  if (typeof value !== "number") refuseType(value, where, name, "a number");
}

/** A `Uint8Array` of any realm. Only bytes are a view, so that an object that calls itself one is rejected. */
export function expectBytes(value: unknown, where: string, name: string, or = ""): asserts value is Uint8Array {
  if (!isBytes(value)) refuseType(value, where, name, `${or}a Uint8Array`);
}

export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && (value as Uint8Array)[Symbol.toStringTag] === "Uint8Array";
}

export function expectBoolean(value: unknown, where: string, name: string): void {
  if (typeof value !== "boolean") refuseType(value, where, name, "true or false");
}

export function expectFunction(value: unknown, where: string, name: string): void {
  if (typeof unlessRevoked(value) !== "function") refuseType(value, where, name, "a function");
}

/** A `Map`, or what has the same `get`. */
export function expectMap(value: unknown, where: string, name: string): void {
  if (typeof propertyOf(value, "get") !== "function") refuseType(value, where, name, "a Map");
}

/** Any object but a function; an array is one too. */
export function expectObject(value: unknown, where: string, name: string): void {
  if (typeof unlessRevoked(value) !== "object" || value === null) refuseType(value, where, name, "an object");
}

export function expectArray(value: unknown, where: string, name: string): void {
  if (!isArray(value)) refuseType(value, where, name, "an array");
}

/** `Array.isArray`, which is false for a revoked proxy. */
export function isArray(value: unknown): value is unknown[] {
  return Array.isArray(unlessRevoked(value));
}

/** Returns `value`; undefined for a revoked proxy, which `typeof` does not tell from another. */
export function unlessRevoked<T>(value: T): T | undefined {
  try {
    Array.isArray(value);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns a property of `value`; undefined if there is none, or if reading it throws. */
export function propertyOf(value: unknown, name: PropertyKey): unknown {
  try {
    return (value as Record<PropertyKey, unknown> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}
