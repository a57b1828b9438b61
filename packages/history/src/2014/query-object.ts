import type { URLSearchParams } from "@url/api";
import { createQueryObject, refill, serializeParams } from "@url/api/internal";
import { propertyOf, refuse, refuseType } from "@url/result/internal";
import { withoutDelimiter } from "@url/serializer/internal";
import { parseString } from "@url/urlencoded";

/**
 * What a params object must have, so that URLs can share it: the platform's has it, and that of every other package that
 * follows the Standard.
 */
export interface ParamsLike {
  append(name: string, value: string): void;
  delete(name: string): void;
  keys(): Iterable<string>;
  toString(): string;
}

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
  /**
   * Whether the object was created elsewhere. Nobody says when it changes, so what it serializes to is compared with `text`
   * when one of its URLs is read.
   */
  readonly isForeign: boolean;
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
    isForeign: false,
  };
  QUERY_OBJECTS.set(query.params, query);
  return query;
}

/**
 * Returns the query object of `params`, which it gets if it has none.
 * @throws TypeError if `params` is not a `URLSearchParams`, of whatever realm or package
 */
export function queryObjectOf(params: ParamsLike): QueryObject {
  const known = QUERY_OBJECTS.get(params);
  if (known !== undefined) return known;
  if (propertyOf(params, Symbol.toStringTag) !== "URLSearchParams") {
    refuse(params, "searchParams", "value", "a URLSearchParams");
  }
  const query: QueryObject = {
    params: params as URLSearchParams,
    version: 0,
    text: `${params}`,
    updates: new Set(),
    isForeign: true,
  };
  QUERY_OBJECTS.set(params, query);
  return query;
}

/** Runs the update steps if params that were created elsewhere have changed since they were last looked at. */
export function notice(query: QueryObject): void {
  if (!query.isForeign || `${query.params}` === query.text) return;
  query.version++;
  query.text = `${query.params}`;
  runUpdates(query);
}

/** Returns the serialization of the list. */
export function serializationOf(query: QueryObject): string {
  return (query.text ??= serializeParams(query.params));
}

/** Sets the list to the result of parsing `text`. The caller runs the update steps. */
export function fill(query: QueryObject, text: string): void {
  const { params, isForeign } = query;
  if (isForeign) {
    for (const name of new Set(params.keys())) params.delete(name);
    for (const [name, value] of parseString(text)) params.append(name, value);
  } else refill(params, text);
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
  query.text = query.isForeign ? `${query.params}` : undefined;
}

const QUERY_OBJECTS: WeakMap<ParamsLike, QueryObject> = /* @__PURE__ */ new WeakMap();
