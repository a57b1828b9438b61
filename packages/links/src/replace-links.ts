import { expectFunction, expectText, refuseType } from "@url/result/internal";
import { linksIn } from "./find-links.ts";
import type { Link } from "./link.ts";
import { type FindOptions, settingsOf } from "./options.ts";

/**
 * Returns `text` with each link replaced by what `replace` returns; `null` leaves the link as it is.
 * @throws TypeError if an argument is of the wrong type, or `replace` returns something else, RangeError for a wrong option
 * @example replaceLinks("See example.com.", (link) => `<${link.text}>`) // → "See <example.com>."
 * @see https://www.unicode.org/reports/tr58/
 */
export function replaceLinks(text: string, replace: (link: Link) => string | null, options?: FindOptions): string {
  expectText(text, "replaceLinks", "text");
  expectFunction(replace, "replaceLinks", "replace");
  return replaceIn(text, replace, linksIn(text, settingsOf(options, "replaceLinks")), (rest) => rest);
}

/** Replaces `links`, which are in their order, and writes what is between them with `write`. */
export function replaceIn(
  text: string,
  replace: (link: Link) => string | null,
  links: Iterable<Link>,
  write: (text: string) => string,
): string {
  const pieces: string[] = [];
  let at = 0;
  for (const link of links) {
    const replaced = replace(link);
    if (replaced === null) continue;
    if (typeof replaced !== "string") refuseType(replaced, "replaceLinks", "what replace returns", "a string or null");
    pieces.push(write(text.slice(at, link.start)), replaced);
    at = link.end;
  }
  pieces.push(write(text.slice(at)));
  return pieces.join("");
}
