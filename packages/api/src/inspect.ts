/**
 * The name under which Node, Deno and Bun look for an object's own way to be printed. Registered, so it
 * is the same symbol without an import of `node:util`.
 */
export const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** `util.inspect`, as it hands itself to the method of that name. */
export type Inspect = (value: unknown, options: object) => string;
