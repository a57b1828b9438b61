import { isUnicode } from "@url/html/internal";
import { expectText } from "@url/result/internal";
import { isIRIReference, isURIReference, parseURI } from "@url/uri";
import { trimmedRange } from "../drafts/trimmed-range.ts";

// In all of these, `encoding` is a label of the document's character encoding, such as "utf8" or "windows-1252". HTML5
// tells only UTF-8 and UTF-16 from the others, so a label that no encoding has is one of the others.

/**
 * Returns true for a valid URL in a document in this encoding: a URI reference, or an IRI reference whose query is ASCII
 * or whose document is in UTF-8 or UTF-16.
 * @throws TypeError if an argument is not a string
 * @example isValidURL("?é", "windows-1252") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url
 */
export function isValidURL(url: string, encoding = "UTF-8"): boolean {
  return check("isValidURL", url, encoding);
}

/**
 * Returns true for a valid URL that is not the empty string.
 * @throws TypeError if an argument is not a string
 * @example isValidNonEmptyURL("") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-non-empty-url
 */
export function isValidNonEmptyURL(url: string, encoding = "UTF-8"): boolean {
  return check("isValidNonEmptyURL", url, encoding) && url !== "";
}

/**
 * Returns true for a text that is a valid URL without the space characters around it.
 * @throws TypeError if an argument is not a string
 * @example isValidURLPotentiallySurroundedBySpaces(" a\n") // → true
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url-potentially-surrounded-by-spaces
 */
export function isValidURLPotentiallySurroundedBySpaces(url: string, encoding = "UTF-8"): boolean {
  return check("isValidURLPotentiallySurroundedBySpaces", url, encoding, trimmed);
}

/**
 * Returns true for a text that is a valid non-empty URL without the space characters around it.
 * @throws TypeError if an argument is not a string
 * @example isValidNonEmptyURLPotentiallySurroundedBySpaces(" ") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-non-empty-url-potentially-surrounded-by-spaces
 */
export function isValidNonEmptyURLPotentiallySurroundedBySpaces(url: string, encoding = "UTF-8"): boolean {
  return check("isValidNonEmptyURLPotentiallySurroundedBySpaces", url, encoding, trimmed) && trimmed(url) !== "";
}

function check(where: string, url: string, encoding: string, prepare = (text: string) => text): boolean {
  expectText(url, where, "url");
  expectText(encoding, where, "encoding");
  const text = prepare(url);
  if (isURIReference(text)) return true;
  if (!isIRIReference(text)) return false;
  return isUnicode(encoding) || /^[\0-\x7f]*$/.test(parseURI(text).query ?? "");
}

function trimmed(text: string): string {
  const [start, end] = trimmedRange(text);
  return text.slice(start, end);
}
