import { hostOf } from "@url/host";
import { isArray, propertyOf, refuse } from "@url/result/internal";
import {
  hasOpaquePath,
  type URLRecord as Located,
  partsOf,
  pathSegments,
  serializeURL,
  type URLParts,
} from "@url/serializer";
import { locate, recordOf } from "@url/serializer/internal";
import { type HostValue, hostValueOf, isHostValue, serializeHost } from "./host-value.ts";

/**
 * A URL record as in `whatwg-url`: the Standard's struct, a plain object that you may change.
 * Between two steps of the Standard it need not be a valid URL; the `basicURLParse` that follows makes it one.
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

/** Returns the struct of a located URL. It shares nothing with the URL. */
export function structOf(url: Located): URLRecord {
  const host = hostOf(url);
  const parts = partsOf(url);
  return { ...parts, host: host && hostValueOf(host), path: hasOpaquePath(url) ? parts.path : pathSegments(url) };
}

/**
 * Returns `value` itself, which must be a record of this package.
 * @throws TypeError that names the function `where` and the argument `name`
 */
export function expectStruct(value: URLRecord, where: string, name = "url"): URLRecord {
  const [host, path, port] = ["host", "path", "port"].map((member) => propertyOf(value, member));
  const hasTexts = ["scheme", "username", "password"].every((member) => typeof propertyOf(value, member) === "string");
  const hasParts = ["query", "fragment"].every((member) => isTextOrNull(propertyOf(value, member)));
  const hasPort = port === null || isPort(port);
  const hasPath = typeof path === "string" || (isArray(path) && path.every((segment) => typeof segment === "string"));
  if (!hasTexts || !hasParts || !hasPort || !hasPath || (host !== null && !isHostValue(host))) {
    refuse(value, where, name, "a URL record, as parseURL returns it");
  }
  return value;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isPort(value: unknown): boolean {
  return typeof value === "number" && value === (value & 0xffff);
}

/** Checks an option that is a record of this package, or `null`, which means the same as `undefined`. */
export function expectStructOrNull(value: unknown, where: string, name: string): void {
  if (value !== null) expectStruct(value as URLRecord, where, name);
}

/** Returns what the parser's functions take. */
export function locatedOf(url: URLRecord): Located {
  return recordOf(locate(hrefOf(url)));
}

/** Serializes the struct, without the fragment if `excludeFragment` is true. */
export function hrefOf(url: URLRecord, excludeFragment = false): string {
  const host = url.host === null ? null : serializeHost(url.host);
  const parts: URLParts = { ...url, host, path: pathTextOf(url) };
  return serializeURL(parts, { excludeFragment });
}

/** Serializes the path. */
export function pathTextOf({ path }: URLRecord): string {
  return typeof path === "string" ? path : path.map((segment) => `/${segment}`).join("");
}
