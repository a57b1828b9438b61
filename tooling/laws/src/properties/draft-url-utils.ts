import { applySetter, type OracleURL, parse, type SetterName, serializeURL } from "@url/tooling-conformance/oracle";

// The objects of the Working Draft of 9 December 2014, sections 6.1 to 6.4, step by step: the slow twin of
// `@url/history/2014`. Records, components and the form codec are today's: the first two are the oracle's, the codec is the
// platform's. What the draft leaves open, or what is not as it says, has a comment that begins with "Not in the draft".
// https://www.w3.org/TR/2014/WD-url-1-20141209/#api

/** A `URLSearchParams` of the draft. */
export interface DraftParams {
  list: [name: string, value: string][];
  urlObjects: DraftURLUtils[];
}

/** An object that implements `URLUtils`: a `URL`, or an element with an attribute. */
export interface DraftURLUtils {
  readonly isURL: boolean;
  readonly base: OracleURL | null;
  input: string;
  url: OracleURL | null;
  queryObject: DraftParams | null;
  /** What the specification that uses `URLUtils` defines. A `URL` has none. */
  readonly updateSteps: ((value: string) => void) | null;
}

export function newParams(init: string): DraftParams {
  return { list: parseForm(init), urlObjects: [] };
}

/** 6.1 Constructors; `null` for the TypeError. */
export function newURL(url: string, base: string | null): DraftURLUtils | null {
  const parsedBase = base === null ? null : parse(base);
  if (base !== null && parsedBase === null) return null;
  const parsedURL = parse(url, parsedBase);
  if (parsedURL === null) return null;
  const result: DraftURLUtils = {
    isURL: true,
    base: parsedBase,
    input: "",
    url: null,
    queryObject: null,
    updateSteps: null,
  };
  setTheInput(result, "", parsedURL);
  return result;
}

export function newElement(href: string, base: string | null, updateSteps: (value: string) => void): DraftURLUtils {
  const parsedBase = base === null ? null : parse(base);
  const result = { isURL: false, base: parsedBase, input: "", url: null, queryObject: null, updateSteps };
  setTheInput(result, href);
  return result;
}

/** 6. "To set the input". */
function setTheInput(object: DraftURLUtils, input: string, url?: OracleURL): void {
  object.input = input;
  object.url = url ?? parse(input, object.base);
  const query = object.url?.query ?? "";
  if (object.queryObject === null) object.queryObject = { list: parseForm(query), urlObjects: [object] };
  else object.queryObject.list = parseForm(query);
}

/** What happens when the attribute of an element was changed by other means. */
export function changeAttribute(object: DraftURLUtils, value: string): void {
  setTheInput(object, value);
  updateOthers(object);
}

/**
 * Not in the draft, which leaves the other URLs with their old query until the next change, although a note beside the
 * setter of `search` says that all URL objects remain synchronized.
 */
function updateOthers(object: DraftURLUtils): void {
  runUpdateSteps(object.queryObject!, object);
}

/** 6. "To run the pre-update steps". */
function runPreUpdateSteps(object: DraftURLUtils, value = serializeURL(object.url!)): void {
  object.updateSteps?.(value);
  // Not in the draft: an element sets the input again when its attribute changes. That leaves the list as it is.
  if (!object.isURL) Object.assign(object, { input: value, url: parse(value, object.base) });
}

/** 6.3 The getter of `href`. */
export function getHref(object: DraftURLUtils): string {
  return object.url === null ? object.input : serializeURL(object.url);
}

/** 6.3 The setter of `href`; false for the TypeError. */
export function setHref(object: DraftURLUtils, input: string): boolean {
  if (object.isURL) {
    const parsedURL = parse(input, object.base);
    if (parsedURL === null) return false;
    setTheInput(object, "", parsedURL);
  } else {
    setTheInput(object, input);
    runPreUpdateSteps(object, input);
  }
  updateOthers(object);
  return true;
}

/** 6.3 The setter of `search`. */
export function setSearch(object: DraftURLUtils, value: string): void {
  if (object.url === null) return;
  const queryObject = object.queryObject!;
  if (value === "") {
    object.url.query = null;
    queryObject.list = [];
    runUpdateSteps(queryObject);
    return;
  }
  const input = value.startsWith("?") ? value.slice(1) : value;
  applySetter(object.url, "search", value);
  queryObject.list = parseForm(input);
  runUpdateSteps(queryObject);
}

/** 6.3 The setter of `searchParams`. */
export function setSearchParams(object: DraftURLUtils, params: DraftParams): void {
  object.queryObject!.urlObjects = object.queryObject!.urlObjects.filter((other) => other !== object);
  params.urlObjects.push(object);
  object.queryObject = params;
  // Not in the draft, which sets the query and serializes the URL even if there is none.
  if (object.url === null) return;
  object.url.query = serializeForm(params.list);
  runPreUpdateSteps(object);
}

/** 6.3 The other setters, with the components of today. `canHave` is today's form of "the relative flag is unset". */
export function setComponent(object: DraftURLUtils, name: Exclude<SetterName, "href" | "search">, value: string): void {
  const { url } = object;
  if (url === null || !canHave(url, name)) return;
  applySetter(url, name, value);
  runPreUpdateSteps(object);
}

/** 6.4 A `URLSearchParams` object's update steps. */
function runUpdateSteps(params: DraftParams, except?: DraftURLUtils): void {
  for (const urlObject of params.urlObjects) {
    // Not in the draft: a URL object can have no URL, and then there is no query to set.
    if (urlObject === except || urlObject.url === null) continue;
    urlObject.url.query = serializeForm(params.list);
    runPreUpdateSteps(urlObject);
  }
}

/** 6.4 The methods that change the list. `sort` is from later, with the update steps of the others. */
export function change(params: DraftParams, method: "append" | "set" | "delete" | "sort", name = "", value = ""): void {
  const first = params.list.find((pair) => pair[0] === name);
  if (method === "append" || (method === "set" && first === undefined)) params.list.push([name, value]);
  else if (method === "set") {
    first![1] = value;
    params.list = params.list.filter((pair) => pair === first || pair[0] !== name);
  } else if (method === "delete") params.list = params.list.filter((pair) => pair[0] !== name);
  else params.list.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  runUpdateSteps(params);
}

export function serializeForm(list: [string, string][]): string {
  return new URLSearchParams(list).toString();
}

/** The platform's constructor drops the "?" that is added here, and nothing else. */
function parseForm(input: string): [string, string][] {
  return [...new URLSearchParams(`?${input}`)];
}

/** Today's conditions under which a setter ends before the URL is written back. */
function canHave(url: OracleURL, name: SetterName): boolean {
  if (/^(host|hostname|pathname)$/.test(name)) return typeof url.path !== "string";
  return !/^(username|password|port)$/.test(name) || !(url.host === null || url.host === "" || url.scheme === "file");
}
