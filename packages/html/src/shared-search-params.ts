import type { URLSearchParams } from "@url/api";
import { createQueryObject, refill, serializeParams } from "@url/api/query-object";
import { afterDelimiter } from "./attributes.ts";

/** What a params object can serve: a `URL`, of this house or the platform's, a hyperlink, a location. */
export interface SearchOwner {
  search: string;
}

/** A params object and the URLs that it serves. */
export interface SharedSearchParams {
  readonly params: URLSearchParams;
  /** The URLs, in the order in which they are updated. */
  getURLs(): SearchOwner[];
  /** Gives `url` the params as its query, now and at each change. */
  add(url: SearchOwner): void;
  /** Lets go of `url`, which keeps its query. */
  delete(url: SearchOwner): void;
  /** The query of `url` was set by other means: fills the params from it, and updates all the URLs. */
  refresh(url: SearchOwner): void;
}

/**
 * One params object for several URLs, as the drafts of 2013 to 2015 had them: there a `URLSearchParams` had
 * a list of URL objects, and `searchParams` could be set. `init` is a query, with or without "?".
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlsearchparams-url-object
 */
export function sharedSearchParams(init = ""): SharedSearchParams {
  const urls = new Set<SearchOwner>();
  const write = () => {
    const query = serializeParams(params);
    for (const url of urls) url.search = query;
  };
  const params = createQueryObject(afterDelimiter(init, "?"), write);
  return {
    params,
    getURLs: () => [...urls],
    add(url) {
      urls.add(url);
      url.search = serializeParams(params);
    },
    delete(url) {
      urls.delete(url);
    },
    refresh(url) {
      refill(params, afterDelimiter(url.search, "?"));
      write();
    },
  };
}
