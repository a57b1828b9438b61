/**
 * Checks an argument or an option. `where` is what the message begins with: "parseBody: maxBytes".
 * Throws a TypeError for a wrong type, and a RangeError for a wrong value of the right type.
 */
export type Check = (value: unknown, where: string) => void;

/** Throws the TypeError that says what is expected and what was given. */
export function refuse(value: unknown, where: string, expected: string): never {
  throw new TypeError(message(value, where, expected));
}

/** The same as a RangeError: the type is right, the value is not. */
export function refuseValue(value: unknown, where: string, expected: string): never {
  throw new RangeError(message(value, where, expected));
}

function message(value: unknown, where: string, expected: string): string {
  return `${where} must be ${expected}, but is ${show(value)}.`;
}

/**
 * A value as messages show it: at most 40 units of a string, and no string with an "@", because it may be a URL with a
 * password. An object is shown by its type alone, because its `toString` may throw.
 */
function show(value: unknown): string {
  if (typeof value === "string") {
    if (value.includes("@")) return "a string with an @";
    return value.length > 40 ? `${JSON.stringify(value.slice(0, 40))}…` : JSON.stringify(value);
  }
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return `${value}n`;
  if (value === null || typeof value !== "object") return String(value);
  return Array.isArray(value) ? "an array" : "an object";
}
