import { hasHost, hasOpaquePath, joinPath, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { parsePathStart } from "#engine";
import { setCleanPath, splice } from "#fast";
import { QUERY_START } from "./offsets.ts";
import { rewrite } from "./rewrite.ts";
import { type Reject, type SetterOptions, type SetterResult, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the path; "?" and "#" in `value` are percent-encoded. Fails with `opaque-path`.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setPath(orThrow(parseURL("https://a/b")), "c/../d?")).href // → "https://a/d%3F"
 * @see https://url.spec.whatwg.org/#dom-url-pathname
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function setPath(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setPath", url, value, editPath, options);
}

/** `setPath` without its options. */
export function editPath(url: LocatedURL, value: string, report?: Steps, reject?: Reject): LocatedURL {
  const clean = report === undefined ? setCleanPath(url, value) : undefined;
  if (clean !== undefined) return clean;
  if (hasOpaquePath(url)) {
    reject?.("opaque-path");
    return url;
  }
  const text = textOfValue(value, report);
  const path = parsePathStart(text, 0, text.length, schemeOf(url), report);
  // Without a host a path is never empty: it would read back as an opaque one.
  return hasHost(url)
    ? splice(url, url.pathStart, url.queryStart, path, QUERY_START)
    : rewrite(url, url.scheme.length + 1, url.queryStart, joinPath("", path || "/"));
}
