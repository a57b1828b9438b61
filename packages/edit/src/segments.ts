import type { URLLike } from "@url/parser";
import { decodeText } from "@url/percent/internal";
import { flagOf } from "@url/result/internal";
import { locatedOf, pathOf } from "@url/serializer/internal";
import { cutPath, failAtPath } from "./cut.ts";
import { withoutDots } from "./dots.ts";
import { type EditResult, succeed } from "./error.ts";

/** How {@link segments} returns them. */
export interface SegmentsOptions {
  /** Percent-encoded, as they are in the URL. The default is false: decoded. */
  readonly raw?: boolean | undefined;
}

/**
 * Returns the segments of the path, decoded. A path that ends with "/" has an empty last segment. A path that is relative
 * to that of a base can start with "..". Fails with `opaque-path`, or with `depends-on-base` for a reference without a path.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`, or for a wrong option
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example segments("https://a/b%2Fc/d%20e/") // → { ok: true, value: ["b/c", "d e", ""] }
 */
export function segments(url: URLLike, options?: SegmentsOptions): EditResult<string[]> {
  const isRaw = flagOf(options, "raw", "segments");
  // The path of a record has no dot segments, and a list of segments starts with a slash.
  const record = locatedOf(url);
  if (record !== undefined && record.href[record.pathStart] === "/") {
    return succeed(listOf(pathOf(record).slice(1), isRaw));
  }
  const cut = cutPath(url, "segments");
  if (!cut.ok) return cut;
  const { kind, isRooted } = cut.value;
  const path = withoutDots(cut.value);
  // "//host" has an empty segment if the base is special, and none otherwise.
  if (path === null || (path === "" && isRooted && kind === null)) {
    return failAtPath("depends-on-base", url, "segments");
  }
  if (path === "" && kind === "other") return succeed([]);
  return succeed(listOf(isRooted ? path.slice(1) : path, isRaw));
}

function listOf(path: string, isRaw: boolean): string[] {
  const list = path.split("/");
  // Most paths have nothing to decode, which one search tells.
  return isRaw || !path.includes("%") ? list : list.map(decodeText);
}
