import type { URLParts } from "./record.ts";

/**
 * The serialization of `parts`, without the fragment when `excludeFragment` is true.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(parts: URLParts, excludeFragment = false): string {
  if (typeof excludeFragment !== "boolean") {
    throw new TypeError("serializeURL: excludeFragment must be true or false");
  }
  const { scheme, username, password, host, port, path, query, fragment } = parts;
  const authority = host === null ? "" : `//${serializeCredentials(username, password)}${host}${serializePort(port)}`;
  let output = `${scheme}:${joinPath(authority, path)}`;
  if (query !== null) output += `?${query}`;
  if (fragment !== null && !excludeFragment) output += `#${fragment}`;
  return output;
}

/** Username and password as they stand before a host, their "@" included; "" when there is neither. */
export function serializeCredentials(username: string, password: string): string {
  if (password !== "") return `${username}:${password}@`;
  return username === "" ? "" : `${username}@`;
}

/** A port as it stands behind a host, its ":" included; "" for none. */
export function serializePort(port: number | null): string {
  return port === null ? "" : `:${port}`;
}

/**
 * A path behind its authority: "//", credentials, host and port, or "" when there is no host. Then "/." keeps
 * a path that starts with "//" from being read as a host: `web+demo:/.//not-a-host/`.
 */
export function joinPath(authority: string, path: string): string {
  return authority === "" && path.startsWith("//") ? `/.${path}` : authority + path;
}
