import { URL, URLSearchParams } from "../index.ts";
import { takeBlobURLs } from "../native/blob-urls.ts";
import { conforms } from "./probe.ts";

/**
 * Defines `URL` and `URLSearchParams` on `global`, unless both classes exist and pass the probe. If one class fails, both
 * are replaced, because `url.searchParams instanceof URLSearchParams` must hold. The new `URL` keeps what the old one had
 * beyond the URL Standard: the functions for blob URLs, and the alias `webkitURL` if there is one.
 */
export function install(global: object): void {
  if (conforms(global)) return;
  const old = readURL(global);
  define(global, "URL", URL);
  define(global, "URLSearchParams", URLSearchParams);
  if ("webkitURL" in global) define(global, "webkitURL", URL);
  takeBlobURLs(old);
}

/** Returns the global `URL`, or `undefined` if it is a getter that throws. Such a global fails the probe. */
function readURL(global: object): Record<string, unknown> | undefined {
  try {
    return (global as { URL?: Record<string, unknown> }).URL;
  } catch {
    return undefined;
  }
}

/** Web IDL: interface objects are not enumerable on the global. */
function define(global: object, key: string, value: unknown): void {
  Object.defineProperty(global, key, { value, writable: true, enumerable: false, configurable: true });
}
