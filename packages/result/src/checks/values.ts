import { type Check, refuse, refuseNumber } from "./refuse.ts";

/** A number of bytes, pairs, levels or code units that is not to be exceeded. */
export function expectLimit(value: unknown, where: string, name: string): void {
  if (value !== Infinity && !isNatural(value)) {
    refuseNumber(value, where, name, "a non-negative integer or Infinity");
  }
}

/** A number of code units from the start of a text. */
export function expectOffset(value: unknown, where: string, name: string): void {
  if (!isNatural(value)) refuseNumber(value, where, name, "a non-negative integer");
}

function isNatural(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** One of several strings. A value of another type than string is a TypeError, another string a RangeError. */
export function expectOneOf(value: unknown, allowed: readonly string[], where: string, name: string): void {
  if (!allowed.includes(value as string)) refuse(value, where, name, `"${allowed.join('" or "')}"`, "string");
}

/** `expectOneOf` as a check for `expectOptions`. */
export function oneOf(...allowed: readonly string[]): Check {
  return (value, where, name) => expectOneOf(value, allowed, where, name);
}
