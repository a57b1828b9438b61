import { PATH } from "@url/percent";
import { encodeText, flatten, inParts, LONG } from "@url/percent/internal";
import { isSpecialScheme } from "@url/serializer";
import { indexOfBefore } from "@url/serializer/internal";
import { FULL_STOP, PERCENT_SIGN, REVERSE_SOLIDUS, SOLIDUS, VERTICAL_LINE } from "./code-points.ts";
import type { Steps } from "./steps.ts";
import { driveOf, isWindowsDriveLetter } from "./windows-drive-letter.ts";

/**
 * The path start state: parses the path `text[start, end)`, whose first slash is optional. Without any text, the path
 * of a special URL is "/" and that of any other URL is empty.
 *
 * ```
 * http://h:80/a/../b?q
 *            ^ start
 *                   ^ end
 * ```
 * @see https://url.spec.whatwg.org/#path-start-state
 */
export function parsePathStart(
  text: string,
  start: number,
  end: number,
  scheme: string,
  report: Steps | undefined,
): string {
  const isSpecial = isSpecialScheme(scheme);
  if (start === end) return isSpecial ? "/" : "";
  if (isSpecial) report?.reverseSolidus(text, start);
  const first = isSlash(text.charCodeAt(start), isSpecial) ? start + 1 : start;
  return parsePath(text, first, end, "", scheme, report);
}

/**
 * The path state: appends the segments of `text[start, end)` to `basePath`, resolves dot segments and percent-encodes
 * the rest. `basePath` is a serialized path: "" has no segment, "/" has one, which is empty.
 *
 * ```
 * http://h/a/../b c?q
 *          ^ start
 *                  ^ end
 * ```
 * @see https://url.spec.whatwg.org/#path-state
 */
export function parsePath(
  text: string,
  start: number,
  end: number,
  basePath: string,
  scheme: string,
  report: Steps | undefined,
): string {
  report?.units(text, start, end, isSpecialScheme(scheme));
  const path = text.slice(start, end);
  const isFile = scheme === "file";
  const canHaveDrive = isFile && path.charCodeAt(1) === VERTICAL_LINE;
  if (!canHaveDrive && !NEEDS_WORK.test(path)) return `${basePath}/${path}`;
  const hasReverse = path.includes("\\") && isSpecialScheme(scheme);
  const segments = hasReverse ? inParts(path, withSolidi) : path;
  if (!canHaveDrive && !SPLITS.test(segments)) return `${basePath}/${encodeText(segments, PATH)}`;
  return parseSegments(segments, basePath, isFile);
}

function withSolidi(path: string): string {
  return path.replace(/\\/g, "/");
}

/**
 * Returns a serialized path without its last segment. The drive letter of a `file` path stays if it is the only segment.
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function shortenPath(path: string, isFile: boolean): string {
  if (isFile && driveOf(path) === path) return path;
  // A loop because last segments are short: `lastIndexOf` takes 9 ns longer.
  let end = path.length;
  while (end > 0 && path.charCodeAt(--end) !== SOLIDUS);
  return path.slice(0, end);
}

/** Returns where the first slash of `text[start, end)` is, or `end`. For special schemes "\" is a slash too. */
export function findSlash(text: string, start: number, end: number, isSpecial: boolean): number {
  const solidus = indexOfBefore(text, "/", start, end);
  return isSpecial ? indexOfBefore(text, "\\", start, solidus) : solidus;
}

export function isSlash(unit: number, isSpecial: boolean): boolean {
  return unit === SOLIDUS || (isSpecial && unit === REVERSE_SOLIDUS);
}

/**
 * Splits a path at "/", resolves dot segments, joins the remaining segments and percent-encodes them. The segments are
 * kept as a stack of ranges of consecutive segments: ".." shortens the last range, so the time is linear.
 */
function parseSegments(path: string, basePath: string, isFile: boolean): string {
  // The start and the end of each range. Two ranges are at least three units apart ("/./"). A growing array would take
  // more than three times the bytes.
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
  return base + encodeText(output, PATH);
}

/**
 * Returns 1 for a single-dot segment, 2 for a double-dot segment and 0 for any other.
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

/** Matches what a path is split for: a dot segment, or a "\\" that may be a slash. */
const SPLITS = /\\|(?:^|\/)(?:\.|%2[eE]){1,2}(?:\/|$)/;
/** Matches the same and every code point to percent-encode. Most paths have neither and are copied by one slice. */
const NEEDS_WORK = /* @__PURE__ */ needsWork();

function needsWork(): RegExp {
  return new RegExp(`${PATH.members.source}|${SPLITS.source}`);
}
