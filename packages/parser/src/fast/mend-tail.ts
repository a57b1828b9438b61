import { FRAGMENT, PATH, SPECIAL_QUERY } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import { indexOfBefore } from "@url/serializer/internal";
import { FULL_STOP, PERCENT_SIGN, SOLIDUS, SPACE } from "../code-points.ts";
import { resolveDotSegments } from "../dot-segments.ts";
import { endOfMatch, outside, queryAndFragment, reference, sticky } from "../grammar.ts";

/** Returns how far path, query and fragment are in normal form from the offset `at` on. */
export function cleanEnd(text: string, at: number): number {
  return endOfMatch(REFERENCE, text, at);
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
    const pathEnd = endOfPath(input, end);
    return head + resolveDotSegments(input, start, pathStart, pathEnd, end, false) + input.slice(pathEnd);
  }
  OTHER_WORK.lastIndex = end;
  if (input.charCodeAt(input.length - 1) <= SPACE || OTHER_WORK.test(input)) return undefined;
  return head + input.slice(start, end) + encodeTail(input, end);
}

/** Percent-encodes path, query and fragment from the offset `start` on, which may be in any of them. */
function encodeTail(input: string, start: number): string {
  const { length } = input;
  const fragmentStart = indexOfBefore(input, "#", 0, length);
  const queryStart = indexOfBefore(input, "?", 0, fragmentStart);
  let output = "";
  if (start < queryStart) output = encodeText(input, PATH, start, queryStart);
  if (queryStart < fragmentStart)
    output += encodeText(input, SPECIAL_QUERY, Math.max(start, queryStart), fragmentStart);
  return fragmentStart === length ? output : output + encodeText(input, FRAGMENT, Math.max(start, fragmentStart));
}

function endOfPath(input: string, start: number): number {
  return indexOfBefore(input, "?", start, indexOfBefore(input, "#", start, input.length));
}

/** A path without a slash before it, a query, and a fragment. */
const REFERENCE = /* @__PURE__ */ sticky(reference);
/** The rest of a path, whose dot segments do not matter, a query, and a fragment. */
const CLEAN = /* @__PURE__ */ sticky(() => `${outside(PATH, "\\\\")}*${queryAndFragment()}`);
/** What needs other work than to be percent-encoded. */
const OTHER_WORK = /[\\\t\n\r]|\/(?:\.|%2[eE])/g;
