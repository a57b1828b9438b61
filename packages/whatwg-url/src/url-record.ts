import { hostOf } from "@url/host";
import { refuse } from "@url/result/internal";
import {
  fragmentOf,
  hasOpaquePath,
  type URLRecord as Located,
  locate,
  passwordOf,
  pathSegments,
  portOf,
  queryOf,
  schemeOf,
  serializeURL,
  usernameOf,
} from "@url/serializer";
import { type HostValue, hostValueOf, serializeHost } from "./host-value.ts";

/**
 * A URL record as `whatwg-url` has it: the Standard's struct, a plain object, and the caller's to change.
 * Between two steps of the Standard it may be no URL; the `basicURLParse` that follows sees to that.
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface URLRecord {
  scheme: string;
  username: string;
  password: string;
  host: HostValue | null;
  port: number | null;
  /** The segments, or the one string of an opaque path. */
  path: string[] | string;
  query: string | null;
  fragment: string | null;
}

/** The struct of a located URL; nothing in it is shared. */
export function structOf(url: Located): URLRecord {
  const host = hostOf(url);
  const segments = pathSegments(url);
  return {
    scheme: schemeOf(url),
    username: usernameOf(url),
    password: passwordOf(url),
    host: host && hostValueOf(host),
    port: portOf(url),
    path: hasOpaquePath(url) ? segments[0]! : segments,
    query: queryOf(url),
    fragment: fragmentOf(url),
  };
}

/** Throws unless `value` is a record of this package, or `null`, which is the same as none. */
export function expectStruct(value: unknown, where: string, name: string): void {
  if (value !== null && typeof (value as Partial<URLRecord>).scheme !== "string") {
    refuse(value, where, name, "a URL record, as parseURL returns it, or null");
  }
}

/** The way back: what the parser's functions take. */
export function locatedOf(url: URLRecord): Located {
  return locate(hrefOf(url));
}

/** The serialization, without the fragment when `excludeFragment` is true. */
export function hrefOf(url: URLRecord, excludeFragment?: boolean): string {
  const host = url.host === null ? null : serializeHost(url.host);
  return serializeURL({ ...url, host, path: pathTextOf(url) }, excludeFragment);
}

/** The path, serialized. */
export function pathTextOf({ path }: URLRecord): string {
  return typeof path === "string" ? path : path.map((segment) => `/${segment}`).join("");
}
