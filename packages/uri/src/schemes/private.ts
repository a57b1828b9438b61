import { schemeStatus } from "./status.ts";

/**
 * Returns true if `value` is a string that is named as RFC 7595 says for schemes of private use: it starts with two labels
 * of a domain name in reverse order, as in `com.example.mything`, and is not registered. Registered schemes with a "." in
 * their names, such as `iris.beep`, are not private.
 * @example isPrivateScheme("com.example.mything") // → true
 * @see https://www.rfc-editor.org/rfc/rfc7595#section-3.8
 */
export function isPrivateScheme(value: unknown): boolean {
  return typeof value === "string" && REVERSED_DOMAIN.test(value) && schemeStatus(value) === null;
}

// com.example.mything
//     ^ a label ends with a letter or a digit; what follows the second one is free
const REVERSED_DOMAIN = /^[a-z](?:[a-z\d-]*[a-z\d])?\.[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d+.-]+)?$/i;
