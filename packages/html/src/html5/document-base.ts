import type { Encoder } from "@url/percent";
import { resolve } from "./resolve.ts";

/** A Document, as far as HTML5's document base URL goes. */
export interface HTML5Document {
  /** The document's address. */
  readonly address: string;
  /** The document base URL of the creator browsing context's Document: for `about:blank`. */
  readonly creatorBase?: string | null | undefined;
  /** The document base URL of the browsing context container's Document: for an iframe srcdoc document alone. */
  readonly containerBase?: string | null | undefined;
  /** The `href` of the first `base` element that has one. */
  readonly baseHref?: string | null | undefined;
  /** The encoder of the document's character encoding. */
  readonly encoding?: Encoder | undefined;
}

/**
 * HTML5's document base URL. Nothing is frozen: it is what it is when it is asked for.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#document-base-url
 */
export function documentBaseURL(document: HTML5Document): string {
  const { address, creatorBase, containerBase, baseHref, encoding } = document;
  const fallback = containerBase ?? (address === "about:blank" ? (creatorBase ?? address) : address);
  return baseHref === null || baseHref === undefined ? fallback : resolvedOr(baseHref, fallback, encoding);
}

/**
 * The base URL of an element: the document base URL, and the `xml:base` attributes of its ancestors and its
 * own, outermost first. One that cannot be resolved is passed over.
 * @see https://www.w3.org/TR/xmlbase/
 */
export function elementBaseURL(document: HTML5Document, xmlBases: readonly string[]): string {
  return xmlBases.reduce((base, xmlBase) => resolvedOr(xmlBase, base, document.encoding), documentBaseURL(document));
}

/** `url` resolved, and `base` itself when it cannot be. */
function resolvedOr(url: string, base: string, encoding: Encoder | undefined): string {
  const resolved = resolve(url, base, encoding);
  return typeof resolved === "string" ? resolved : base;
}
