import { hasHost, hasOpaquePath, isSpecialScheme, joinPath, schemeOf, type URLRecord } from "@url/serializer";
import type { Report } from "./error.ts";
import { parsePathStart } from "./path.ts";
import { override, QUERY_START, rewrite, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the path; "?" and "#" in `value` are percent-encoded. A URL with an opaque path is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-pathname
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function setPath(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return hasOpaquePath(url) ? url : override(url, value, editPath, options);
}

function editPath(url: URLRecord, text: string, report: Report | undefined): URLRecord {
  const scheme = schemeOf(url);
  const path = parsePathStart(text, 0, text.length, isSpecialScheme(scheme), scheme === "file", report);
  // Without a host a path is never empty: that would read back as an opaque one.
  return hasHost(url)
    ? splice(url, url.pathStart, url.queryStart, path, QUERY_START)
    : rewrite(url, url.schemeEnd + 1, url.queryStart, joinPath("", path || "/"));
}
