import { expectString } from "@url/result/internal";
import { isIRIReference, isURIReference, parseURI } from "@url/uri";
import { trimmedRange } from "./parse.ts";

/**
 * Is it a valid URL in a document of this character encoding: a URI reference, or an IRI reference whose
 * query is ASCII or whose document is in UTF-8 or UTF-16?
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url
 */
export function isValidURL(url: string, encoding = "UTF-8"): boolean {
  expectString(encoding, "isValidURL", "encoding");
  if (isURIReference(url)) return true;
  if (!isIRIReference(url)) return false;
  return /^utf-(8|16([bl]e)?)$/i.test(encoding) || /^[\0-\x7f]*$/.test(parseURI(url).query ?? "");
}

/** A valid URL that is not the empty string. */
export function isValidNonEmptyURL(url: string, encoding?: string): boolean {
  return url !== "" && isValidURL(url, encoding);
}

/** A valid URL once the space characters around it are stripped. */
export function isValidURLPotentiallySurroundedBySpaces(url: string, encoding?: string): boolean {
  const [start, end] = trimmedRange(url);
  return isValidURL(url.slice(start, end), encoding);
}

/** A valid non-empty URL once the space characters around it are stripped. */
export function isValidNonEmptyURLPotentiallySurroundedBySpaces(url: string, encoding?: string): boolean {
  const [start, end] = trimmedRange(url);
  return isValidNonEmptyURL(url.slice(start, end), encoding);
}
