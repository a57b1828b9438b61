import { flatten, LONG } from "@url/percent/internal";
import { expectText } from "@url/result/internal";

/**
 * Removes the segments "." and ".." from a path. "%2E" does not count as a dot, because nothing is decoded. As in the
 * RFC's steps, a path that does not start with "/" loses its leading dot segments, and a ".." after its last segment
 * leaves a path that starts with "/". Never fails.
 * @throws TypeError if `path` is not a string
 * @example removeDotSegments("/a/b/c/./../../g") // → "/a/g"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4
 */
export function removeDotSegments(path: string): string {
  expectText(path, "removeDotSegments", "path");
  if (!hasDots(path)) return path;
  // ./../a/b/../c
  //      ^ first: after leading dot segments
  let first = 0;
  while (first <= path.length && countDots(path, first, endOf(path, first)) > 0) first = endOf(path, first) + 1;
  if (first > path.length) return "";
  // From the end, where a number is enough to know what ".." removes. A stack of segments would take 20 bytes a unit.
  let done = "";
  let result = "";
  let removed = 0;
  let end = path.length;
  for (let start = end; start >= first; end = start) {
    start = end > first ? path.lastIndexOf("/", end - 1) : -1;
    const from = Math.max(start, first);
    const dots = start < first ? 0 : countDots(path, start + 1, end);
    if (dots > 0) {
      if (dots === 2) removed++;
      if (end === path.length) result = "/";
    } else if (removed === 0) {
      result = path.slice(from, end) + result;
      if (result.length > LONG) {
        done = flatten(result) + done;
        result = "";
      }
    } else {
      removed--;
    }
  }
  return result + done;
}

/** Returns true if the path may have a dot segment: if a segment starts with a dot. */
export function hasDots(path: string): boolean {
  return path.startsWith(".") || path.includes("/.");
}

function endOf(path: string, start: number): number {
  const end = path.indexOf("/", start);
  return end === -1 ? path.length : end;
}

/** Returns 1 or 2 if the segment is "." or "..", and 0 otherwise. */
function countDots(path: string, start: number, end: number): number {
  const length = end - start;
  return (length === 1 || length === 2) && path[start] === "." && path[end - 1] === "." ? length : 0;
}
