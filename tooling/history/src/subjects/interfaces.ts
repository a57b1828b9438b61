import { URL, URLSearchParams } from "@url/api";
import { draft2012, draft2014, draft2015 } from "@url/history/internal";
import { originOf, parseURL } from "@url/parser";
import type { Edit } from "../case.ts";
import type { SubjectRunner } from "./subject.ts";

/** The constructor: the name of what it throws, or null. */
export const construct: SubjectRunner<"construct"> = {
  documents: ["2012", "2014"],
  old: (document, { url, base }) => {
    if (document === "2012") {
      const object = draft2012.construct(url, base);
      return { thrown: object === null ? "SyntaxError" : null };
    }
    return { thrown: draft2014.construct(url, base) === null ? "TypeError" : null };
  },
  now: ({ url, base }) => {
    try {
      new URL(url, base);
      return { thrown: null };
    } catch (error) {
      return { thrown: (error as Error).name };
    }
  },
  // What the parser returns is compared as such. Here are the inputs on which both sides agree.
  isComparable: (document, { url, base }) => {
    const object = document === "2012" ? draft2012.construct(url, base) : draft2014.construct(url, base);
    const href = URL.parse(url, base)?.href;
    return object === null ? href === undefined : href !== undefined;
  },
};

/** The origin of a URL, as a tuple. */
export const origin: SubjectRunner<"origin"> = {
  documents: ["2014", "2015"],
  old: (document, { href }) => {
    const draft = document === "2015" ? draft2015.DRAFT_2015 : draft2014.DRAFT_2014;
    const url = draft2014.basicURLParse(href, {}, draft);
    if (typeof url === "symbol") return null;
    const result = draft2014.origin(url, draft);
    if (result === null) return { scheme: null, host: null, port: null };
    const [scheme, host, port] = result;
    return { scheme, host: draft2014.serializeHost(host), port };
  },
  now: ({ href }) => {
    const result = parseURL(href);
    if (!result.ok) return null;
    const value = originOf(result.value);
    if (value.kind === "opaque") return { scheme: null, host: null, port: null };
    return { scheme: value.scheme, host: value.host, port: value.port === null ? null : String(value.port) };
  },
  isComparable: (_, { href }) => isSame(draft2014.basicURLParse(href), href),
};

/** The attribute `origin`. */
export const originAttribute: SubjectRunner<"origin attribute"> = {
  documents: ["2014"],
  old: (_, { href }) => {
    const url = draft2014.basicURLParse(href);
    return typeof url === "symbol" ? null : { origin: draft2014.serializeOriginUnicode(draft2014.origin(url)) };
  },
  now: ({ href }) => {
    const url = URL.parse(href);
    return url === null ? null : { origin: url.origin };
  },
  isComparable: (_, { href }) => isSame(draft2014.basicURLParse(href), href),
};

/** Whether both sides parse to the same URL; of a `blob:` URL, also the URL in it. */
function isSame(url: ReturnType<typeof draft2014.basicURLParse>, href: string): boolean {
  const ours = URL.parse(href);
  if (typeof url === "symbol" || draft2014.serializeURL(url) !== ours?.href) return false;
  if (url.scheme !== "blob") return true;
  const inner = draft2014.basicURLParse(url.schemeData);
  return typeof inner === "symbol" ? URL.parse(ours.pathname) === null : isSame(inner, ours.pathname);
}

/** The constructor of the query object: the pairs, serialized. A sequence or a record was converted to a string. */
export const params: SubjectRunner<"params"> = {
  documents: ["2012", "2014"],
  old: (document, { init }) => {
    const text = String(init);
    if (document === "2012") return { list: JSON.stringify(draft2012.urlQuery.newURLQuery(text).list) };
    return { list: JSON.stringify(draft2014.searchParams.newSearchParams(text).list) };
  },
  now: ({ init }) => ({
    list: JSON.stringify([...new URLSearchParams(init as ConstructorParameters<typeof URLSearchParams>[0])]),
  }),
};

/** An edit of a URL's query object: what the URL serializes to then. */
export const paramsOfURL: SubjectRunner<"params of URL"> = {
  documents: ["2012", "2014"],
  old: (document, { href, edit }) => {
    if (document === "2012") {
      const object = draft2012.construct(href);
      if (object === null) return null;
      if (object.queryObject !== null) edit2012(object.queryObject, edit);
      return { href: draft2012.getHref(object), size: String(object.queryObject?.list.length ?? 0) };
    }
    const object = draft2014.construct(href);
    if (object === null) return null;
    edit2014(object.queryObject, edit);
    return { href: draft2014.getHref(object), size: String(object.queryObject.list.length) };
  },
  now: ({ href, edit: { method, name, value } }) => {
    const url = URL.parse(href);
    if (url === null) return null;
    url.searchParams[method](name, method === "delete" ? (undefined as never) : value);
    return { href: url.href, size: String(url.searchParams.size) };
  },
  isComparable: (document, { href }) => {
    const object = document === "2012" ? draft2012.construct(href) : draft2014.construct(href);
    if (object === null) return false;
    const text = document === "2012" ? draft2012.getHref(object as never) : draft2014.getHref(object as never);
    return text === URL.parse(href)?.href;
  },
};

function edit2012(query: draft2012.urlQuery.URLQuery, { method, name, value }: Edit): void {
  if (method === "delete") draft2012.urlQuery.remove(query, name);
  else draft2012.urlQuery[method](query, name, value);
}

function edit2014(query: draft2014.searchParams.SearchParams, { method, name, value }: Edit): void {
  if (method === "delete") draft2014.searchParams.remove(query, name);
  else draft2014.searchParams[method](query, name, value);
}
