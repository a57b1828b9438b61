import { expectText } from "@url/result/internal";
import type { Link } from "./link.ts";
import { type FindOptions, type Settings, settingsOf } from "./options.ts";
import { nextLink, startScan } from "./scan/next-link.ts";

/**
 * Finds the URLs and email addresses in text, from left to right, each when it is asked for. Punctuation behind a link, and a
 * closing bracket without an opening one in it, do not belong to it. The offsets are UTF-16 code units. It takes time that is
 * linear in the length of the text.
 * @throws TypeError if `text` is not a string, or for an option of the wrong type, RangeError for a wrong value
 * @example Array.from(findLinks("See example.com/a_(b)."), (link) => link.text) // → ["example.com/a_(b)"]
 * @see https://www.unicode.org/reports/tr58/
 */
export function findLinks(text: string, options?: FindOptions): IterableIterator<Link> {
  expectText(text, "findLinks", "text");
  return linksIn(text, settingsOf(options, "findLinks"));
}

/** Finds the links in text, without a check of the arguments. */
export function* linksIn(text: string, settings: Settings): IterableIterator<Link> {
  const scan = startScan(settings, text, true);
  for (let link = nextLink(scan); link !== null; link = nextLink(scan)) yield link;
}
