import { FORBIDDEN_HOST_CODE_POINT } from "@url/host/internal";
import { C0_CONTROL, QUERY, USERINFO } from "@url/percent";
import { anyOf } from "@url/serializer/internal";
import { SMALL_A, SMALL_F, SMALL_H, SMALL_W } from "../code-points.ts";
import {
  absolutePath,
  domain,
  endOfMatch,
  fileWith,
  IN_LABEL,
  outside,
  port,
  queryAndFragment,
  sticky,
} from "../grammar.ts";
import { webSchemeOf } from "./web-scheme.ts";

/** See `normal.ts`. No scheme in normal form starts with anything but a small letter. */
export function normalLength(input: string): number {
  const unit = input.charCodeAt(0);
  if (unit < SMALL_A) return 0;
  // At most one of them matches. Special schemes begin with these letters; for one that does not, the order costs time alone.
  return unit === SMALL_H || unit === SMALL_W || unit === SMALL_F
    ? endOfMatch(NORMAL, input, 0) || (webSchemeOf(input) === undefined ? endOfMatch(OTHER, input, 0) : 0)
    : endOfMatch(OTHER, input, 0) || endOfMatch(NORMAL, input, 0);
}

/**
 * Matches URLs whose scheme is special. Besides normal form it matches URLs that need work in one place, up to where
 * `normalLength` says.
 */
const NORMAL = /* @__PURE__ */ sticky(() => {
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
  return `${anyOf(0)}:(?:${authority}|${hostToMend})|${fileWith(rest)}`;
});

/**
 * Returns the pattern of a host of a special URL that serializes to itself: a domain, an IPv4 address, or an IPv6 address
 * in which no piece is written as 0.
 */
export function host(): string {
  return domain(`|${addresses()}`);
}

/** Returns the alternatives for its addresses. */
export function addresses(): string {
  // Numbers up to 255, without a leading zero. Four alternatives for them are compiled in three times as long.
  const byte = "(?!0\\d|[3-9]\\d\\d|2[6-9]\\d|25[6-9])\\d{1,3}";
  return `(?:${byte}\\.){3}${byte}|${ipv6()}`;
}

function ipv6(): string {
  const piece = "[1-9a-f][\\da-f]{0,3}";
  const some = `(?:${piece}(?::${piece})*)?`;
  // Up to six pieces around "::" have six colons, except six on one side of it, which are left out.
  return `\\[(?:${piece}(?::${piece}){7}|(?!(?:[\\da-f]*:){7})${some}::${some})\\]`;
}

/**
 * Matches URLs whose scheme is not special. If all of the text is in normal form, the match ends before the ":" of the
 * scheme, where no other match ends, and otherwise behind it, unless a "?", a "#" or nothing follows there. A pattern of its
 * own, because an engine compiles one when it is first used: as one, they doubled the time of the first URL of a program.
 *
 * ```
 * other = scheme ":" ( "//" [ authority ] [ path ] / path / opaque path ) [ "?" query ] [ "#" fragment ]
 * ```
 */
const OTHER = /* @__PURE__ */ sticky(() => {
  const path = absolutePath();
  // An opaque path never ends with a space.
  const opaque = `(?:(?!/)${outside(C0_CONTROL, "?#")}*${outside(C0_CONTROL, " ?#")})?`;
  const rest = `(?://(?:${otherAuthority()})?(?:${path})?|(?!//)${path}|${opaque})${queryAndFragment(QUERY)}$`;
  return `(?!${anyOf(0)}:|file:)[a-z][a-z\\d+.-]*(?:(?=:${rest})|:(?=[^?#]))`;
});

/** Returns the pattern of an authority with a host that is not empty, of a scheme that is not special. */
function otherAuthority(): string {
  const userinfo = `${outside(USERINFO)}+`;
  const units = outside(C0_CONTROL, FORBIDDEN_HOST_CODE_POINT.source.slice(1, -1));
  const ports = "(?!0\\d)(?:[1-5]?\\d{1,4}|6[0-4]\\d{3})";
  return `(?:(?:${userinfo}(?::${userinfo})?|:${userinfo})@)?(?:${units}+|${ipv6()})(?::${ports})?`;
}
