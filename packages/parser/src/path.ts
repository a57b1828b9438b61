import { flatten, inParts, LONG, PATH, utf8PercentEncode } from "@url/percent";
import { indexOfBefore, isSpecialScheme } from "@url/serializer";
import { FULL_STOP, PERCENT_SIGN, REVERSE_SOLIDUS, SOLIDUS, VERTICAL_LINE } from "./code-points.ts";
import type { Listener } from "./listener.ts";
import { driveOf, isWindowsDriveLetter } from "./windows-drive-letter.ts";

/**
 * The path start state for `text[start, end)`: one leading slash is skipped, then the path state reads on.
 * A URL whose scheme is not special has no path at all where the text is empty.
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function parsePathStart(
  text: string,
  start: number,
  end: number,
  scheme: string,
  report: Listener | undefined,
): string {
  const isSpecial = isSpecialScheme(scheme);
  if (start === end) return isSpecial ? "/" : "";
  if (isSpecial) report?.reverseSolidus(text, start);
  const first = isSlash(text.charCodeAt(start), isSpecial) ? start + 1 : start;
  return parsePath(text, first, end, "", scheme, report);
}

/**
 * The path state: the segments of `text[start, end)` after those of `basePath`, dot segments resolved and
 * the rest percent-encoded. `basePath` is a serialized path: "" has no segment, "/" one, the empty one.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function parsePath(
  text: string,
  start: number,
  end: number,
  basePath: string,
  scheme: string,
  report: Listener | undefined,
): string {
  report?.units(text, start, end, isSpecialScheme(scheme));
  const path = text.slice(start, end);
  const isFile = scheme === "file";
  if (!(isFile && path.charCodeAt(1) === VERTICAL_LINE)) {
    if (!NEEDS_WORK.test(path)) return `${basePath}/${path}`;
    if (!SPLITS.test(path)) return `${basePath}/${utf8PercentEncode(path, PATH)}`;
  }
  const hasReverse = path.includes("\\") && isSpecialScheme(scheme);
  return parseSegments(hasReverse ? inParts(path, withSolidi) : path, basePath, isFile);
}

function withSolidi(path: string): string {
  return path.replace(/\\/g, "/");
}

/**
 * A serialized path without its last segment; a drive letter that is alone in a `file` path stays.
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function shortenPath(path: string, isFile: boolean): string {
  if (isFile && driveOf(path) === path) return path;
  // A loop: last segments are short, and `lastIndexOf` takes 9 ns more.
  let end = path.length;
  while (end > 0 && path.charCodeAt(--end) !== SOLIDUS);
  return path.slice(0, end);
}

/** The first slash of `text[start, end)`, "\" being one for special schemes; `end` when there is none. */
export function findSlash(text: string, start: number, end: number, isSpecial: boolean): number {
  const solidus = indexOfBefore(text, "/", start, end);
  return isSpecial ? indexOfBefore(text, "\\", start, solidus) : solidus;
}

export function isSlash(unit: number, isSpecial: boolean): boolean {
  return unit === SOLIDUS || (isSpecial && unit === REVERSE_SOLIDUS);
}

/**
 * Splits, resolves dot segments, joins and percent-encodes what stayed. It is a stack of ranges, each of segments that
 * follow one another, so that ".." cuts the last one and the whole is linear.
 */
function parseSegments(path: string, basePath: string, isFile: boolean): string {
  // Start and end of each range. Between two are three units at least ("/./"); a list that grows would take more than
  // three times the bytes.
  const kept: number[] | Uint32Array = path.length > LONG ? new Uint32Array((path.length / 3 + 2) * 2) : [];
  let count = 0;
  let base = basePath;
  for (let start = 0; start <= path.length; ) {
    const end = findSlash(path, start, path.length, false);
    const dots = countDots(path, start, end);
    if (dots === 2) {
      if (count === 0) base = shortenPath(base, isFile);
      else if (count > 2 || base !== "" || !isFile || !isWindowsDriveLetter(path.slice(kept[0], kept[1]))) {
        const first = kept[count - 2]!;
        let slash = kept[count - 1]! - 1;
        while (slash >= first && path.charCodeAt(slash) !== SOLIDUS) slash--;
        if (slash < first) count -= 2;
        else kept[count - 1] = slash;
      }
    }
    if (dots === 0 && count > 0 && start === kept[count - 1]! + 1) {
      kept[count - 1] = end;
    } else if (dots === 0 || end === path.length) {
      kept[count++] = dots === 0 ? start : end;
      kept[count++] = end;
    }
    start = end + 1;
  }

  let done = "";
  let output = "";
  for (let i = 0; i < count; i += 2) {
    output += `/${path.slice(kept[i], kept[i + 1])}`;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  output = done + output;
  if (isFile && base === "") output = output.replace(/^(\/[A-Za-z])\|(?=\/|$)/, "$1:");
  return base + utf8PercentEncode(output, PATH);
}

/**
 * 1 for a single-dot segment, 2 for a double-dot segment, 0 for any other.
 * @see https://url.spec.whatwg.org/#single-dot-path-segment
 */
function countDots(path: string, start: number, end: number): number {
  if (end - start > 6 || end === start) return 0;
  let dots = 0;
  for (let at = start; at < end; dots++) {
    if (path.charCodeAt(at) === FULL_STOP) at++;
    else if (path.charCodeAt(at) === PERCENT_SIGN && path.slice(at + 1, at + 3).toLowerCase() === "2e") at += 3;
    else return 0;
  }
  return dots > 2 ? 0 : dots;
}

/** A dot segment, or a "\\" that may be a slash: what a path is split for. */
const SPLITS = /\\|(?:^|\/)(?:\.|%2[eE]){1,2}(?:\/|$)/;
/** The same, or a code point to percent-encode. Most paths have neither and are one slice. */
const NEEDS_WORK = /* @__PURE__ */ needsWork();

function needsWork(): RegExp {
  return new RegExp(`${PATH.members.source}|${SPLITS.source}`);
}
