import { C0_CONTROL, PATH, utf8PercentEncode } from "@url/percent";
import { removeDotSegments } from "@url/uri";
import { isSpecial } from "../changes/trial.ts";
import { NOT_IN_PATH } from "../html5/escape.ts";
import { filePath } from "./file-path.ts";
import type { Rules } from "./rules.ts";
import type { Reference } from "./split-reference.ts";

/** The base of a reference, as far as a path needs it. */
export interface PathBase {
  readonly path: string;
  readonly hasAuthority: boolean;
}

/**
 * Resolves the path of a reference. `scheme` is in lower case, and null for a reference that stays alone; `base` is the
 * base, or null if the reference has none.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 */
export function readPath(rules: Rules, reference: Reference, scheme: string | null, base: PathBase | null): string {
  const { document, isToday } = rules;
  const { path } = reference;
  const isWhole = reference.scheme !== null || reference.authority !== null || base === null;
  const isOpaque = reference.scheme !== null && reference.authority === null && !/^\//.test(path) && !isSpecial(scheme);
  const text = escaped(rules, path, isOpaque, reference);
  const isResolved = document === "html5" || base !== null;
  if (isOpaque) return isResolved && !isToday("path-opaque") ? removeDotSegments(text) : text;
  if (scheme === null) return text;
  if (path === "" && !isWhole) return base.path;

  const own = isToday("dots-encoded") ? withDots(text) : text;
  if (scheme === "file" && isToday("file-drive-letters")) return filePath(own, isWhole ? null : base.path);
  const merged = isWhole || own.startsWith("/") ? own : directoryOf(base) + own;
  return isResolved || isToday("dot-segments-kept") ? removeDotSegments(merged) : merged;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3 */
function directoryOf({ path, hasAuthority }: PathBase): string {
  return path === "" && hasAuthority ? "/" : path.slice(0, path.lastIndexOf("/") + 1);
}

function escaped({ document, isToday }: Rules, path: string, isOpaque: boolean, reference: Reference): string {
  if (!isToday(document === "html5" ? "path-escapes" : "characters")) {
    return document === "html5" ? utf8PercentEncode(path, NOT_IN_PATH) : path;
  }
  if (!isOpaque) return utf8PercentEncode(path, PATH);
  const hasMore = reference.query !== null || reference.fragment !== null;
  return utf8PercentEncode(hasMore ? path.replace(/ $/, "%20") : path, C0_CONTROL);
}

/** Writes the dots of dot segments that are percent-encoded. */
function withDots(path: string): string {
  return path
    .split("/")
    .map((segment) => (/^(?:\.|%2e){1,2}$/i.test(segment) ? segment.replace(/%2e/gi, ".") : segment))
    .join("/");
}
