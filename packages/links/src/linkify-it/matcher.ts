import { expectOptions, expectText, oneOf } from "@url/result/internal";
import { linksIn } from "../find-links.ts";
import type { Link } from "../link.ts";
import { type FindOptions, settingsOf } from "../options.ts";
import { hrefOf } from "../parse-link.ts";

/** How {@link createMatcher} finds and writes links. */
export interface MatcherOptions extends FindOptions {
  /** The scheme of a link without one. The default is "https"; linkify-it has "http". */
  readonly defaultScheme?: "http" | "https" | undefined;
}

/** A link, as `match` of linkify-it returns it. Offsets are UTF-16 code units. */
export interface MatchedLink {
  /** The scheme with ":", as it is written; "" for a domain without one, and "mailto:" for every email address. */
  readonly schema: string;
  readonly index: number;
  readonly lastIndex: number;
  readonly raw: string;
  readonly text: string;
  /** The text with a scheme. */
  readonly url: string;
}

/** The methods of linkify-it that programs call. */
export interface LinkMatcher {
  /** Returns false only if the text has no link. It is faster than `test`. */
  pretest(text: string): boolean;
  test(text: string): boolean;
  match(text: string): MatchedLink[] | null;
  /** Returns the link with a scheme with which the text starts. */
  matchAtStart(text: string): MatchedLink | null;
}

/**
 * Creates an object with the methods of linkify-it, for programs that have a place for one.
 * @throws TypeError for an option of the wrong type, RangeError for a wrong value
 * @example createMatcher().match("See example.com.") // → [{ schema: "", index: 4, lastIndex: 15, raw: "example.com", text: "example.com", url: "https://example.com" }]
 * @see https://www.unicode.org/reports/tr58/
 */
export function createMatcher(options?: MatcherOptions): LinkMatcher {
  return matcherOf(options, options, "createMatcher");
}

/** `createMatcher` for the function `where`, which was given `given` and has defaults in `options`. */
export function matcherOf(
  given: MatcherOptions | undefined,
  options: MatcherOptions | undefined,
  where: string,
): LinkMatcher {
  settingsOf(given, where);
  const settings = settingsOf(options, where);
  expectOptions<Pick<MatcherOptions, "defaultScheme">>(given, where, {
    defaultScheme: oneOf("http", "https"),
  });
  const scheme = options?.defaultScheme ?? "https";
  const first = (text: string): Link | undefined => linksIn(text, settings).next().value as Link | undefined;
  return {
    pretest(text) {
      expectText(text, "pretest", "text");
      settings.triggers.lastIndex = 0;
      return settings.triggers.test(text);
    },
    test(text) {
      expectText(text, "test", "text");
      return first(text) !== undefined;
    },
    match(text) {
      expectText(text, "match", "text");
      const matches = Array.from(linksIn(text, settings), (link) => matchOf(link, scheme));
      return matches.length === 0 ? null : matches;
    },
    matchAtStart(text) {
      expectText(text, "matchAtStart", "text");
      const link = first(text);
      return link?.start === 0 && link.hasScheme ? matchOf(link, scheme) : null;
    },
  };
}

function matchOf(link: Link, scheme: string): MatchedLink {
  const { text, start, end, hasScheme, kind } = link;
  const schema = kind === "email" ? "mailto:" : hasScheme ? text.slice(0, text.indexOf(":") + 1) : "";
  const url = kind === "url" && !hasScheme ? `${scheme}://${text}` : hasScheme ? text : hrefOf(link);
  return { schema, index: start, lastIndex: end, raw: text, text, url };
}
