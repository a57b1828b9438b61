import { type Check, refuse, refuseValue } from "./refuse.ts";

const LIMIT = "a non-negative integer or Infinity";

/** A number of bytes, pairs, levels or code units that is not to be exceeded. */
export function expectLimit(value: unknown, where: string): void {
  if (typeof value !== "number") refuse(value, where, LIMIT);
  if (!(value >= 0 && (value === Infinity || Number.isInteger(value)))) refuseValue(value, where, LIMIT);
}

/** One of several strings. A value of another type than string is a TypeError, another string a RangeError. */
export function expectOneOf(value: unknown, allowed: readonly string[], where: string): void {
  if (allowed.includes(value as string)) return;
  const expected = allowed.map((one) => JSON.stringify(one)).join(" or ");
  if (typeof value === "string") refuseValue(value, where, expected);
  refuse(value, where, expected);
}

/** `expectOneOf` as a check for `expectOptions`. */
export function oneOf(...allowed: readonly string[]): Check {
  return (value, where) => expectOneOf(value, allowed, where);
}

/** A check that allows `null` too. */
export function orNull(check: Check): Check {
  return (value, where) => {
    if (value !== null) check(value, where);
  };
}
