import { hasHost, hasOpaquePath, joinPath, schemeOf, type URLRecord } from "@url/serializer";
import type { Listener } from "./listener.ts";
import { QUERY_START } from "./offsets.ts";
import { parsePathStart } from "./path.ts";
import { type SetterOptions, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import { rewrite, splice } from "./splice.ts";

/**
 * Sets the path; "?" and "#" in `value` are percent-encoded. A URL with an opaque path is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-pathname
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function setPath(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return set(url, value, editPath, options, "setPath");
}

/** `setPath` without its options. */
export function editPath(url: URLRecord, value: string, report?: Listener): URLRecord {
  if (hasOpaquePath(url)) return url;
  const text = textOfValue(value, report);
  const path = parsePathStart(text, 0, text.length, schemeOf(url), report);
  // Without a host a path is never empty: that would read back as an opaque one.
  return hasHost(url)
    ? splice(url, url.pathStart, url.queryStart, path, QUERY_START)
    : rewrite(url, url.schemeEnd + 1, url.queryStart, joinPath("", path || "/"));
}
