import { USERINFO } from "@url/percent";
import { anyOf, type LocatedURL } from "@url/serializer/internal";
import { canonicalizeAuthority } from "../authority.ts";
import { COLON, COMMERCIAL_AT, FULL_STOP, LEFT_SQUARE_BRACKET, SOLIDUS, SPACE } from "../code-points.ts";
import type { FatalError, URLError } from "../error.ts";
import { endOfMatch, outside, port, reference, sticky } from "../grammar.ts";
import { mendHost } from "./mend-host.ts";
import { mendPort } from "./mend-port.ts";
import { cleanEnd, mendAfterAuthority, mendTail } from "./mend-tail.ts";
import { host, otherAuthority } from "./normal-form.ts";
import { withoutHost, withoutScheme } from "./refuse.ts";
import { tidy } from "./tidy.ts";

/**
 * Parses and serializes a URL that needs work in one place: the host, the port, credentials, or anything in path, query and
 * fragment. `end` is what `normalLength` returned. Text that the parser reads otherwise than it is written is tidied, and
 * parsed by `parse`. Returns the error of a host or a port, and `undefined` for everything else, other errors included.
 * Law: any other result is that of `parseComponents`.
 */
export function mendURL(
  input: string,
  end: number,
  base: LocatedURL | undefined,
  parse: (text: string, base: LocatedURL | undefined) => string | URLError,
): string | URLError | undefined {
  const mended =
    end > 0 ? mendAt(input, end) : base === undefined ? (withoutScheme(input) ?? withoutHost(input)) : undefined;
  if (mended !== undefined) return mended;
  const text = tidy(input, end, base);
  const parsed = text === undefined ? undefined : parse(text, base);
  // An error of the tidied text has other ranges.
  return typeof parsed === "string" ? parsed : undefined;
}

/**
 * Parses and serializes a URL whose path is missing, and whose host is in normal form. Returns the error of the port, or of a
 * short text without a scheme, and `undefined` for everything else.
 *
 * ```
 * http://localhost:3000?q
 *                      ^ end
 * ```
 */
export function insertPath(input: string, base: LocatedURL | undefined): string | FatalError | undefined {
  // The pattern of the normal form takes 100 ns to fail for such a URL, and one that also matches it takes longer for all
  // others. Those that are so short are few.
  const { length } = input;
  return length > 32 || input.charCodeAt(length - 1) === SOLIDUS || input.indexOf("/", 8) !== -1
    ? undefined
    : insertPathInShort(input, base);
}

/** A function of its own: V8 inlines the looks before it, a tenth of the time of most URLs. */
function insertPathInShort(input: string, base: LocatedURL | undefined): string | FatalError | undefined {
  const end = endOfMatch(WITHOUT_PATH, input, 0);
  if (end === 0) return base === undefined ? withoutScheme(input) : undefined;
  if (end === input.length) return `${input}/`;
  return input.charCodeAt(end) === COLON
    ? mendPort(input, input.slice(0, input.indexOf(":")), end)
    : mendTail(input, `${input.slice(0, end)}/`, end, end, cleanEnd(input, end));
}

/** `insertPath` has found these. Bundlers remove calls of functions without a body. */
export function isOrigin(_input: string): undefined {}

/**
 * Mends what is at `end`. All before it is in normal form, or the host is what needs work.
 *
 * ```
 * https://EXAMPLE.com/a    https://user:pass@example.com/a    https://p@ss@b/    data:a
 *         ^ start    ^ end         ^ start  ^ host                    ^ end          ^ end
 * ```
 */
