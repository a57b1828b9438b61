import { defaultPort } from "@url/serializer/internal";
import { DIGIT_ZERO, NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS, SPACE, TILDE } from "../code-points.ts";
import type { FatalError } from "../error.ts";
import { mendAfterAuthority } from "./mend-tail.ts";

/**
 * Removes a default or an empty port and leading zeros, accepts a port of five digits, and inserts a missing path behind any port. All before
 * its ":" is in normal form. Returns the error of a port that is
 * invalid or out of range, and `undefined` for other ports and for credentials.
 *
 * ```
 * https://example.com:443/
 *                    ^ colon
 *                        ^ at
 * ```
 */
export function mendPort(input: string, scheme: string, colon: number): string | FatalError | undefined {
  let port = 0;
  let at = colon + 1;
  for (; ; at++) {
    const digit = input.charCodeAt(at) - DIGIT_ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
    port = port * 10 + digit;
  }
  const isDefault = at === colon + 1 || port === defaultPort(scheme);
  const next = input.charCodeAt(at);
  const isEnd = at === input.length || next === SOLIDUS || next === QUESTION_MARK || next === NUMBER_SIGN;
  if (!isEnd) {
    // A password can have what a port cannot. A space may be trimmed.
    const isInvalid = next > SPACE && next <= TILDE && next !== REVERSE_SOLIDUS && !input.includes("@");
    return isInvalid ? { code: "port-invalid", start: at, end: at + 1 } : undefined;
  }
  if (port > 0xffff) return { code: "port-out-of-range", start: colon + 1, end: at };
  const head = input.slice(0, isDefault ? colon : at);
  // Written without leading zeros.
  const isOdd = !isDefault && input.charCodeAt(colon + 1) === DIGIT_ZERO;
  return mendAfterAuthority(input, isOdd ? input.slice(0, colon + 1) + port : head, at);
}
