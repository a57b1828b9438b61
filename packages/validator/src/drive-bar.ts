import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";

/**
 * Returns the offset of the "|" in `input` that the parser reads as the ":" of a Windows drive letter, in UTF-16 code
 * units; -1 if there is none. `result` is the `href` of what `input` was parsed to.
 * @see https://url.spec.whatwg.org/#windows-drive-letter
 *
 * ```
 * file:///a|b/../C|/x
 *                 ^ not the first one
 * ```
 */
export function findDriveBar(input: string, base: URLRecord | undefined, result: string): number {
  if (!input.includes("|") || !HAS_DRIVE.test(result)) return -1;
  const href = withBars(result);
  const keepsURL = (end: number): boolean => {
    const changed = parseURL(encodeBars(input.slice(0, end)) + input.slice(end), { base });
    return changed.ok && withBars(changed.value.href) === href;
  };
  if (keepsURL(input.length)) return -1;
  // A path has at most one drive letter, and every other "|" may be percent-encoded. So bisection finds the place: 18
  // parses for an input of 200,000 units, however many "|" it has.
  let low = 0;
  let high = input.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (keepsURL(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function encodeBars(text: string): string {
  return text.replace(/\|/g, "%7C");
}

/** "|" delimits nothing, so two URLs that are equal after this differ only in its spelling. */
function withBars(href: string): string {
  return href.replace(/%7C/g, "|");
}

const HAS_DRIVE = /^file:\/\/[^/]*\/[A-Za-z]:(?:[/?#]|$)/;
