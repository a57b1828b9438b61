import { anyOf, type LocatedURL } from "@url/serializer/internal";
import { COLON, COMMERCIAL_AT, LEFT_SQUARE_BRACKET, SOLIDUS } from "../code-points.ts";
import type { FatalError, URLError } from "../error.ts";
import { endOfMatch, port, sticky } from "../grammar.ts";
import { mendAuthority, mendStart } from "./mend-authority.ts";
import { mendHost } from "./mend-host.ts";
import { mendPort } from "./mend-port.ts";
import { cleanEnd, mendTail } from "./mend-tail.ts";
import { host } from "./normal-form.ts";
import { withoutHost, withoutScheme } from "./refuse.ts";
import { tidy } from "./tidy.ts";
import { webSchemeOf } from "./web-scheme.ts";

/**
 * Parses and serializes a URL that needs work in one place: the host, the port, credentials, or anything in path, query and
 * fragment. `end` is what `normalLength` returned. Text that the parser reads differently from how it is written is tidied, and
 * parsed by `parse`. Returns the error of a host or a port, and `undefined` for everything else, other errors included.
 * Law: any other result is that of `parseComponents`.
 */
export function mendURL(
  input: string,
  end: number,
  base: LocatedURL | undefined,
  parse: (text: string, base?: LocatedURL) => string | URLError,
): string | URLError | undefined {
  const mended =
    end > 0
      ? mendAt(input, end)
      : ((base === undefined ? (withoutScheme(input) ?? withoutHost(input)) : undefined) ??
        mendStart(input, base, parse));
  if (mended !== undefined) return mended;
  const text = tidy(input);
  const parsed = text === input ? undefined : parse(text, base);
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
  if (input.charCodeAt(4) !== COLON && input.charCodeAt(5) !== COLON) {
    const error = base === undefined ? withoutScheme(input) : undefined;
    if (error !== undefined || !input.includes("//")) return error;
  }
  const end = endOfMatch(WITHOUT_PATH, input, 0);
  if (end === 0) return undefined;
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
  const web = webSchemeOf(input);
  const colon = web === undefined ? input.indexOf(":") : web.length;
  if (end === colon) return input;
  const start = colon + "://".length;
  if (end < start) return mendOther(input, colon);
  const scheme = web ?? input.slice(0, colon);
  if (end === start) return mendAuthority(input, scheme, "", start);
  const unit = input.charCodeAt(end);
  switch (unit) {
    case SOLIDUS:
      return mendHost(input, start, end);
    case COLON:
      // An IPv6 address is not looked at before its port.
      return (
        (input.charCodeAt(start) === LEFT_SQUARE_BRACKET ? undefined : mendPort(input, scheme, end)) ??
        mendAuthority(input, scheme, "", start)
      );
    case COMMERCIAL_AT:
      return mendAuthority(input, scheme, "", start);
    default: {
      const pathStart = input.indexOf("/", start);
      if (pathStart >= 0 && pathStart < end) return mendTail(input, "", 0, pathStart, end);
      // http://a b/
      //         ^ end
      // A tab or a newline would be removed first.
      return unit > 0x08 && unit < 0x0e ? undefined : { code: "domain-to-ASCII", start: end, end: end + 1 };
    }
  }
}

/** Mends a URL of another scheme, if it has an authority. */
function mendOther(input: string, colon: number): string | URLError | undefined {
  return input.startsWith("//", colon + 1)
    ? mendAuthority(input, input.slice(0, colon), "", colon + "://".length, false)
    : undefined;
}

const WITHOUT_PATH = /* @__PURE__ */ sticky(() => `${anyOf(0)}://${host()}(?:(?::${port()})?(?:$|(?=[?#]))|(?=:))`);
