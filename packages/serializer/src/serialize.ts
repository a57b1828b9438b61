import { flagOf, propertyOf, refuseNumber, refuseType } from "@url/result/internal";
import type { URLParts } from "./parts.ts";
import { locatedOf, type URLRecord } from "./record.ts";

/** How {@link serializeURL} writes. */
export interface SerializeOptions {
  /** Leave out the fragment. The default is false. */
  readonly excludeFragment?: boolean | undefined;
}

/**
 * Serializes a record, or the components of one. Components are written as they are: nothing is encoded or
 * checked but their types, so that changed parts can read back as another URL.
 * @throws TypeError if a component is missing or has the wrong type, or an option has
 * @throws RangeError if the port is not an integer from 0 to 65535
 * @example serializeURL(orThrow(parseURL("https://a/#b")), { excludeFragment: true }) // → "https://a/"
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(url: URLRecord | URLParts, options?: SerializeOptions): string {
  const excludeFragment = flagOf(options, "excludeFragment", "serializeURL");
  const located = locatedOf(url);
  if (located !== undefined) return excludeFragment ? located.href.slice(0, located.fragmentStart) : located.href;
  const { scheme, username, password, host, port, path, query, fragment } = expectParts(url as URLParts);
  const authority = host === null ? "" : `//${serializeCredentials(username, password)}${host}${serializePort(port)}`;
  let output = `${scheme}:${joinPath(authority, path)}`;
  if (query !== null) output += `?${query}`;
  if (fragment !== null && !excludeFragment) output += `#${fragment}`;
  return output;
}

function expectParts(parts: URLParts): URLParts {
  for (const name of ["scheme", "username", "password", "host", "port", "path", "query", "fragment"] as const) {
    const value = propertyOf(parts, name);
    const type = name === "port" ? "number" : "string";
    const isNullable = name === "host" || name === "port" || name === "query" || name === "fragment";
    if (typeof value !== type && !(isNullable && value === null)) {
      refuseType(value, "serializeURL", `url.${name}`, `a ${type}${isNullable ? " or null" : ""}`);
    }
  }
  const { port } = parts;
  if (port !== null && (port & 0xffff) !== port) {
    refuseNumber(port, "serializeURL", "url.port", "an integer from 0 to 65535");
  }
  return parts;
}

/** Serializes a username and a password with their "@"; "" if there is neither. */
export function serializeCredentials(username: string, password: string): string {
  if (password !== "") return `${username}:${password}@`;
  return username === "" ? "" : `${username}@`;
}

/** Serializes a port with its ":"; "" for `null`. */
export function serializePort(port: number | null): string {
  return port === null ? "" : `:${port}`;
}

/**
 * Joins a path to its authority: "//", credentials, host and port, or "" if there is no host. In that case "/."
 * keeps a path that starts with "//" from being read as a host: `web+demo:/.//not-a-host/`.
 */
export function joinPath(authority: string, path: string): string {
  return authority === "" && path.startsWith("//") ? `/.${path}` : authority + path;
}
