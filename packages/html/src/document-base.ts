import type { Encoder } from "@url/percent";
import { expectFunction, expectOptions, refuse } from "@url/result/internal";
import { schemeOf, type URLRecord } from "@url/serializer";
import { expectRecord } from "@url/serializer/internal";
import { matchesAboutBlank, matchesAboutSrcdoc } from "./about.ts";
import { parse } from "./parse-url.ts";

/** What the base URL of a Document depends on. */
export interface BaseDocument {
  /** The document's URL. */
  readonly url: URLRecord;
  /**
   * The about base URL: for `about:blank` and `about:srcdoc`, the document base URL of the initiator or container at
   * the time when the document was created.
   */
  readonly aboutBaseURL?: URLRecord | null | undefined;
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
 * @throws TypeError if `document` or one of its members has the wrong type
 * @example documentBaseURL({ url: orThrow(parseURL("https://example.org/a/b")), baseHref: "../" }).href // → "https://example.org/"
 * @see https://html.spec.whatwg.org/#document-base-url
 */
export function documentBaseURL(document: BaseDocument): URLRecord {
  expectDocument(document, "documentBaseURL");
  return baseURLOf(document);
}

/**
 * Returns the base URL of a document without `base` elements: its URL, or its about base URL.
 * @throws TypeError if `document` or one of its members has the wrong type
 * @example fallbackBaseURL({ url: orThrow(parseURL("https://example.org/a")) }).href // → "https://example.org/a"
 * @see https://html.spec.whatwg.org/#fallback-base-url
 */
export function fallbackBaseURL(document: BaseDocument): URLRecord {
  expectDocument(document, "fallbackBaseURL");
  return fallbackOf(document);
}

/**
 * Returns the base URL that a `base` element with this `href` has: the fallback base URL if the `href` cannot be parsed,
 * is a `data:` or `javascript:` URL, or is not allowed.
 * @throws TypeError if `document` or one of its members has the wrong type
 * @example frozenBaseURL("data:,a", { url: orThrow(parseURL("https://example.org/a")) }).href // → "https://example.org/a"
 * @see https://html.spec.whatwg.org/#set-the-frozen-base-url
 */
export function frozenBaseURL(href: string, document: BaseDocument): URLRecord {
  expectDocument(document, "frozenBaseURL");
  return frozen(href, document);
}

/** `documentBaseURL` without the check. */
export function baseURLOf(document: BaseDocument): URLRecord {
  const { baseHref } = document;
  return baseHref === null || baseHref === undefined ? fallbackOf(document) : frozen(baseHref, document);
}

/** `fallbackBaseURL` without the check. */
export function fallbackOf({ url, aboutBaseURL }: BaseDocument): URLRecord {
  return aboutBaseURL && (matchesAboutBlank(url) || matchesAboutSrcdoc(url)) ? aboutBaseURL : url;
}

function frozen(href: string, document: BaseDocument): URLRecord {
  const fallback = fallbackOf(document);
  const { encoding, isBaseAllowed } = document;
  const result = parse(`${href}`, { base: fallback, encoding }, "frozenBaseURL");
  if (!result.ok || /^(?:data|javascript)$/.test(schemeOf(result.value))) return fallback;
  return isBaseAllowed === undefined || isBaseAllowed(result.value) === true ? result.value : fallback;
}

/** @throws TypeError if `document` or one of its members has the wrong type */
export function expectDocument(document: BaseDocument, where: string): void {
  if (document === undefined) refuse(document, where, "document", "an object");
  expectOptions<Omit<BaseDocument, "url" | "baseHref">>(document, where, {
    aboutBaseURL: expectRecordOrNull,
    encoding: expectFunction,
    isBaseAllowed: expectFunction,
  });
  expectRecord(document.url, where, "url");
}

function expectRecordOrNull(value: unknown, where: string, name: string): void {
  if (value !== null) expectRecord(value, where, name);
}
