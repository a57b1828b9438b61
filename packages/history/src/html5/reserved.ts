import { expectText } from "@url/result/internal";

/**
 * What HTML5 reserves for DOCTYPEs in documents that XML tools write. Nothing can be fetched from it.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#about:legacy-compat
 */
export const LEGACY_COMPAT_URL = "about:legacy-compat";

/**
 * What HTML5 reserves as the address of the documents of iframe `srcdoc` attributes. Nothing can be fetched from it.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#about:srcdoc
 */
export const SRCDOC_URL = "about:srcdoc";

/**
 * Returns true for the two URLs that HTML5 reserves, so that nothing is ever fetched from them. Text with another case,
 * a query or a fragment is another URL.
 * @throws TypeError if `url` is not a string
 * @example isReservedURL("about:legacy-compat") // → true
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#terminology-0
 */
export function isReservedURL(url: string): boolean {
  expectText(url, "isReservedURL", "url");
  return url === LEGACY_COMPAT_URL || url === SRCDOC_URL;
}
