import { defaultPort } from "@url/serializer/internal";
import { DIGIT_ZERO, SMALL_S, SOLIDUS } from "../code-points.ts";
import { cleanEnd, mendTail } from "./mend-tail.ts";

/**
 * Removes a default or an empty port, and accepts one of five digits. All before its ":" is in normal form. Returns
 * `undefined` for other ports, for credentials, and if the path is missing.
 *
 * ```
 * https://example.com:443/
 *                    ^ colon
 *                        ^ at
 * ```
 */
export function mendPort(input: string, colon: number): string | undefined {
  let port = 0;
  let at = colon + 1;
  for (; ; at++) {
    const digit = input.charCodeAt(at) - DIGIT_ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
    port = port * 10 + digit;
  }
  if (input.charCodeAt(at) !== SOLIDUS) return undefined;
  const isDefault = at === colon + 1 || port === defaultPort(input.charCodeAt(4) === SMALL_S ? "https" : "http");
  if (!isDefault && (port > 0xffff || input.charCodeAt(colon + 1) === DIGIT_ZERO)) return undefined;
  return mendTail(input, input.slice(0, isDefault ? colon : at), at, at, cleanEnd(input, at));
}
