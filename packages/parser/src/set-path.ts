import { hasOpaquePath, isSpecialScheme, type URLRecord } from "@url/serializer";
import { parsePathStart } from "./path.ts";
import { override, type SetterOptions } from "./setter.ts";

/**
 * Sets the path; "?" and "#" in `value` are percent-encoded. A URL with an opaque path is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-pathname
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function setPath(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  if (hasOpaquePath(url)) return url;
  return override(
    url,
    value,
    (parts, text, report) => {
      const { scheme } = parts;
      parts.path = parsePathStart(text, 0, text.length, isSpecialScheme(scheme), scheme === "file", report);
      // Without a host an empty list of segments would read back as an opaque path.
      if (parts.path === "" && parts.host === null) parts.path = "/";
      return null;
    },
    options,
  );
}
