/**
 * Checks the argument or option `name` of the function `where`.
 * Throws a TypeError for a wrong type, and a RangeError for a wrong value of the right type.
 * The message is put together only for a wrong value, so that a check costs no more than its comparison.
 */
export type Check = (value: unknown, where: string, name: string) => void;

/**
 * Throws the error that says what is expected and what was given: a RangeError if `value` has the type `type`, and a
 * TypeError otherwise or without `type`.
 */
export function refuse(value: unknown, where: string, name: string, expected: string, type?: string): never {
  const ErrorClass = typeof value === type ? RangeError : TypeError;
  throw new ErrorClass(`${where}: ${name} must be ${expected}, not ${show(value)}.`);
}

/**
 * Throws the TypeError for a value whose type alone is wrong. A package of one or two KB calls this, because `refuse`
 * takes 0.15 KB more. Converting or reading the value could call its code, or throw, so that only its type is named.
 */
export function refuseType(value: unknown, where: string, name: string, expected: string): never {
  throw new TypeError(`${where}: ${name} must be ${expected}, not ${value === null ? value : typeof value}.`);
}

/**
 * Throws the error for a value that must be a number of some kind: a RangeError for another number, and a TypeError
 * otherwise. A package of one or two KB calls this, because `refuse` takes 0.1 KB more, for showing texts.
 */
export function refuseNumber(value: unknown, where: string, name: string, expected: string): never {
  if (typeof value !== "number") refuseType(value, where, name, expected);
  throw new RangeError(`${where}: ${name} must be ${expected}, not ${value}.`);
}

/**
 * A value as messages show it: at most 40 units of a string, and no string with an "@", because it may be a URL with a
 * password. An object is shown by its type alone, because its `toString` may throw.
 */
function show(value: unknown): string {
  if (Object(value) === value) return typeof value;
  if (typeof value !== "string") return String(value);
  if (value.includes("@")) return 'a string with "@"';
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
