import type { URLLike } from "@url/parser";
import { expectURLRecord } from "@url/parser/internal";
import type { Encoder } from "@url/percent";
import { expectFunction, expectOptions, expectPlain, expectText } from "@url/result/internal";
import { schemeOf, type URLRecord } from "@url/serializer";
import { matchesAboutBlank, matchesAboutSrcdoc } from "./about.ts";
import { parse, withRecord } from "./parse-url.ts";

/** What the base URL of a Document depends on. */
export interface BaseDocument {
  /** The document's URL. */
  readonly url: URLLike;
  /**
   * The about base URL: for `about:blank` and `about:srcdoc`, the document base URL of the initiator or container at
   * the time when the document was created.
   */
  readonly aboutBaseURL?: URLLike | null | undefined;
  /** The `href` of the first `base` element that has one; `null` or absent if there is none. */
  readonly baseHref?: string | null | undefined;
  /** The encoder of the document's character encoding. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
  /**
   * Returns true if the Content Security Policy allows this base URL; anything else forbids it. By default, every base
   * URL is allowed.
   */
  readonly isBaseAllowed?: ((base: URLRecord) => boolean) | undefined;
}

/**
 * Returns the document base URL: that of the `base` element, or the fallback base URL. It is computed from `document`
 * at each call; {@link createDocumentBase} keeps it, and freezes it as HTML does.
 * @throws TypeError if `document` or one of its members has the wrong type, RangeError for text that is not a URL
 * @example documentBaseURL({ url: "https://example.org/a/b", baseHref: "../" }).href // → "https://example.org/"
 * @see https://html.spec.whatwg.org/#document-base-url
 */
export function documentBaseURL(document: BaseDocument): URLRecord {
  return baseURLOf(readDocument(document, "documentBaseURL"));
}

/**
 * Returns the base URL of a document without `base` elements: its URL, or its about base URL.
 * @throws TypeError if `document` or one of its members has the wrong type, RangeError for text that is not a URL
 * @example fallbackBaseURL({ url: "https://example.org/a" }).href // → "https://example.org/a"
 * @see https://html.spec.whatwg.org/#fallback-base-url
 */
export function fallbackBaseURL(document: BaseDocument): URLRecord {
  return fallbackOf(readDocument(document, "fallbackBaseURL"));
}

/**
 * Returns the base URL that a `base` element with this `href` has: the fallback base URL if the `href` cannot be parsed,
 * is a `data:` or `javascript:` URL, or is not allowed.
 * @throws TypeError if `document` or one of its members has the wrong type, RangeError for text that is not a URL
 * @example frozenBaseURL("data:,a", { url: "https://example.org/a" }).href // → "https://example.org/a"
 * @see https://html.spec.whatwg.org/#set-the-frozen-base-url
 */
export function frozenBaseURL(href: string, document: BaseDocument): URLRecord {
  expectText(href, "frozenBaseURL", "href");
  return frozen(href, readDocument(document, "frozenBaseURL"));
}

/** `documentBaseURL` without the check. */
export function baseURLOf(document: ReadDocument): URLRecord {
  const { baseHref } = document;
  return baseHref === null || baseHref === undefined ? fallbackOf(document) : frozen(baseHref, document);
}

/** `fallbackBaseURL` without the check. */
export function fallbackOf({ url, aboutBaseURL }: ReadDocument): URLRecord {
  return aboutBaseURL && (matchesAboutBlank(url) || matchesAboutSrcdoc(url)) ? aboutBaseURL : url;
}

function frozen(href: string, document: ReadDocument): URLRecord {
  const fallback = fallbackOf(document);
  const { encoding, isBaseAllowed } = document;
  const result = withRecord(parse(href, { base: fallback, encoding }, "frozenBaseURL"));
  if (!result.ok || /^(?:data|javascript)$/.test(schemeOf(result.value))) return fallback;
  return isBaseAllowed === undefined || isBaseAllowed(result.value) === true ? result.value : fallback;
}

/** A document whose URLs have been parsed. */
export interface ReadDocument extends BaseDocument {
  readonly url: URLRecord;
  readonly aboutBaseURL: URLRecord | null;
}

/** @throws TypeError if `document` or one of its members has the wrong type, RangeError for text that is not a URL */
export function readDocument(document: BaseDocument, where: string): ReadDocument {
  expectPlain(document, where, "document");
  expectOptions<Pick<BaseDocument, "encoding" | "isBaseAllowed">>(document, where, {
    encoding: expectFunction,
    isBaseAllowed: expectFunction,
  });
  const { url, aboutBaseURL = null, baseHref } = document;
  if (baseHref !== null && baseHref !== undefined) expectText(baseHref, where, "baseHref");
  return {
    ...document,
    url: expectURLRecord(url, where, "url"),
    aboutBaseURL: aboutBaseURL === null ? null : expectURLRecord(aboutBaseURL, where, "aboutBaseURL"),
  };
}
