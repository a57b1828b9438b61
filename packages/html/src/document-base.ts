import type { Encoder } from "@url/percent";
import { schemeOf, type URLRecord } from "@url/serializer";
import { matchesAboutBlank, matchesAboutSrcdoc } from "./about.ts";
import { parseURL } from "./parse-url.ts";

/** Which text rules: HTML of today, or the drafts of HTML5. */
export type BaseRule = "today" | "html5";

/** A Document, as far as its base URL goes. */
export interface BaseDocument {
  /** The document's URL. */
  readonly url: URLRecord;
  /**
   * The about base URL: what an `about:blank` or `about:srcdoc` document has from its initiator or container,
   * a document base URL as it was then.
   */
  readonly aboutBaseURL?: URLRecord | null | undefined;
  /** The `href` of the first `base` element that has one; `null` or absent when none has. */
  readonly baseHref?: string | null | undefined;
  /** The encoder of the document's character encoding; UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
  /** Does the Content Security Policy let the document have this base? Yes, without it. */
  readonly isBaseAllowed?: ((base: URLRecord) => boolean) | undefined;
  /**
   * Under `"html5"` `about:blank` has to be just that, without query or fragment, and a `base` of any scheme
   * counts. `"today"` without it.
   */
  readonly rule?: BaseRule | undefined;
}

/**
 * The document base URL: that of the `base` element, or the fallback. It is computed from what is given;
 * {@link createDocumentBase} keeps one, frozen as HTML freezes it.
 * @see https://html.spec.whatwg.org/#document-base-url
 */
export function documentBaseURL(document: BaseDocument): URLRecord {
  const { baseHref } = document;
  return baseHref === null || baseHref === undefined ? fallbackBaseURL(document) : frozenBaseURL(baseHref, document);
}

/**
 * The base URL of a document without `base` elements.
 * @see https://html.spec.whatwg.org/#fallback-base-url
 */
export function fallbackBaseURL({ url, aboutBaseURL, rule }: BaseDocument): URLRecord {
  const isBlank = rule === "html5" ? url.href === "about:blank" : matchesAboutBlank(url);
  return aboutBaseURL && (isBlank || matchesAboutSrcdoc(url)) ? aboutBaseURL : url;
}

/**
 * What a `base` element with this `href` makes the base URL: the fallback base URL when the `href` cannot be
 * parsed, is a `data:` or `javascript:` URL, or is not allowed.
 * @see https://html.spec.whatwg.org/#set-the-frozen-base-url
 */
export function frozenBaseURL(href: string, document: BaseDocument): URLRecord {
  const fallback = fallbackBaseURL(document);
  const result = parseURL(href, { base: fallback, encoding: document.encoding });
  if (!result.ok || document.isBaseAllowed?.(result.url) === false) return fallback;
  const isRefused = document.rule !== "html5" && /^(data|javascript)$/.test(schemeOf(result.url));
  return isRefused ? fallback : result.url;
}
