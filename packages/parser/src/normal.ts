import { FRAGMENT, PATH, type PercentEncodeSet, SPECIAL_QUERY } from "@url/percent";

/**
 * Returns true if `input` is in normal form: an absolute URL that serializes to itself. Law: `parseComponents` then
 * returns `input`. Most real URLs are in normal form, and one linear test recognizes them.
 *
 * ```
 * normal = ( web authority / file host ) path [ "?" query ] [ "#" fragment ]
 * web    = ( "http" / "https" / "ws" / "wss" / "ftp" ) "://"    authority = domain [ ":" port ]
 * file   = "file://"                                            host      = [ domain ] but not "localhost"
 * domain = [ *( unit / "." ) "." ] letter *unit [ "." ]         ; lower-case; a last label of an IPv4 address
 *                                                               ; would begin with a digit
 * port   = 1 to 4 digits without a leading zero, no default port of any of the schemes
 * path   = 1*( "/" segment )                                    ; nothing to percent-encode, no segment begins
 *                                                               ; with "." or "%2e", none is a drive letter "C|"
 * ```
 * This is a grammar built from the encoder's own sets, not a second parser: `parseComponents` parses everything that it
 * does not recognize.
 */
export function isNormal(input: string): boolean {
  return input !== "" && normalLength(input) === input.length;
}

/** Returns how far `input` is in normal form: at least through its authority and into its path, or 0. */
export function normalLength(input: string): number {
  // Not anchored at the end: a pattern that must reach "$" backtracks before it fails.
  NORMAL.lastIndex = 0;
  return input.length <= MAX_LENGTH && NORMAL.test(input) ? NORMAL.lastIndex : 0;
}

/** Returns true if only the final slash is missing, as in `https://example.com`. `normalLength` returns 0 for such an input. */
export function isNormalWithoutPath(input: string): boolean {
  // Two searches, so that no slash is appended to most other inputs, such as relative references.
  const isOrigin = input.indexOf("/", "https://".length) === -1 && input.includes("//");
  return isOrigin && isNormal(`${input}/`);
}

/**
 * V8 records a backtrack point for each repetition, and its regular-expression stack is limited to 64 MB. A longer input
 * would gain nothing: the test is a small part of its cost.
 */
export const MAX_LENGTH = 4096;

const NORMAL = /* @__PURE__ */ normalForm();

function normalForm(): RegExp {
  const domain = "(?:[a-z0-9_.-]*\\.)?[a-z_][a-z0-9_-]*\\.?";
  const web = `(?:https?|wss?|ftp)://${domain}(?::(?!(?:21|80|443)(?!\\d))[1-9]\\d{0,3})?`;
  const file = `file://(?!localhost(?:/|$))(?:${domain})?(?!/[A-Za-z]\\|)`;
  const path = `(?:/(?!\\.|%2[eE])${outside(PATH, "/\\\\")}*)+`;
  const query = `(?:\\?${outside(SPECIAL_QUERY, "")}*)?`;
  const fragment = `(?:#${outside(FRAGMENT, "")}*)?`;
  return new RegExp(`(?:${web}|${file})${path}${query}${fragment}`, "y");
}

/** Returns the character class of what is neither in `set`, which has everything beyond ASCII, nor in `delimiters`. */
function outside({ members }: PercentEncodeSet, delimiters: string): string {
  return `[^${delimiters}${members.source.slice(1)}`;
}
