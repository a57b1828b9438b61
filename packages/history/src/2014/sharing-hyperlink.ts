import type { HyperlinkHost } from "@url/html";
import {
  type Attribute,
  createWithHref,
  defineAttributes,
  getAttribute,
  HYPERLINK_ATTRIBUTES,
  isCurrent,
  originIn,
  type ResolvedHref,
  setAttribute,
  setTheURL,
  stateOf,
  type WithState,
} from "@url/html/internal";
import { serializeOrigin } from "@url/parser";
import { editQuery } from "@url/parser/internal";
import { expectFunction } from "@url/result/internal";
import { type LocatedURL, queryOf, withoutDelimiter } from "@url/serializer/internal";
import {
  createQuery,
  fill,
  notice,
  type QueryObject,
  type QueryObjectOwner,
  queryObjectOf,
  runUpdates,
  serializationOf,
} from "./query-object.ts";
import type { SharingURL } from "./sharing-url.ts";

/**
 * The members of the drafts' `URLUtils` on an element. `href` never throws: it is the text as it is written if that cannot
 * be parsed, and then `protocol` is ":" and the other members are "".
 */
export interface SharingHyperlink extends SharingURL {
  /** Sets the input to what `getHref` returns. Call it when the attribute has changed; a call from `setHref` has no effect. */
  setTheURL(): void;
}

/**
 * Creates the URL of an element that can share its `searchParams` with other URLs. Each change of the params is written
 * with `setHref` at once. Parses nothing until a member is used.
 * @throws TypeError if `host` lacks `getHref` or `setHref`
 * @example sharingHyperlink({ getHref: () => "https://example.org/?a=1", setHref() {} }).searchParams.get("a") // → "1"
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#urlutils-and-urlutilsreadonly-members
 */
export function sharingHyperlink(host: HyperlinkHost): SharingHyperlink {
  const link = createWithHref(MEMBERS, host, "sharingHyperlink") as Self;
  if (typeof host.setHref !== "function") expectFunction(host.setHref, "sharingHyperlink", "setHref");
  const state: State = Object.assign(stateOf(link), {
    query: undefined,
    depth: 0,
    update() {
      // The query of what is written now is about to be replaced, so it does not fill the list.
      if (state.depth === 0 && !isCurrent(state)) setTheURL(state);
      if (state.url !== null) write(state, editQuery(state.url, serializationOf(state.query!)));
    },
  });
  return link;
}

interface State extends ResolvedHref<HyperlinkHost>, QueryObjectOwner {
  /** How many writes are under way. Until the last of them ends, what the host returns may be out of date. */
  depth: number;
  /** Writes the query of the params into the URL: the update steps of the query object, for this URL. */
  readonly update: () => void;
}

type Self = SharingHyperlink & WithState<State>;

const MEMBERS: SharingHyperlink = /* @__PURE__ */ defineAttributes<Omit<SharingHyperlink, Attribute>, Self>(
  {
    get href() {
      return hrefOf(stateOf(this));
    },
    set href(value) {
      const state = stateOf(this);
      const text = `${value}`;
      try {
        readInput(state, text);
        store(state, text);
      } finally {
        updateOthers(state);
      }
    },
    get origin() {
      const state = stateOf<State>(this);
      const url = current(state);
      return url === null ? "" : serializeOrigin(originIn(url, state.blobURLEntry));
    },
    get searchParams() {
      return queryOfLink(stateOf(this)).params;
    },
    set searchParams(params) {
      const state = stateOf<State>(this);
      const query = queryObjectOf(params);
      const url = current(state);
      state.query?.updates.delete(state.update);
      query.updates.add(state.update);
      state.query = query;
      if (url !== null) write(state, editQuery(url, serializationOf(query)));
    },
    toString() {
      return hrefOf(stateOf(this));
    },
    setTheURL() {
      const state = stateOf<State>(this);
      if (state.depth === 0) setInput(state);
    },
  },
  HYPERLINK_ATTRIBUTES,
  (self, attribute) => {
    const url = current(stateOf(self));
    return url === null ? (attribute === "protocol" ? ":" : "") : getAttribute(url, attribute);
  },
  (self, attribute, value) => {
    const state = stateOf(self);
    const url = current(state);
    if (url === null) return;
    if (attribute === "search") {
      const query = queryOfLink(state);
      fill(query, withoutDelimiter(value, "?") ?? "");
      runUpdates(query);
    } else {
      const changed = setAttribute(url, attribute, value, state.host.encoding);
      if (changed !== null) write(state, changed);
    }
  },
) as SharingHyperlink;

/** Returns the current URL. If the host returns another text, base or encoding than before, that is a new input. */
function current(state: State): LocatedURL | null {
  if (state.depth === 0 && state.query !== undefined) notice(state.query);
  if (state.depth === 0 && !isCurrent(state)) setInput(state);
  return state.url;
}

function hrefOf(state: State): string {
  const url = current(state);
  return url === null ? (state.href ?? "") : url.href;
}

function queryOfLink(state: State): QueryObject {
  const url = current(state);
  if (state.query === undefined) {
    state.query = createQuery((url && queryOf(url)) ?? "");
    state.query.updates.add(state.update);
  }
  return state.query;
}

/** "Set the input", then the update steps of the other URLs. */
function setInput(state: State): void {
  readInput(state);
  updateOthers(state);
}

/** "Set the input". This URL keeps its query as it was parsed. */
function readInput(state: State, text?: string): void {
  setTheURL(state, text);
  const { query, url } = state;
  if (query !== undefined) fill(query, (url && queryOf(url)) ?? "");
}

function updateOthers({ query, update }: State): void {
  if (query !== undefined) runUpdates(query, update);
}

/** The pre-update steps. Parses the text again, because the entry of a blob URL depends on the whole of it. */
function write(state: State, { href }: LocatedURL): void {
  setTheURL(state, href);
  store(state, href);
}

/** The update steps. If the host has stored another text, or none, that is a new input. */
function store(state: State, text: string): void {
  state.depth++;
  try {
    state.host.setHref(text);
    if (state.depth === 1 && !isCurrent(state)) setInput(state);
  } finally {
    state.depth--;
  }
}
