import { URL } from "../url.ts";
import { URLSearchParams } from "../url-search-params.ts";
import { conforms } from "./probe.ts";

/**
 * Puts `URL` and `URLSearchParams` on `global` unless both are there and pass the probe. They go together:
 * `url.searchParams instanceof URLSearchParams` has to hold. The functions for blob URLs, which are no part
 * of the URL Standard, move over from the constructor that was there.
 */
export function install(global: object): void {
  if (conforms(global)) return;
  const { URL: old } = global as { URL?: Record<string, unknown> };
  define(global, "URL", URL, false);
  define(global, "URLSearchParams", URLSearchParams, false);
  for (const key of ["createObjectURL", "revokeObjectURL"]) {
    if (typeof old?.[key] === "function") define(URL, key, old[key], true);
  }
}

/** Web IDL: interface objects are not enumerable on the global, operations are enumerable on their interface. */
function define(holder: object, key: string, value: unknown, enumerable: boolean): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable, configurable: true });
}
