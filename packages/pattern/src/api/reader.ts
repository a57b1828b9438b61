import type { CompiledPattern } from "../create.ts";

type Reader = (value: unknown) => CompiledPattern | undefined;

/** Nothing is a `URLPattern` before the class exists. */
let read: Reader | undefined;

/** Called by the class, which alone can read its instances. Code that needs only this module does not get the class. */
export function setReader(reader: Reader): void {
  read = reader;
}

/** Returns the pattern of a `URLPattern`, or `undefined` for anything else. */
export function readPattern(value: unknown): CompiledPattern | undefined {
  return read?.(value);
}
