import type { URLSearchParams } from "@url/api";
import {
  type Attribute,
  createObject,
  defineAttributes,
  getAttribute,
  HYPERLINK_ATTRIBUTES,
  originIn,
  parse,
  setAttribute,
  stateOf,
  type WithState,
} from "@url/html/internal";
import { serializeOrigin, type URLError, type URLLike } from "@url/parser";
import { editQuery, readBase } from "@url/parser/internal";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { type LocatedURL, queryOf, recordOf, withoutDelimiter } from "@url/serializer/internal";
import {
  createQuery,
  fill,
  notice,
  type ParamsLike,
  type QueryObject,
  type QueryObjectOwner,
  queryObjectOf,
  runUpdates,
  serializationOf,
} from "./query-object.ts";

/**
 * The members of the drafts' `URLUtils`. All but `search` and `searchParams` have today's meaning: in `origin`, the host
 * is in ASCII.
 */
export interface SharingURL {
  /** The serialization. Its setter parses against the base URL, and throws a TypeError if that fails. */
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  /** "?" and the query; "" if it is empty or absent. Its setter sets the list of the params, and so the query of each URL. */
  search: string;
  /**
   * The params. The setter takes any `URLSearchParams`, leaves the former ones to their other URLs, and this URL gets the
   * query of the new ones. A change of params that were created elsewhere is noticed when one of their URLs is read.
   */
  get searchParams(): URLSearchParams;
  set searchParams(params: ParamsLike);
  hash: string;
  /** Returns `href`. */
  toString(): string;
}

/**
 * Creates the `URL` of the 2014 draft, which can share its `searchParams` with other URLs.
 * Fails as `parseURL` does.
 * @throws TypeError if `input` is not a string, or `base` not a URL in any form
 * @example orThrow(sharingURL("../b", "https://example.org/a/")).href // → "https://example.org/b"
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#constructors
 */
export function sharingURL(input: string, base?: URLLike): Result<SharingURL, URLError> {
  expectText(input, "sharingURL", "input");
  const record = base === undefined ? undefined : readBase(base, "sharingURL");
  if (record?.ok === false) return record;
  const url = parse(input, { base }, "sharingURL");
  if (!url.ok) return url;
  const state: State = { base: record && recordOf(record.value), url: url.value, query: undefined, version: 0 };
  return { ok: true, value: createObject(MEMBERS, state) };
}

interface State extends QueryObjectOwner {
  /** What "get the base" returns. */
  readonly base: URLRecord | undefined;
  /** The URL, with the query that it had when `version` was that of the query object. */
  url: LocatedURL;
  version: number;
}

type Self = SharingURL & WithState<State>;

const MEMBERS: SharingURL = /* @__PURE__ */ defineAttributes<Omit<SharingURL, Attribute>, Self>(
  {
    get href() {
      return current(stateOf(this)).href;
    },
    set href(value) {
      const state = stateOf(this);
      const url = parse(`${value}`, { base: state.base }, "href");
      if (!url.ok) throw hrefError(url.error);
      state.url = url.value;
      const { query } = state;
      if (query === undefined) return;
      fill(query, queryOf(state.url) ?? "");
      // This URL keeps its query as it was parsed.
      state.version = query.version;
      runUpdates(query);
    },
    get origin() {
      return serializeOrigin(originIn(stateOf<State>(this).url));
    },
    get searchParams() {
      return queryOfURL(stateOf(this)).params;
    },
    set searchParams(params) {
      const state = stateOf<State>(this);
      state.query = queryObjectOf(params);
      state.version = -1;
    },
    toString() {
      return current(stateOf(this)).href;
    },
  },
  HYPERLINK_ATTRIBUTES,
  (self, attribute) => getAttribute(current(stateOf(self)), attribute),
  (self, attribute, value) => {
    const state = stateOf(self);
    if (attribute === "search") {
      const query = queryOfURL(state);
      fill(query, withoutDelimiter(value, "?") ?? "");
      runUpdates(query);
    } else state.url = setAttribute(current(state), attribute, value, undefined) ?? state.url;
  },
) as SharingURL;

/** Returns the URL, and writes the query into it if the params have changed since it was last read. */
function current(state: State): LocatedURL {
  const { query } = state;
  if (query !== undefined) notice(query);
  if (query !== undefined && query.version !== state.version) {
    state.url = editQuery(state.url, serializationOf(query));
    state.version = query.version;
  }
  return state.url;
}

function queryOfURL(state: State): QueryObject {
  return (state.query ??= createQuery(queryOf(state.url) ?? ""));
}

function hrefError({ code, start, end }: URLError): TypeError {
  const error = new TypeError(`href: the value cannot be parsed: ${code} at ${start}–${end}.`);
  return Object.assign(error, { code, start, end });
}
