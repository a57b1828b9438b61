import { FORBIDDEN_HOST_CODE_POINT } from "@url/host/internal";
import { C0_CONTROL, QUERY, USERINFO } from "@url/percent";
import { anyOf } from "@url/serializer/internal";
import { absolutePath, domain, fileWith, IN_LABEL, outside, port, queryAndFragment, sticky } from "../grammar.ts";

/**
 * Recognizes URLs of all kinds. Besides normal form it matches URLs that need work in one place, up to where
 * `normalLength` says.
 */
export function normalForm(): RegExp {
  const path = absolutePath();
  const tail = queryAndFragment();
  // If query and fragment are in normal form up to the end of the text, the match ends before them:
  // https://example.com/a?q#f   https://example.com/a?q#f g
  //                      ^                             ^
  const rest = `${path}(?:$|(?=${tail}$)|${tail})`;
  // A key in hexadecimal, as in https://0123abcd@example.com/, would be tried at each of its units.
  const hostOrKey = host().replace("[g-wyz]", "$&|(?=@)");
  const authority = `//${hostOrKey}(?:(?::${port()})?${rest}|(?=[:@]))`;
  // The match ends after a host in ASCII that alone needs work, at a forbidden code point of one, and before any other
  // authority that needs work.
  const units = `.A-Z${IN_LABEL}`;
  const end = `${path}${tail}$`;
  // A "%" would be decoded, and credentials can have what a host cannot. A space at the end is trimmed.
  const forbidden = "[ <>^|](?=[!-~])(?![^/\\\\?#]*[@%])";
  const hostToMend = `//(?:[${units}]+(?=${end}|${forbidden})|\\[[\\dA-Fa-f:.]+\\](?::${port()})?(?=${end})|(?=[^/\\\\?#]))`;
  // Not anchored at the end: a pattern that must reach "$" backtracks before it fails.
  return sticky(() => `${anyOf(0)}:(?:${authority}|${hostToMend})|${fileWith(rest)}|${other()}`);
}

/**
 * Returns the pattern of a host of a special URL that serializes to itself: a domain, an IPv4 address, or an IPv6 address
 * in which no piece is written as 0.
 */
export function host(): string {
  return domain(`|${addresses()}`);
}

/** Returns the alternatives for its addresses. */
export function addresses(): string {
  const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
  const piece = "[1-9a-f][\\da-f]{0,3}";
  const some = `(?:${piece}(?::${piece})*)?`;
  // Up to six pieces around "::" have six colons, except six on one side of it, which are left out.
  const ipv6 = `\\[(?:${piece}(?::${piece}){7}|(?!(?:[\\da-f]*:){7})${some}::${some})\\]`;
  return `(?:${byte}\\.){3}${byte}|${ipv6}`;
}

/**
 * Returns the pattern of a URL whose scheme is not special. If all of the text is in normal form, the match ends before the
 * ":" of the scheme, where no other match ends, and otherwise behind it, unless a "?", a "#" or nothing follows there.
 *
 * ```
 * other = scheme ":" ( "//" [ authority ] [ path ] / path / opaque path ) [ "?" query ] [ "#" fragment ]
 * ```
 */
function other(): string {
  const path = absolutePath();
  // An opaque path never ends with a space.
  const opaque = `(?:(?!/)${outside(C0_CONTROL, "?#")}*${outside(C0_CONTROL, " ?#")})?`;
  const rest = `(?://(?:${otherAuthority()})?(?:${path})?|(?!//)${path}|${opaque})${queryAndFragment(QUERY)}$`;
  return `(?!${anyOf(0)}:|file:)[a-z][a-z\\d+.-]*(?:(?=:${rest})|:(?=[^?#]))`;
}

/** Returns the pattern of an authority with a host that is not empty, of a scheme that is not special. */
function otherAuthority(): string {
  const userinfo = `${outside(USERINFO)}+`;
  const units = outside(C0_CONTROL, FORBIDDEN_HOST_CODE_POINT.source.slice(1, -1));
  const ports = "(?:0|[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3})";
  return `(?:(?:${userinfo}(?::${userinfo})?|:${userinfo})@)?(?:${units}+|${addresses()})(?::${ports})?`;
}
