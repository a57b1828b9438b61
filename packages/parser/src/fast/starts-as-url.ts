import { anyOf, type LocatedURL } from "@url/serializer/internal";
import { LEFT_SQUARE_BRACKET, SMALL_A, SMALL_Z, SPACE } from "../code-points.ts";
import { IN_LABEL, MAX_LENGTH, pattern } from "../grammar.ts";
import { addresses } from "./normal-form.ts";
import { withoutHost, withoutScheme } from "./refuse.ts";
import { webSchemeOf } from "./web-scheme.ts";

/**
 * Returns whether `input` can be parsed, if its start says so, and `undefined` otherwise: no path, query or fragment can
 * fail. Law: any other result is that of `parseComponents`.
 */
export function startsAsURL(input: string, base: LocatedURL | undefined): boolean | undefined {
  // One comparison for both limits, because most texts are within them, and V8 inlines so little code wherever it is called.
  return ((input.length - SHORT) >>> 0 <= MAX_LENGTH - SHORT && PLAIN.test(input)) || startsOtherwise(input, base);
}

function startsOtherwise(input: string, base: LocatedURL | undefined): boolean | undefined {
  if (base !== undefined || input.length > MAX_LENGTH) return undefined;
  if (input.length < SHORT) {
    // Text that people have typed so far is rejected sooner than the pattern fails.
    if (input === "" || withoutScheme(input) !== undefined || withoutHost(input) !== undefined) return false;
    if (PLAIN.test(input)) return true;
  }
  const unit = input.charCodeAt(0);
  const letter = unit | 0x20;
  if (unit > SPACE && (letter < SMALL_A || letter > SMALL_Z)) return false;
  const web = webSchemeOf(input);
  if (web === undefined) {
    const colon = input.indexOf(":");
    if (colon === -1) return false;
    if (!input.startsWith("//", colon + 1) && OTHER.test(input)) return true;
  }
  // Credentials can have what a host and a port cannot.
  if (input.includes("@")) return undefined;
  // http://[::1
  //        ^
  const start = web === undefined ? 0 : web.length + "://".length;
  const isOpen = input.charCodeAt(start) === LEFT_SQUARE_BRACKET && !input.includes("]");
  return (isOpen && input.startsWith("//", start - 2)) || REFUSED.test(input) ? false : undefined;
}

/** With fewer units, a URL has hardly begun. */
const SHORT = 9;

/** Matches the start of a special URL with an authority as in normal form, in upper or lower case. */
const PLAIN = /* @__PURE__ */ pattern(
  () => `${anyOf(0)}://(?:(?:[\\w.-]*\\.)?[A-Za-z_][\\w-]*\\.?|${addresses()})(?::\\d{0,4})?(?:[/?#\\\\]|$)`,
);

/** Matches the start of a URL of another scheme without an authority. */
const OTHER = /* @__PURE__ */ pattern(() => `(?!${anyOf(0)}:|file:)[a-z][a-z\\d+.-]*:(?!/?[\\t\\n\\r])`);

/**
 * Matches the start of a special URL without a host, with an unclosed bracket, a forbidden code point in the host, or an
 * address that cannot be one; and an authority with a port that cannot be one. A "%" would be decoded, a space at the end
 * is trimmed, and tabs and newlines are removed.
 */
const REFUSED = /* @__PURE__ */ pattern(() => {
  const units = `[.A-Z${IN_LABEL}]*`;
  const large = "(?:[3-9]\\d\\d|2[6-9]\\d|25[6-9]|[1-9]\\d{3,})";
  const ipv4 = `(?:(?:\\d+\\.){0,2}${large}(?:\\.\\d+)+|(?:\\d+\\.){3}(?:${large}|\\d+\\.\\d+))\\.?(?::\\d*)?(?:$|[/?#])`;
  const ipv6 = "\\[(?:[\\dA-Fa-f:.]*(?:$|[!-\\-/;-?G-Z\\\\^-`g-~])|[\\dA-Fa-f]+(?::[\\dA-Fa-f]+){0,6}\\])";
  const host = `$|[?#]|${ipv6}|${ipv4}|${units}[ <>^|](?=[!-~])(?![^/\\\\?#]*%)`;
  const port = '(?:[1-9]\\d{5}|[7-9]\\d{4}|6[6-9]\\d{3}|\\d*[!"$-.:->A-Z[\\]-~])';
  return `(?:[a-z][a-z\\d+.-]*://${units}:${port}|${anyOf(0)}:[/\\\\]*(?![/\\\\])(?:${host}))`;
});
