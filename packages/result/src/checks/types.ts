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
