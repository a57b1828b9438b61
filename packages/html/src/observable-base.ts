import type { URLLike } from "@url/parser";
import { expectURLRecord } from "@url/parser/internal";
import { expectFunction } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { createChanges } from "./changes.ts";
import { type BaseDocument, baseURLOf, fallbackOf, type ReadDocument, readDocument } from "./document-base.ts";

/** The base URL of a document, kept and observable. Each member throws a TypeError for a wrong argument. */
export interface DocumentBase {
  /** Returns the document base URL. Use it as the `getBase` of a link. */
  get(): URLRecord;
  /** Returns the fallback base URL. */
  getFallback(): URLRecord;
  /** Sets the document's URL. A frozen base URL stays as it is. */
  setURL(url: URLLike): void;
  /** Sets the `href` of the first `base` element that has one, and parses it; `null` if there is none. */
  setBaseHref(href: string | null): void;
  /**
   * Adds a callback that is called after each change of the document base URL. Returns a function that removes it.
   */
  onChange(callback: (base: URLRecord, old: URLRecord) => void): () => void;
}

/**
 * Creates the base URL of a document, kept and observable. The URL of a `base` element is frozen: it is parsed when the
 * element is inserted or changed, and not again when the document's URL changes.
 * @throws TypeError if `document` or one of its members has the wrong type, RangeError for text that is not a URL
 * @example createDocumentBase({ url: "https://example.org/a/", baseHref: "b/" }).get().href // → "https://example.org/a/b/"
 * @see https://html.spec.whatwg.org/#document-base-urls
 */
export function createDocumentBase(document: BaseDocument): DocumentBase {
  let current = readDocument(document, "createDocumentBase");
  let frozen: URLRecord | null = null;
  const changes = createChanges<URLRecord>();
  const get = () => frozen ?? fallbackOf(current);

  function update(members: Partial<ReadDocument>, freezes: boolean): void {
    const old = get();
    current = { ...current, ...members };
    if (freezes) freeze();
    const base = get();
    if (base.href !== old.href) changes.notify(base, old);
  }

  function freeze(): void {
    frozen = (current.baseHref ?? null) === null ? null : baseURLOf(current);
  }

  freeze();
  return {
    get,
    getFallback: () => fallbackOf(current),
    setURL: (url) => update({ url: expectURLRecord(url, "setURL") }, false),
    setBaseHref: (href) => update({ baseHref: (href ?? null) === null ? null : `${href}` }, true),
    onChange(callback) {
      expectFunction(callback, "onChange", "callback");
      return changes.add(callback);
    },
  };
}
