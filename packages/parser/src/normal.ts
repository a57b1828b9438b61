import { isWhole, normalLength } from "#fast";

/**
 * Returns true if `input` is in normal form: an absolute URL that serializes to itself. Law: `parseComponents` then
 * returns `input`. Most real URLs are in normal form, and one linear test recognizes them.
 *
 * ```
 * normal = ( web authority / file host ) path [ "?" query ] [ "#" fragment ] / other
 * web    = ( a special scheme but "file" ) "://"                authority = host [ ":" port ]
 * file   = "file://"                                            host      = [ domain ] but not "localhost"
 * host   = domain / IPv4 address / IPv6 address                 ; addresses, and URLs of other schemes, are recognized
 * other  = a URL whose scheme is not special                    ; with the accelerators only
 * domain = lower-case; its last label is not part of an IPv4 address
 * port   = a number below 60000 without a leading zero, no default port of any of the schemes
 * path   = 1*( "/" segment )                                    ; nothing to percent-encode, no dot segment, none
 *                                                               ; is a drive letter "C|"
 * ```
 * This is a grammar built from the encoder's own sets, not a second parser: `parseComponents` parses everything that it
 * does not recognize.
 */
export function isNormal(input: string): boolean {
  const end = normalLength(input);
  return end > 0 && (isWhole(input, end) || input.indexOf(":") === end);
}

/**
 * Returns how far `input` is in normal form, or 0. With the accelerators, a result before the end says what comes next:
 *
 * ```
 * https://example.com:443/a   https://EXAMPLE.com/a   https://example.com/a?q   https://example.com/a b
 *                    ^                           ^                         ^                         ^
 * ```
 * - at the first ":", nothing needs work: the scheme is not special
 * - directly behind the first ":", nothing is known: the scheme is not special
 * - behind "://", nothing is known of the authority and what follows, but that it does not start with a slash
 * - at another ":" or an "@", the authority needs work, and nothing is known of what follows
 * - at another "/", the host needs work, and all that follows it is in normal form
 * - at a "?" or "#", nothing needs work: the path ends there
 * - otherwise, the unit at the result needs work; before a path, no host can have it
 */
export { normalLength } from "#fast";
