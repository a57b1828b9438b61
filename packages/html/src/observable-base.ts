import type { URLRecord } from "@url/serializer";
import { type BaseDocument, fallbackBaseURL, frozenBaseURL } from "./document-base.ts";

/** A document base URL that is kept, and tells when it has changed. */
export interface DocumentBase {
  /** The document base URL. Hand it to a mixin as its `getBase`. */
  get(): URLRecord;
  /** The fallback base URL. */
  getFallback(): URLRecord;
  /** The document's URL has changed. A frozen base URL stays what it was. */
  setURL(url: URLRecord): void;
  /** The about base URL has changed, which only HTML5's documents do: there it is the creator's, live. */
  setAboutBaseURL(url: URLRecord | null): void;
  /** Another `base` element is the first with an `href`, or its `href` has changed; `null`: none has one. */
  setBaseHref(href: string | null): void;
  /** Calls `listener` after each change of the document base URL, until the function it gives is called. */
  onChange(listener: (base: URLRecord, old: URLRecord) => void): () => void;
}

/**
 * Keeps the base URL of a document. The URL of a `base` element is frozen: it is parsed when the element
 * comes or changes, and not again when the document's own URL does. HTML5 resolved it each time anew.
 * @see https://html.spec.whatwg.org/#document-base-urls
 */
export function createDocumentBase(initial: BaseDocument): DocumentBase {
  let document = initial;
  let frozen: URLRecord | null = null;
  const listeners = new Set<(base: URLRecord, old: URLRecord) => void>();
  const get = () => frozen ?? fallbackBaseURL(document);

  function freeze(): void {
    const { baseHref } = document;
    frozen = baseHref === null || baseHref === undefined ? null : frozenBaseURL(baseHref, document);
  }

  function change(members: Partial<BaseDocument>, freezes: boolean): void {
    const old = get();
    document = { ...document, ...members };
    if (freezes || document.rule === "html5") freeze();
    const base = get();
    // A copy, because a listener may take itself out.
    if (base.href !== old.href) for (const listener of [...listeners]) listener(base, old);
  }

  freeze();
  return {
    get,
    getFallback: () => fallbackBaseURL(document),
    setURL: (url) => change({ url }, false),
    setAboutBaseURL: (aboutBaseURL) => change({ aboutBaseURL }, false),
    setBaseHref: (baseHref) => change({ baseHref }, true),
    onChange(listener) {
      // A function of its own, so that one listener given twice is called twice and leaves once.
      const call: typeof listener = (base, old) => listener(base, old);
      listeners.add(call);
      return () => void listeners.delete(call);
    },
  };
}