function mendAt(input: string, end: number): string | URLError | undefined {
  const colon = input.indexOf(":");
  if (end === colon) return input;
  const start = colon + "://".length;
  if (end < start) return mendOther(input);
  if (end === start) {
    return mendAfterCredentials(input, colon, start) ?? mendAuthority(input, colon, start);
  }
  const unit = input.charCodeAt(end);
  switch (unit) {
    case SOLIDUS:
      return mendHost(input, start, end);
    case COLON:
      return (
        mendIPv6(input, start, end) ??
        mendPort(input, input.slice(0, colon), end) ??
        mendAfterCredentials(input, colon, start) ??
        mendAuthority(input, colon, start)
      );
    case COMMERCIAL_AT:
      return mendAfterCredentials(input, colon, start) ?? mendAuthority(input, colon, start);
    default: {
      // A tab or a newline, which is removed first.
      if (unit > 0x08 && unit < 0x0e) return undefined;
      const pathStart = input.indexOf("/", start);
      // http://a b/
      //         ^ end
      return pathStart >= 0 && pathStart < end
        ? mendTail(input, "", 0, pathStart, end)
        : { code: "domain-to-ASCII", start: end, end: end + 1 };
    }
  }
}

/**
 * Writes the IPv6 address `input[start, end)` before a port again, if it changes. All that follows is in normal form then.
 *
 * ```
 * http://[0:0::1]:80/
 *        ^ start ^ end
 * ```
 */
function mendIPv6(input: string, start: number, end: number): string | URLError | undefined {
  if (input.charCodeAt(start) !== LEFT_SQUARE_BRACKET) return undefined;
  const mended = mendHost(input, start, end);
  return mended === input ? undefined : mended;
}

function mendAfterCredentials(input: string, colon: number, start: number): string | URLError | undefined {
  const host = input.includes("@", start) ? endOfMatch(CREDENTIALS, input, start) : 0;
  const end = host > 0 ? endOfMatch(AUTHORITY, input, host) : 0;
  if (end === 0 || end === input.length) return end === 0 ? undefined : input;
  return input.charCodeAt(end) === COLON
    ? mendPort(input, input.slice(0, colon), end)
    : mendTail(input, "", 0, input.indexOf("/", start), end);
}

/** Parses the authority as the component path does, and mends what follows it. */
function mendAuthority(input: string, colon: number, start: number): string | URLError | undefined {
  const end = endOfMatch(UNITS_OF_AUTHORITY, input, start);
  // A space at the end is trimmed.
  if (end === 0 || (end === input.length && input.charCodeAt(end - 1) <= SPACE)) return undefined;
  const authority = canonicalizeAuthority(input, start, end, input.slice(0, colon), true, undefined);
  return typeof authority === "string"
    ? mendAfterAuthority(input, input.slice(0, colon + 1) + authority, end)
    : authority;
}

/** Resolves dot segments behind an authority. Queries of schemes that are not special have another set. */
function mendOther(input: string): string | undefined {
  const pathStart = input.includes("/.") ? endOfMatch(OTHER_AUTHORITY, input, 0) : 0;
  const end = pathStart > 0 ? cleanEnd(input, pathStart) : 0;
  return end > 0 && input.charCodeAt(end) === FULL_STOP ? mendTail(input, "", 0, pathStart, end) : undefined;
}

const WITHOUT_PATH = /* @__PURE__ */ sticky(() => `${anyOf(0)}://${host()}(?:(?::${port()})?(?:$|(?=[?#]))|(?=:))`);
/** Credentials that serialize to themselves. Neither the username nor the password is empty. */
const CREDENTIALS = /* @__PURE__ */ credentials();
/** What follows them. Other hosts than those in normal form are parsed. */
const AUTHORITY = /* @__PURE__ */ sticky(() => `${host()}(?:(?::${port()})?/${reference()}|(?=:))`);

const OTHER_AUTHORITY = /* @__PURE__ */ sticky(() => `[^:]+://(?:${otherAuthority()})?(?=/)`);
/** An authority that a path, a query, a fragment, or nothing follows. Tabs and newlines would be removed. */
const UNITS_OF_AUTHORITY = /[^\t\n\r#/?\\]+(?:$|(?=[#/?]))/y;

function credentials(): RegExp {
  const text = `${outside(USERINFO)}+`;
  return new RegExp(`${text}(?::${text})?@`, "y");
}
