import { type ChangeCallback, createChanges } from "@url/html/internal";
import type { Encoder } from "@url/percent";
import { expectArray, expectFunction, expectObject, expectText } from "@url/result/internal";
import { resolve } from "./resolve.ts";

/** What HTML5's document base URL depends on. */
export interface HTML5Document {
  /** The document's address. */
  readonly address: string;
  /** The document base URL of the creator browsing context's Document, for `about:blank`. */
  readonly creatorBase?: string | null | undefined;
  /** The document base URL of the browsing context container's Document, for an iframe srcdoc document only. */
  readonly containerBase?: string | null | undefined;
  /** The `href` of the first `base` element that has one. */
  readonly baseHref?: string | null | undefined;
  /** The encoder of the document's character encoding. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
}

/** HTML5's document base URL, kept and observable. */
export interface HTML5DocumentBase {
  /** Returns the document base URL. */
  get(): string;
  /** Changes some of what the base URL depends on. The `href` of a `base` element is resolved again. */
  update(members: Partial<HTML5Document>): void;
  /** Adds a callback that is called after each change of the base URL. Returns a function that removes it. */
  onChange(callback: ChangeCallback<string>): () => void;
}

/**
 * Returns HTML5's document base URL. Nothing is frozen: it is computed at each call.
 * @throws TypeError if `document` is not an object, or has no address
 * @example documentBaseURL({ address: "http://a/b/c", baseHref: "d/" }) // → "http://a/b/d/"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#document-base-url
 */
export function documentBaseURL(document: HTML5Document): string {
  return baseOf(document, "documentBaseURL");
}

/** `documentBaseURL` for the function `where`. */
function baseOf(document: HTML5Document, where: string): string {
  expectObject(document, where, "document");
  const { address, creatorBase, containerBase, baseHref, encoding } = document;
  const fallback = containerBase ?? (address === "about:blank" ? (creatorBase ?? address) : address);
  expectText(fallback, where, "address");
  if (baseHref === null || baseHref === undefined) return fallback;
  expectText(baseHref, where, "baseHref");
  return resolvedOr(baseHref, fallback, encoding);
}

/**
 * Creates HTML5's document base URL, kept and observable: for what is affected by a base URL change.
 * @throws TypeError if `document` is not an object
 * @example createDocumentBase({ address: "http://a/b/c" }).get() // → "http://a/b/c"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#dynamic-changes-to-base-urls
 */
export function createDocumentBase(document: HTML5Document): HTML5DocumentBase {
  let current = document;
  let base = baseOf(current, "createDocumentBase");
  const changes = createChanges<string>();
  return {
    get: () => base,
    update(members) {
      expectObject(members, "update", "members");
      const old = base;
      current = { ...current, ...members };
      base = baseOf(current, "update");
      if (base !== old) changes.notify(base, old);
    },
    onChange(callback) {
      expectFunction(callback, "onChange", "callback");
      return changes.add(callback);
    },
  };
}

/**
 * Returns the base URL of an element: the document base URL, changed by the `xml:base` attributes of its ancestors and
 * its own, outermost first. An attribute that cannot be resolved is skipped.
 * @throws TypeError if `document` is not an object, or `xmlBases` not an array of strings
 * @example elementBaseURL({ address: "http://a/b/c" }, ["d/", "../e/"]) // → "http://a/b/e/"
 * @see https://www.w3.org/TR/xmlbase/
 */
export function elementBaseURL(document: HTML5Document, xmlBases: readonly string[]): string {
  return elementBaseOf(document, xmlBases, "elementBaseURL");
}

/** `elementBaseURL` for the function `where`. */
export function elementBaseOf(document: HTML5Document, xmlBases: readonly string[], where: string): string {
  const documentBase = baseOf(document, where);
  expectArray(xmlBases, where, "xmlBases");
  for (const xmlBase of xmlBases) expectText(xmlBase, where, "an item of xmlBases");
  return xmlBases.reduce((base, xmlBase) => resolvedOr(xmlBase, base, document.encoding), documentBase);
}

/** Returns the resolved URL, or `base` itself if it cannot be resolved. */
export function resolvedOr(url: string, base: string, encoding: Encoder | undefined): string {
  const resolved = resolve(url, base, encoding);
  return resolved.ok ? resolved.value : base;
}
