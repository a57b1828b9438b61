import { anyOf, type LocatedURL } from "@url/serializer/internal";
import { NUMBER_SIGN, QUESTION_MARK, SPACE } from "../code-points.ts";
import type { FatalError } from "../error.ts";
import { endOfMatch, IN_LABEL, sticky } from "../grammar.ts";

/**
 * Returns the error of the commonest inputs that are not URLs, without a base: no scheme, no host, a forbidden code point
 * in the host, or an unclosed bracket. Returns `undefined` for everything else. Law: any other result is that of
 * `parseComponents`.
 *
 * ```
 * nope   http://?q   http://a b/   http://[::1/
 *               ^ end        ^ end           ^ end
 * ```
 */
export function refuse(input: string): FatalError | undefined {
  const { length } = input;
  if (input.indexOf(":") === -1) {
    // Spaces around are not part of the range.
    return input.charCodeAt(0) <= SPACE || input.charCodeAt(length - 1) <= SPACE
      ? undefined
      : { code: "missing-scheme-non-relative-URL", start: 0, end: length };
  }
  const end = endOfMatch(NO_HOST, input, 0);
  if (end === 0) return undefined;
  const bracket = input.indexOf("[");
  if (bracket !== -1 && bracket < end) return { code: "IPv6-unclosed", start: bracket, end };
  const unit = input.charCodeAt(end);
  return end === length || unit === QUESTION_MARK || unit === NUMBER_SIGN
    ? { code: "host-missing", start: end, end }
    : { code: "domain-to-ASCII", start: end, end: end + 1 };
}

/** Returns true if `refuse` returns an error. */
export function isRefused(input: string, base: LocatedURL | undefined): boolean {
  return base === undefined && refuse(input) !== undefined;
}

/** A "%" would be decoded, and credentials can have what a host cannot. A space at the end is trimmed. */
const NO_HOST = /* @__PURE__ */ sticky(
  () =>
    `${anyOf(0)}:[/\\\\]*(?:(?:\\[[\\da-f:.]*)?(?:$|(?=[?#]))|\\[[\\da-f:.]*(?=/)|[.A-Z${IN_LABEL}]*(?=[ <>^|][!-~])(?![^/\\\\?#]*[@%]))`,
);
