import { anyOf } from "@url/serializer/internal";
import { hostToMend, isWhole, tailOfNormal } from "#fast";
import { absolutePath, domain, endOfMatch, port, queryAndFragment } from "./grammar.ts";

/**
 * Returns true if `input` is in normal form: an absolute URL that serializes to itself. Law: `parseComponents` then
 * returns `input`. Most real URLs are in normal form, and one linear test recognizes them.
 *
 * ```
 * normal = ( web authority / file host ) path [ "?" query ] [ "#" fragment ]
 * web    = ( a special scheme but "file" ) "://"                authority = domain [ ":" port ]
 * file   = "file://"                                            host      = [ domain ] but not "localhost"
 * domain = lower-case; its last label is not part of an IPv4 address
 * port   = 1 to 4 digits without a leading zero, no default port of any of the schemes
 * path   = 1*( "/" segment )                                    ; nothing to percent-encode, no dot segment, none
 *                                                               ; is a drive letter "C|"
 * ```
 * This is a grammar built from the encoder's own sets, not a second parser: `parseComponents` parses everything that it
 * does not recognize.
 */
export function isNormal(input: string): boolean {
  const end = normalLength(input);
  return end > 0 && isWhole(input, end);
}

/**
 * Returns how far `input` is in normal form, or 0. With the accelerators, a result before the end says what comes next:
 *
 * ```
 * https://example.com:443/a   https://EXAMPLE.com/a   https://example.com/a?q   https://example.com/a b
 *                    ^                           ^                         ^                         ^
 * ```
 * - at a ":" or "@", the authority needs work, and nothing is known of what follows
 * - at a "/", the host needs work, and all that follows it is in normal form
 * - at a "?" or "#", nothing needs work: the path ends there
 * - otherwise, the unit at the result needs work
 */
export function normalLength(input: string): number {
  return endOfMatch(NORMAL, input, 0);
}

/** Returns true if only the final slash is missing, as in `https://example.com`. `normalLength` returns 0 for such an input. */
export function isNormalWithoutPath(input: string): boolean {
  // Two searches, so that no slash is appended to most other inputs, such as relative references.
  const isOrigin = input.indexOf("/", "https://".length) === -1 && input.includes("//");
  return isOrigin && isNormal(`${input}/`);
}

const NORMAL = /* @__PURE__ */ normalForm();

function normalForm(): RegExp {
  const path = absolutePath();
  const tail = queryAndFragment();
  const rest = path + tailOfNormal(tail);
  // Not anchored at the end: a pattern that must reach "$" backtracks before it fails.
  const web = `${anyOf(0)}://(?:${domain()}(?:(?::${port()})?${rest}|(?=[:@]))${hostToMend(path + tail) ?? ""})`;
  const file = `file://(?!localhost(?:/|$))(?:${domain()})?(?!/[A-Za-z]\\|)${rest}`;
  return new RegExp(`${web}|${file}`, "y");
}
