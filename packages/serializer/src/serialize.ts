import type { URLParts } from "./record.ts";

/**
 * The serialization of `parts`, without the fragment when `excludeFragment` is true.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(parts: URLParts, excludeFragment = false): string {
  const { scheme, username, password, host, port, path, query, fragment } = parts;
  let output = `${scheme}:`;
  if (host !== null) {
    output += "//";
    if (username !== "" || password !== "") {
      output += username;
      if (password !== "") output += `:${password}`;
      output += "@";
    }
    output += host;
    if (port !== null) output += `:${port}`;
  } else if (path.startsWith("//")) {
    // web+demo:/.//not-a-host/ must not come out as web+demo://not-a-host/
    output += "/.";
  }
  output += path;
  if (query !== null) output += `?${query}`;
  if (fragment !== null && !excludeFragment) output += `#${fragment}`;
  return output;
}
