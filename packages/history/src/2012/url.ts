import { type Attribute, attributeOf } from "../drafts/attributes.ts";
import { toScalarValues } from "../drafts/code-points.ts";
import type { DraftURL } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import { utf8PercentEncode } from "../drafts/percent.ts";
import { ENCODE_SETS } from "../drafts/percent-encode-sets.ts";
import { parseForm } from "./form.ts";
import { serializeHost, serializeURL } from "./serializers.ts";
import { parseURL } from "./url-parser.ts";
import { newURLQuery, type URLQuery, update } from "./url-query.ts";

/** An object of the interface URL: its URL is null after a failed `href`, and its query object if it has scheme data. */
export interface URLObject {
  readonly base: DraftURL;
  input: string;
  url: DraftURL | null;
  queryObject: URLQuery | null;
}

/** The parser of all objects here is the corrected one: see `parseURL`. */
const corrected = true;

/** "Constructors". Returns null where it throws a "SyntaxError" exception. */
export function construct(url: string, base: string | URLObject = "about:blank"): URLObject | null {
  const parsedBase = typeof base === "string" ? parseURL(base, { corrected }) : (base.url ?? FAILURE);
  if (parsedBase === FAILURE) return null;
  const parsedURL = parseURL(url, { base: parsedBase, corrected });
  if (parsedURL === FAILURE) return null;
  const object: URLObject = { base: parsedBase, input: url, url: parsedURL, queryObject: null };
  takeQueryObject(object);
  return object;
}

function takeQueryObject(object: URLObject): void {
  const { url } = object;
  if (url === null || !url.relativeFlag) return;
  const query = newURLQuery(url.query);
  query.urlObject = {
    setQuery: (text) => {
      if (object.url !== null) object.url.query = text;
    },
  };
  object.queryObject = query;
}

/** "Setting the href attribute": a failure throws nothing, and leaves the object without a URL. */
export function setHref(object: URLObject, value: string): void {
  object.url = null;
  object.queryObject = null;
  object.input = value;
  const parsedURL = parseURL(value, { base: object.base, corrected });
  if (parsedURL !== FAILURE) object.url = parsedURL;
  takeQueryObject(object);
}

export function getHref({ url, input }: URLObject): string {
  return url === null ? input : serializeURL(url);
}

/** "Setting the … attribute", for the others. */
export function setAttribute(object: URLObject, name: Attribute, text: string): void {
  const { url } = object;
  if (url === null) return;
  const value = toScalarValues(text).join("");
  if (name !== "protocol" && name !== "hash" && !url.relativeFlag) return;
  switch (name) {
    case "protocol":
      parseURL(`${value}:`, { url, stateOverride: "scheme start" });
      return;
    case "username":
      url.username = "";
      for (const c of value) url.username += utf8PercentEncode(c, ENCODE_SETS.username);
      return;
    case "password":
      url.password = value === "" ? null : "";
      for (const c of value) url.password += utf8PercentEncode(c, ENCODE_SETS.password);
      return;
    case "host":
    case "hostname":
      parseURL(value, { url, stateOverride: name });
      return;
    case "port":
      if (url.scheme !== "file") parseURL(value, { url, stateOverride: "port" });
      return;
    case "pathname":
      url.path = [];
      parseURL(value, { url, stateOverride: "relative path start" });
      return;
    case "search":
      url.query = value === "" ? null : "";
      if (value !== "") parseURL(value.replace(/^\?/, ""), { url, stateOverride: "query" });
      if (object.queryObject !== null) object.queryObject.list = parseForm(value.replace(/^\?/, ""));
      return;
    case "hash":
      if (url.scheme === "javascript") return;
      url.fragment = value === "" ? null : "";
      if (value !== "") parseURL(value.replace(/^#/, ""), { url, stateOverride: "fragment" });
      return;
  }
}

/** "Setting the query attribute". */
export function setQueryObject(object: URLObject, value: URLQuery | null): void {
  if (object.queryObject === null || value === null) return;
  const query = value.urlObject === null ? value : newURLQuery(value);
  query.urlObject = object.queryObject.urlObject;
  object.queryObject = query;
  update(query);
}

/** "The … attribute must". */
export function getAttribute({ url }: URLObject, name: Attribute): string {
  if (url === null) return name === "protocol" ? ":" : "";
  return attributeOf(url, name, serializeHost);
}
