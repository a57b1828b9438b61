import { defaultPort } from "@url/serializer/internal";
import { DIGIT_ZERO, NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from "../code-points.ts";
import { cleanEnd, mendTail } from "./mend-tail.ts";

/**
 * Removes a default or an empty port, accepts one of five digits, and inserts a missing path behind any port. All before
 * its ":" is in normal form. Returns `undefined` for other ports and for credentials.
 *
 * ```
 * https://example.com:443/
 *                    ^ colon
 *                        ^ at
 * ```
 */
export function mendPort(input: string, scheme: string, colon: number): string | undefined {
  let port = 0;
  let at = colon + 1;
  for (; ; at++) {
    const digit = input.charCodeAt(at) - DIGIT_ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
    port = port * 10 + digit;
  }
  const isDefault = at === colon + 1 || port === defaultPort(scheme);
  if (!isDefault && (port > 0xffff || input.charCodeAt(colon + 1) === DIGIT_ZERO)) return undefined;
  const head = input.slice(0, isDefault ? colon : at);
  const next = input.charCodeAt(at);
  if (next === SOLIDUS) return mendTail(input, head, at, at, cleanEnd(input, at));
  if (at === input.length) return `${head}/`;
  return next === QUESTION_MARK || next === NUMBER_SIGN
    ? mendTail(input, `${head}/`, at, at, cleanEnd(input, at))
    : undefined;
}
