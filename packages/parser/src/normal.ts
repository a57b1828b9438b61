import { FRAGMENT, PATH, type PercentEncodeSet, SPECIAL_QUERY } from "@url/percent";

/**
 * Is `input` in normal form: an absolute URL that the parser gives back as it is? Law: then the component
 * path (`parseComponents`) yields `input`. Most URLs of real life are, and one linear test tells.
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
 * It is a grammar, built from the encoder's own sets, and no second parser: what it does not recognise
 * takes the component path.
 */
export function isNormal(input: string): boolean {
  return input !== "" && normalLength(input) === input.length;
}

/** How far `input` is in normal form: at least through its authority and into its path, or 0. */
export function normalLength(input: string): number {
  // Unanchored at the end, because a pattern that must reach "$" goes all its ways back before it fails.
  NORMAL.lastIndex = 0;
  return input.length <= MAX_LENGTH && NORMAL.test(input) ? NORMAL.lastIndex : 0;
}

/** Is `input`, which `normalLength` gives 0 for, normal but for the final slash, as `https://example.com` is? */
export function isNormalWithoutPath(input: string): boolean {
  // Two searches keep most others, relative references above all, from being put together with a slash.
  const isOrigin = input.indexOf("/", "https://".length) === -1 && input.includes("//");
  return isOrigin && isNormal(`${input}/`);
}

/**
 * Does `input` begin with a scheme and an authority after which no URL fails: the ones above in any case,
 * up to a delimiter? Path, query and fragment take everything. Law: then the component path succeeds.
 */
export function hasPlainAuthority(input: string): boolean {
  return input.length <= MAX_LENGTH && PLAIN_AUTHORITY.test(input);
}

/**
 * V8 keeps a way back for each repetition, and its regular-expression stack ends at 64 MB. Nothing is gained
 * beyond: the test is a small part of what a long input costs.
 */
const MAX_LENGTH = 4096;

const UNIT = "[a-z0-9_-]";
const DOMAIN = `(?:[a-z0-9_.-]*\\.)?[a-z_]${UNIT}*\\.?`;
const WEB = "(?:https?|wss?|ftp)://";
const HOST_AND_PORT = `(?:${WEB}${DOMAIN}(?::(?!(?:21|80|443)(?!\\d))[1-9]\\d{0,3})?|file://(?!localhost(?:/|$))(?:${DOMAIN})?(?!/[A-Za-z]\\|))`;

const NORMAL = /* @__PURE__ */ normalForm();
const PLAIN_AUTHORITY = /^(?:https?|wss?|ftp):\/\/(?:[\w.-]*\.)?[A-Za-z_][\w-]*\.?(?::\d{0,4})?(?:[/?#\\]|$)/;

function normalForm(): RegExp {
  const path = `(?:/(?!\\.|%2[eE])${outside(PATH, "/\\\\")}*)+`;
  const query = `(?:\\?${outside(SPECIAL_QUERY, "")}*)?`;
  const fragment = `(?:#${outside(FRAGMENT, "")}*)?`;
  return new RegExp(HOST_AND_PORT + path + query + fragment, "y");
}

/** The class of the characters that are neither in `set`, as all beyond ASCII are, nor in `delimiters`. */
function outside({ members }: PercentEncodeSet, delimiters: string): string {
  return `[^${delimiters}${members.source.slice(1)}`;
}
