import { parseURL, type URLError } from "@url/parser";
import type { Result } from "@url/result";
import { expectObject, expectText } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import type { Link } from "./link.ts";

/**
 * Parses a link: what has no scheme gets `https:`, and an email address `mailto:`. It fails only for a link of a scheme that you
 * asked for and whose host the parser rejects.
 * @throws TypeError if `link` is not a link
 * @example parseLink({ kind: "url", text: "example.com", start: 0, end: 11, hasScheme: false }).ok // → true
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseLink(link: Link): Result<URLRecord, URLError> {
  expectObject(link, "parseLink", "link");
  return parseURL(hrefOf(link));
}

/** Returns the text of a link with its scheme, as it can stand in an `href`. */
export function hrefOf(link: Link): string {
  expectText(link.text, "parseLink", "link.text");
  if (link.kind !== "email") return link.hasScheme ? link.text : `https://${link.text}`;
  expectText(link.address, "parseLink", "link.address");
  // These would start a query or a fragment, or be read as an encoded byte.
  return `mailto:${link.address.replace(/[%?#]/g, encodeURIComponent)}`;
}
