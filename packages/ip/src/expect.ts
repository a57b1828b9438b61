import { propertyOf, refuse } from "@url/result/internal";
import { type Pieces, readPieces } from "./pieces.ts";
import { isBytes } from "./words.ts";

/** Reads an address for a function that compares or guards. Throws a TypeError if `text` is not an address. */
export function expectAddress(text: unknown, where: string, name: string): Pieces {
  const read = typeof text === "string" ? readPieces(text) : undefined;
  return read?.ok ? read.value : refuseAddress(text, where, name);
}

export function refuseAddress(text: unknown, where: string, name: string): never {
  refuse(text, where, name, "an IP address");
}

/** Throws a TypeError if `value` is not a list. Strings and typed arrays are iterable too, but hold no texts. */
export function expectIterable(value: unknown, where: string, name: string, expected: string): void {
  const isObject = typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
  if (!isObject || typeof propertyOf(value, Symbol.iterator) !== "function") {
    refuse(value, where, name, expected);
  }
}

/** Checks the arguments of a function that looks up many addresses. Returns how many bytes an address has. */
export function expectBatch(family: unknown, bytes: unknown, where: string): 4 | 16 {
  if (family !== 4 && family !== 6) refuse(family, where, "family", "4 or 6", "number");
  if (!isBytes(bytes)) refuse(bytes, where, "bytes", "a Uint8Array");
  const size = family === 4 ? 4 : 16;
  if (bytes.length % size === 0) return size;
  throw new RangeError(`${where}: bytes must have a multiple of ${size} elements, but has ${bytes.length}.`);
}
