import { expectText } from "@url/result/internal";
import * as special from "./special-scheme.ts";

/**
 * Returns true if `scheme`, in lower case and without ":", is special.
 * @throws TypeError if `scheme` is not a string
 * @example isSpecialScheme("https") // → true
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export function isSpecialScheme(scheme: string): boolean {
  expectText(scheme, "isSpecialScheme", "scheme");
  return special.isSpecialScheme(scheme);
}

/**
 * Returns the default port of `scheme`, in lower case and without ":"; `null` if it has none.
 * @throws TypeError if `scheme` is not a string
 * @example defaultPort("https") // → 443
 * @see https://url.spec.whatwg.org/#default-port
 */
export function defaultPort(scheme: string): number | null {
  expectText(scheme, "defaultPort", "scheme");
  return special.defaultPort(scheme);
}
