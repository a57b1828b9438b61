import { PATH } from "@url/percent";
import { encodeText, inParts } from "@url/percent/internal";
import { indexOfBefore, isSpecialScheme } from "@url/serializer/internal";
import { withoutDotSegments } from "#fast";
import { REVERSE_SOLIDUS, SOLIDUS, VERTICAL_LINE } from "./code-points.ts";
import { SPLITS } from "./dot-segments.ts";
import type { Steps } from "./steps.ts";
import { driveOf } from "./windows-drive-letter.ts";

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
  if (start === end) return isSpecialScheme(scheme) ? "/" : "";
  if (report && isSpecialScheme(scheme)) report.reverseSolidus(text, start);
  const first = isSlash(text.charCodeAt(start), scheme) ? start + 1 : start;
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
  const hasReverse = path.includes("\\") && isSpecialScheme(scheme);
  const segments = hasReverse ? inParts(path, withSolidi) : path;
  if (!canHaveDrive && !SPLITS.test(segments)) return `${basePath}/${encodeText(segments, PATH)}`;
  const resolved = withoutDotSegments(`${basePath}/${segments}`, isFile);
  return encodeText(isFile ? resolved.replace(/^(\/[A-Za-z])\|(?=\/|$)/, "$1:") : resolved, PATH);
}

function withSolidi(part: string): string {
  return part.replace(/\\/g, "/");
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

/** Returns true for a "/", and for a "\\" of a special scheme. The scheme is compared for a "\\" only. */
export function isSlash(unit: number, scheme: string): boolean {
  return unit === SOLIDUS || (unit === REVERSE_SOLIDUS && isSpecialScheme(scheme));
}
