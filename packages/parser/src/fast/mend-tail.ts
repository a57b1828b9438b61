import { FRAGMENT, PATH, SPECIAL_QUERY } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import { indexOfBefore } from "@url/serializer/internal";
import { FULL_STOP, PERCENT_SIGN, REVERSE_SOLIDUS, SOLIDUS, SPACE, TILDE } from "../code-points.ts";
import { resolveDotSegments } from "../dot-segments.ts";
import { endOfMatch, outside, queryAndFragment, reference, sticky } from "../grammar.ts";

/** Returns how far path, query and fragment are in normal form from the offset `at` on. */
export function cleanEnd(text: string, at: number): number {
  return endOfMatch(REFERENCE, text, at);
}

/** Returns `head`, which ends with an authority, and what follows the authority in `input`, from `at` on, after it. */
export function mendAfterAuthority(input: string, head: string, at: number): string | undefined {
  if (at === input.length) return `${head}/`;
  return mendTail(input, input.charCodeAt(at) === SOLIDUS ? head : `${head}/`, at, at, cleanEnd(input, at));
}

/**
 * Returns `head` and path, query and fragment after it. Their text is `input` from `start` on, the path starts at
 * `pathStart` (-1 if there is more path in `head`), and all before `end` is in normal form. Mends dot segments or code points to percent-encode. Returns
 * `undefined` if there is both, and for anything else.
 *
 * ```
 * https://example.com/a/../b?q
 * ^ start            ^ pathStart
 *                       ^ end
 * ```
 */
export function mendTail(
  input: string,
  head: string,
  start: number,
  pathStart: number,
  end: number,
): string | undefined {
  if (end === input.length) return head + input.slice(start);
  const unit = input.charCodeAt(end);
  if ((unit === FULL_STOP || unit === PERCENT_SIGN) && (end === start || input.charCodeAt(end - 1) === SOLIDUS)) {
    if (pathStart < 0 || endOfMatch(CLEAN, input, end) !== input.length) return undefined;
    const isFile = pathStart > start && input.startsWith("file:");
    // What follows a dot segment may become the drive letter of a file.
    if (isFile && input.includes("|")) return undefined;
    const pathEnd = endOfPath(input, end);
    const from = isFile ? pathStart : start;
    const path = resolveDotSegments(input, from, pathStart, pathEnd, end, isFile);
    return head + input.slice(start, from) + path + input.slice(pathEnd);
  }
  return input.charCodeAt(input.length - 1) <= SPACE ? undefined : encodeTail(input, head, start, end);
}

/**
 * Percent-encodes from `end` on. In a path, the pattern goes on behind each run that is encoded; after some runs, the rest
 * of the path is encoded at once.
 *
 * ```
 * /a b/c?q
 *   ^ end
 *       ^ pathEnd
 * ```
 */
function encodeTail(input: string, head: string, start: number, end: number): string | undefined {
  const { length } = input;
  const fragmentStart = indexOfBefore(input, "#", 0, length);
  const pathEnd = indexOfBefore(input, "?", 0, fragmentStart);
  let output = head;
  let from = start;
  let at = end;
  let runs = 0;
  while (at < pathEnd) {
    // With the unit before `at`: it can be the slash before a dot segment.
    if (runs++ === MANY && !OTHER_WORK.test(input.slice(at - 1, pathEnd))) {
      output += input.slice(from, at) + encodeText(input, PATH, at, pathEnd);
      from = at = pathEnd;
      break;
    }
    if (needsOtherWork(input.charCodeAt(at))) return undefined;
    let runEnd = at + 1;
    while (input.charCodeAt(runEnd) > TILDE) runEnd++;
    output += input.slice(from, at) + encodeText(input, PATH, at, runEnd);
    from = runEnd;
    at = endOfMatch(REST_OF_SEGMENT, input, from);
  }
  if (at === length) return output + input.slice(from);
  output += input.slice(from, at);
  if (at < fragmentStart) output += encodeText(input, SPECIAL_QUERY, at, fragmentStart);
  if (fragmentStart < length) output += encodeText(input, FRAGMENT, Math.max(at, fragmentStart));
  // A tab or a newline is removed, so that it would be wrong as "%09", "%0A" or "%0D". Most outputs have none of them.
  REMOVED.lastIndex = at;
  return output.includes("%0") && REMOVED.test(input) ? undefined : output;
}

/** A slash of special URLs, the start of a dot segment, or a control that may be a removed one. */
function needsOtherWork(unit: number): boolean {
  return unit === REVERSE_SOLIDUS || unit === FULL_STOP || unit === PERCENT_SIGN || (unit > 0x08 && unit < 0x0e);
}

/** What a path may contain after a unit of a segment that needs more than to be percent-encoded. */
const OTHER_WORK = /[\t\n\r\\]|\/(?:\.|%2[eE])/;

/** From so many runs on, a look at the rest of the path costs less than a match for each run. */
const MANY = 8;

function endOfPath(input: string, start: number): number {
  return indexOfBefore(input, "?", start, indexOfBefore(input, "#", start, input.length));
}

/** A path without a slash before it, a query, and a fragment. */
const REFERENCE = /* @__PURE__ */ sticky(reference);
/** The rest of a path, whose dot segments do not matter, a query, and a fragment. */
const CLEAN = /* @__PURE__ */ sticky(() => `${outside(PATH, "\\\\")}*${queryAndFragment()}`);
/** The same after a unit of a segment, without dot segments. */
const REST_OF_SEGMENT = /* @__PURE__ */ sticky(() => `${outside(PATH, "/\\\\")}*(?:/${reference()})?`);
const REMOVED = /[\t\n\r]/g;
