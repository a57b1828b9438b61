import type { URLSearchParams } from "@url/api";
import { createQueryObject, refill, serializeParams } from "@url/api/internal";
import { propertyOf, refuse, refuseType } from "@url/result/internal";
import { withoutDelimiter } from "@url/serializer/internal";

/** A params object, and what its URLs need to follow it. */
export interface QueryObject {
  readonly params: URLSearchParams;
  /** Counts the changes. A URL without update steps compares it with the count that it has seen, when it is read. */
  version: number;
  /** The serialization of the list; `undefined` until it is needed after a change. */
  text: string | undefined;
  /**
   * The update steps of the URLs that have some, in the order in which they joined. URLs without update steps are not in
   * any list: a change costs nothing for them, and a params object does not keep them in memory.
   */
  readonly updates: Set<() => void>;
}

/** An object with a query object. */
export interface QueryObjectOwner {
  /** Created when it is first needed, because most URLs never need it. */
  query: QueryObject | undefined;
}

/**
 * Creates a params object that no URL has yet. Assign it to the `searchParams` of any number of URLs. `init` is a query with
 * or without "?", or other params, which are copied.
 * @throws TypeError if `init` is neither a string nor a `URLSearchParams`
 * @example sharedSearchParams("?page=1").get("page") // → "1"
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#dom-urlsearchparams-urlsearchparams
 */
export function sharedSearchParams(init: string | URLSearchParams = ""): URLSearchParams {
  // The platform's params have the same tag, and so have those of another realm.
  if (typeof init !== "string" && propertyOf(init, Symbol.toStringTag) !== "URLSearchParams") {
    refuseType(init, "sharedSearchParams", "init", "a string or a URLSearchParams");
  }
  return createQuery(withoutDelimiter(`${init}`, "?") ?? "").params;
}

/** Creates the query object of a URL with this query. */
export function createQuery(text: string): QueryObject {
  const query: QueryObject = {
    params: createQueryObject(text, () => {
      change(query);
      runUpdates(query);
    }),
    version: 0,
    text: undefined,
    updates: new Set(),
  };
  QUERY_OBJECTS.set(query.params, query);
  return query;
}

/**
 * Returns the query object of `params`.
 * @throws TypeError if no function of this entry created `params`, so that a change of it could not be noticed
 */
export function queryObjectOf(params: URLSearchParams): QueryObject {
  return (
    QUERY_OBJECTS.get(params) ?? refuse(params, "searchParams", "value", "params of sharedSearchParams or of a URL")
  );
}

/** Returns the serialization of the list. */
export function serializationOf(query: QueryObject): string {
  return (query.text ??= serializeParams(query.params));
}

/** Sets the list to the result of parsing `text`. The caller runs the update steps. */
export function fill(query: QueryObject, text: string): void {
  refill(query.params, text);
  change(query);
}

/** Runs the update steps of all URLs but one. If some of them throw, the others are run too, then the first error is thrown. */
export function runUpdates({ updates }: QueryObject, except?: () => void): void {
  const errors: unknown[] = [];
  // A copy, because update steps can assign `searchParams`.
  for (const update of [...updates]) {
    if (update === except || !updates.has(update)) continue;
    try {
      update();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

function change(query: QueryObject): void {
  query.version++;
  query.text = undefined;
}

const QUERY_OBJECTS: WeakMap<URLSearchParams, QueryObject> = /* @__PURE__ */ new WeakMap();
