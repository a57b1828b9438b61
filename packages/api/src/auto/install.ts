import { URL, URLSearchParams } from "../index.ts";
import { conforms } from "./probe.ts";

/**
 * Puts `URL` and `URLSearchParams` on `global`, unless both classes are there and pass the probe. If one class fails,
 * both are replaced: `url.searchParams instanceof URLSearchParams` has to hold. What belongs to the old `URL` but not to
 * the URL Standard is carried over: the functions for blob URLs, and the alias `webkitURL` if there is one.
 */
export function install(global: object): void {
  if (conforms(global)) return;
  const old = readURL(global);
  define(global, "URL", URL, false);
  define(global, "URLSearchParams", URLSearchParams, false);
  if ("webkitURL" in global) define(global, "webkitURL", URL, false);
  for (const key of ["createObjectURL", "revokeObjectURL"]) {
    if (typeof old?.[key] === "function") define(URL, key, old[key], true);
  }
}

/** A global can be a getter that throws, which is one way to fail the probe. */
function readURL(global: object): Record<string, unknown> | undefined {
  try {
    return (global as { URL?: Record<string, unknown> }).URL;
  } catch {
    return undefined;
  }
}

/** Web IDL: interface objects are not enumerable on the global, operations are enumerable on their interface. */
function define(holder: object, key: string, value: unknown, enumerable: boolean): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable, configurable: true });
}
