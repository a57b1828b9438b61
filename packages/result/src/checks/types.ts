import { refuse } from "./refuse.ts";

export function expectString(value: unknown, where: string): void {
  if (typeof value !== "string") refuse(value, where, "a string");
}

export function expectBoolean(value: unknown, where: string): void {
  if (typeof value !== "boolean") refuse(value, where, "true or false");
}

export function expectFunction(value: unknown, where: string): void {
  if (typeof value !== "function") refuse(value, where, "a function");
}

/** Any object but a function; an array is one too. */
export function expectObject(value: unknown, where: string): void {
  if (typeof value !== "object" || value === null) refuse(value, where, "an object");
}

export function expectArray(value: unknown, where: string): void {
  if (!Array.isArray(value)) refuse(value, where, "an array");
}
