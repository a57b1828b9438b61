import { refuse } from "./refuse.ts";

export function expectString(value: unknown, where: string, name: string): void {
  if (typeof value !== "string") refuse(value, where, name, "a string");
}

export function expectBoolean(value: unknown, where: string, name: string): void {
  if (typeof value !== "boolean") refuse(value, where, name, "true or false");
}

export function expectFunction(value: unknown, where: string, name: string): void {
  if (typeof value !== "function") refuse(value, where, name, "a function");
}

/** A `Map`, or what has the same `get`. */
export function expectMap(value: unknown, where: string, name: string): void {
  if (typeof (value as Map<unknown, unknown> | null)?.get !== "function") refuse(value, where, name, "a Map");
}

/** Any object but a function; an array is one too. */
export function expectObject(value: unknown, where: string, name: string): void {
  if (typeof value !== "object" || value === null) refuse(value, where, name, "an object");
}

export function expectArray(value: unknown, where: string, name: string): void {
  if (!Array.isArray(value)) refuse(value, where, name, "an array");
}
