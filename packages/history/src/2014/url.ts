import { type Attribute, attributeOf } from "../drafts/attributes.ts";
import { toScalarValues } from "../drafts/code-points.ts";
import type { DraftURL } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import { setThePassword, setTheUsername } from "./credentials.ts";
import type { Draft } from "./document.ts";
import { parseFormString } from "./form.ts";
import { serializeHost } from "./host-serializer.ts";
import { basicURLParse, DRAFT_2014 } from "./url-parser.ts";
import { newSearchParams, type QueryOwner, type SearchParams, stringify, update } from "./url-search-params.ts";
import { serializeURL } from "./url-serializer.ts";

/** An object of the interface URL of section 6: the URL, its query object, and what "get the base" returns. */
export interface URLObject extends QueryOwner {
  readonly draft: Draft;
  readonly base: DraftURL;
  url: DraftURL;
  queryObject: SearchParams;
}

/** Section 6.1, the constructor. Returns null where it throws a TypeError. */
export function construct(url: string, base = "about:blank", draft: Draft = DRAFT_2014): URLObject | null {
  const parsedBase = basicURLParse(base, {}, draft);
  if (parsedBase === FAILURE) return null;
  const parsedURL = basicURLParse(url, { base: parsedBase }, draft);
  if (parsedURL === FAILURE) return null;
  const object: URLObject = {
    draft,
    base: parsedBase,
    url: parsedURL,
    queryObject: newSearchParams(),
    setQuery: (query) => {
      object.url.query = query;
    },
  };
  setTheInput(object, parsedURL);
  object.queryObject.urlObjects.push(object);
  return object;
}

/** Section 6, "set the input", given a url. */
function setTheInput(object: URLObject, url: DraftURL): void {
  object.url = url;
  object.queryObject.list = parseFormString(url.query ?? "");
}

/** Section 6.3, the setter of `href`. Returns false where it throws a TypeError. */
export function setHref(object: URLObject, value: string): boolean {
  const parsedURL = basicURLParse(value, { base: object.base }, object.draft);
  if (parsedURL === FAILURE) return false;
  setTheInput(object, parsedURL);
  return true;
}

export function getHref(object: URLObject): string {
  return serializeURL(object.url);
}

/** Section 6.3, the setter of `searchParams`. */
export function setSearchParams(object: URLObject, params: SearchParams): void {
  const { urlObjects } = object.queryObject;
  urlObjects.splice(urlObjects.indexOf(object), 1);
  params.urlObjects.push(object);
  object.queryObject = params;
  object.url.query = stringify(params);
}

/** Section 6.3, the other setters. A URL object has no pre-update steps. */
export function setAttribute(object: URLObject, name: Attribute, text: string): void {
  const { url, draft } = object;
  const value = toScalarValues(text).join("");
  switch (name) {
    case "protocol":
      basicURLParse(`${value}:`, { url, stateOverride: "scheme start" }, draft);
      return;
    case "username":
      if (url.relativeFlag) setTheUsername(url, value, draft.sets);
      return;
    case "password":
      if (url.relativeFlag) setThePassword(url, value, draft.sets);
      return;
    case "host":
    case "hostname":
      if (url.relativeFlag) basicURLParse(value, { url, stateOverride: name }, draft);
      return;
    case "port":
      if (url.relativeFlag && url.scheme !== "file") basicURLParse(value, { url, stateOverride: "port" }, draft);
      return;
    case "pathname":
      if (!url.relativeFlag) return;
      url.path = [];
      basicURLParse(value, { url, stateOverride: "relative path start" }, draft);
      return;
    case "search":
      setSearch(object, value);
      return;
    case "hash":
      if (url.scheme === "javascript") return;
      url.fragment = null;
      if (value === "") return;
      url.fragment = "";
      basicURLParse(value.replace(/^#/, ""), { url, stateOverride: "fragment" }, draft);
      return;
  }
}

function setSearch(object: URLObject, value: string): void {
  const { url, draft, queryObject } = object;
  if (value === "") {
    url.query = null;
    queryObject.list = [];
  } else {
    const input = value.replace(/^\?/, "");
    url.query = "";
    basicURLParse(input, { url, stateOverride: "query" }, draft);
    queryObject.list = parseFormString(input);
  }
  update(queryObject);
}

/** Section 6.3, the getters. */
export function getAttribute({ url }: URLObject, name: Attribute): string {
  return attributeOf(url, name, serializeHost);
}

/** Section 6.2, `URL.domainToASCII`, and `URL.domainToUnicode` with the flag. */
export function domainTo(domain: string, unicodeFlag: boolean): string {
  const host = DRAFT_2014.parseHost(domain, unicodeFlag);
  return typeof host === "string" ? host : "";
}
