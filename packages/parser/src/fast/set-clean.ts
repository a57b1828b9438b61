import { FRAGMENT, SPECIAL_QUERY } from "@url/percent";
import { defaultPort, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { splice } from "#fast";
import { cannotHave } from "../cannot-have.ts";
import { NUMBER_SIGN, QUESTION_MARK } from "../code-points.ts";
import { absolutePath, MAX_LENGTH, outside, pattern, port } from "../grammar.ts";
import { END, FRAGMENT_START, HOST_END, PATH_START, QUERY_START, SCHEME_END } from "../offsets.ts";
import { cleanEnd, mendTail } from "./mend-tail.ts";
import { host } from "./normal-form.ts";

// Setters for values in normal form, which are set as they are. Each returns `undefined` for any other value, and for
// most URLs that are not special or have no host, which have rules of their own. Law: any other result is that of the
// setter with a listener.

/** `http` and `https` for one another, with ":" or without, if there is no port. */
export function setCleanScheme(url: LocatedURL, value: string): LocatedURL | undefined {
  const isHTTPS = value === "https:" || value === "https";
  if (!(isHTTPS || value === "http:" || value === "http") || url.hostEnd < url.pathStart) return undefined;
  const scheme = schemeOf(url);
  return scheme === "https" || scheme === "http"
    ? splice(url, 0, scheme.length, isHTTPS ? "https" : "http", SCHEME_END)
    : undefined;
}

/** A host without a port leaves the port as it is. */
export function setCleanHost(url: LocatedURL, value: string): LocatedURL | undefined {
  if (!isAll(HOST, value) || cannotHave(url)) return undefined;
  // [::1]:80
  //      ^ colon
  const colon = value.indexOf(":", value.indexOf("]"));
  return colon === -1
    ? splice(url, url.hostStart, url.hostEnd, value, HOST_END)
    : splice(url, url.hostStart, url.pathStart, value, PATH_START, url.hostStart + colon);
}

export function setCleanHostname(url: LocatedURL, value: string): LocatedURL | undefined {
  return isAll(HOSTNAME, value) && !cannotHave(url)
    ? splice(url, url.hostStart, url.hostEnd, value, HOST_END)
    : undefined;
}

export function setCleanPort(url: LocatedURL, value: string): LocatedURL | undefined {
  return isAll(DIGITS, value) && !cannotHave(url)
    ? splice(url, url.hostEnd, url.pathStart, `:${value}`, PATH_START)
    : undefined;
}

/** Also a path that is mended in one walk, of a special URL. */
export function setCleanPath(url: LocatedURL, value: string): LocatedURL | undefined {
  const path = isAll(PATH, value) ? value : mendPath(url, value);
  return path === undefined || cannotHave(url)
    ? undefined
    : splice(url, url.pathStart, url.queryStart, path, QUERY_START);
}

/** A "?" or a "#" would be percent-encoded, and the spaces around the value of a setter are not trimmed. */
function mendPath(url: LocatedURL, value: string): string | undefined {
  return isAll(MENDABLE, value) && defaultPort(schemeOf(url)) !== null
    ? mendTail(value, "", 0, 0, cleanEnd(value, 0))
    : undefined;
}

/** With its "?" or without. */
export function setCleanQuery(url: LocatedURL, value: string): LocatedURL | undefined {
  if (!isAll(QUERY, value)) return undefined;
  const query = value.charCodeAt(0) === QUESTION_MARK ? value : `?${value}`;
  return splice(url, url.queryStart, url.fragmentStart, query, FRAGMENT_START);
}

/** With its "#" or without. */
export function setCleanFragment(url: LocatedURL, value: string): LocatedURL | undefined {
  if (!isAll(UNITS_OF_FRAGMENT, value)) return undefined;
  const fragment = value.charCodeAt(0) === NUMBER_SIGN ? value : `#${value}`;
  return splice(url, url.fragmentStart, url.href.length, fragment, END);
}

/** The empty value, which removes a component or is rejected, never matches. */
function isAll(pattern: RegExp, value: string): boolean {
  return value !== "" && value.length <= MAX_LENGTH && pattern.test(value);
}

// Anchored at both ends, because nothing has to be known of a value that does not match: 2 % of a setter's time.
const HOSTNAME = /* @__PURE__ */ all(host);
const HOST = /* @__PURE__ */ all(() => `${host()}(?::${port()})?`);
const DIGITS = /* @__PURE__ */ all(port);
const PATH = /* @__PURE__ */ all(absolutePath);
const MENDABLE = /^[/\\][^?#]*[^\0- ?#]$/;
/** "?" at its start is not in the set. */
const QUERY = /* @__PURE__ */ all(() => `${outside(SPECIAL_QUERY)}*`);
const UNITS_OF_FRAGMENT = /* @__PURE__ */ all(() => `${outside(FRAGMENT)}*`);

/** `source` is a function, so that a bundler can leave the call out. */
function all(source: () => string): RegExp {
  return pattern(() => `${source()}$`);
}
