import type { URLSearchParams } from "@url/api";
import { createQueryObject, refill, serializeParams } from "@url/api/internal";
import { expectObject } from "@url/result/internal";
import { withoutDelimiter } from "@url/serializer/internal";

/** What can share a params object: a `URL` of this family or of the platform, a hyperlink, or a location. */
export interface SearchOwner {
  search: string;
}

/** A params object, and the URLs that share it. Each member throws a TypeError if `url` is not an object. */
export interface SharedSearchParams {
  readonly params: URLSearchParams;
  /** Returns the URLs in the order in which they are updated. */
  getURLs(): SearchOwner[];
  /** Adds `url`. Its query becomes that of the params, now and after each change. */
  add(url: SearchOwner): void;
  /** Removes `url`, which keeps its query. */
  delete(url: SearchOwner): void;
  /** Fills the params from the query of `url`, which was set by other means, and updates all the URLs. */
  refresh(url: SearchOwner): void;
}

/**
 * Creates one params object for several URLs, as in the drafts of 2013 to 2015: there, a `URLSearchParams` had a list of
 * URL objects, and `searchParams` had a setter. `init` is a query with or without "?".
 * @example sharedSearchParams("?page=1").params.get("page") // → "1"
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlsearchparams-url-object
 */
export function sharedSearchParams(init = ""): SharedSearchParams {
  const urls = new Set<SearchOwner>();
  const write = () => {
    const query = serializeParams(params);
    for (const url of urls) url.search = query;
  };
  const params = createQueryObject(withoutDelimiter(`${init}`, "?") ?? "", write);
  return {
    params,
    getURLs: () => [...urls],
    add(url) {
      expectObject(url, "add", "url");
      urls.add(url);
      url.search = serializeParams(params);
    },
    delete(url) {
      expectObject(url, "delete", "url");
      urls.delete(url);
    },
    refresh(url) {
      expectObject(url, "refresh", "url");
      refill(params, withoutDelimiter(`${url.search}`, "?") ?? "");
      write();
    },
  };
}
