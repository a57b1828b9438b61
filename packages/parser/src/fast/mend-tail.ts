import { FRAGMENT, PATH, type PercentEncodeSet, QUERY, SPECIAL_QUERY } from "@url/percent";
import { BYTES, encodeText } from "@url/percent/internal";
import { indexOfBefore } from "@url/serializer/internal";
import { NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS, SPACE, TILDE } from "../code-points.ts";
import { endOfMatch, MAX_LENGTH, reference, sticky } from "../grammar.ts";
import { dotsAt, mayBeDot, mayBeInDots } from "./dots.ts";

/** Returns how far path, query and fragment are in normal form from the offset `at` on. */
export function cleanEnd(text: string, at: number): number {
  return endOfMatch(REFERENCE, text, at);
}

/** Returns `head`, which ends with an authority, and what follows the authority in `input`, from `at` on, after it. */
export function mendAfterAuthority(input: string, head: string, at: number, isSpecial = true): string | undefined {
  if (at === input.length) return isSpecial ? `${head}/` : head;
  const unit = input.charCodeAt(at);
  const hasSlash = isSlash(unit) || !isSpecial;
  // In front of dots a match would end at once.
  const end = input.length - at > SOME && !mayBeDot(input.charCodeAt(at + 1)) ? cleanEnd(input, at) : at;
  return mendTail(input, hasSlash ? head : `${head}/`, at, at, end, isSpecial);
}

/**
 * Returns `head` and path, query and fragment after it. Their text is `input` from `start` on, the path starts at
 * `pathStart` (-1 if there is more path in `head`), and all before `end` is in normal form. Trims, removes tabs and
 * newlines, writes slashes, resolves dot segments, and percent-encodes, in one walk. Returns `undefined` for what is rare: a
 * dot segment that removes more than what stands before it in one piece, one with a tab in it, drive letters.
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
  isSpecial = true,
): string | undefined {
  let { length } = input;
  if (end === length) return head + input.slice(start);
  if (length > MAX_LENGTH) return undefined;
  while (length > end && input.charCodeAt(length - 1) <= SPACE) length--;
  let output = head;
  // What is not in the output yet begins here.
  let from = start;
  let hasSegment = false;
  let set = PATH;
  let runs = 0;
  // Few units are walked sooner than a "?" and a "#" are found among them.
  let at = Math.max(start, pathStart);
  if (end > at + FEW) {
    const fragmentStart = indexOfBefore(input, "#", at, end);
    const isPath = indexOfBefore(input, "?", at, fragmentStart) === end;
    if (!isPath) set = fragmentStart < end ? FRAGMENT : isSpecial ? SPECIAL_QUERY : QUERY;
    // A dot segment is met at the slash before it.
    at = isPath && input.charCodeAt(end - 1) === SOLIDUS ? end - 1 : end;
  } else if (pathStart < 0 && dotsAt(input, at, length, isSpecial) > 0) return undefined;
  let { table } = set;
  for (; at < length; at++) {
    const unit = input.charCodeAt(at);
    if (set === PATH && (unit === SOLIDUS || (unit === REVERSE_SOLIDUS && isSpecial))) {
      const hasDot = mayBeDot(input.charCodeAt(at + 1));
      if (unit === REVERSE_SOLIDUS) {
        if (hasDot || (pathStart < 0 && at === start)) return undefined;
        output += `${input.slice(from, at)}/`;
        hasSegment = true;
        from = at + 1;
      }
      if (!hasDot) continue;
      // `next` is where a dot segment ends, and `kept` where what all of them leave ends.
      let kept = at;
      let next = at;
      for (let dots: number; (dots = dotsAt(input, next + 1, length, isSpecial)) > 0; ) {
        if (isFile(head || input) && DRIVE.test(input)) return undefined;
        if (dots % 2 === 0) {
          const floor = Math.max(from, pathStart);
          if (kept > floor) {
            while (input.charCodeAt(--kept) !== SOLIDUS) if (kept === floor) return undefined;
          } else if (hasSegment || pathStart < 0) return undefined;
        }
        next += 1 + (dots >> 1);
        if (!isSlash(input.charCodeAt(next))) break;
      }
      if (next === at) continue;
      if (kept > from) output += input.slice(from, kept);
      hasSegment ||= kept > Math.max(from, pathStart);
      if (!isSlash(input.charCodeAt(next))) output += "/";
      from = next;
      at = next - 1;
      continue;
    }
    if (unit <= TILDE && table[unit] === 0) continue;
    if ((unit === QUESTION_MARK && set === PATH) || (unit === NUMBER_SIGN && set !== FRAGMENT)) {
      set = unit === NUMBER_SIGN ? FRAGMENT : isSpecial ? SPECIAL_QUERY : QUERY;
      table = set.table;
      continue;
    }
    if (from < at) {
      output += input.slice(from, at);
      hasSegment = true;
    }
    if (isRemoved(unit)) {
      const first = at;
      while (isRemoved(input.charCodeAt(at + 1))) at++;
      if (pathStart < 0 || (set === PATH && (mayBeInDots(input, first, at + 1) || isFile(head || input)))) {
        return undefined;
      }
    } else if (++runs === MANY) {
      const stop = endOfComponent(input, at, length, set);
      if (!OTHER_WORK.test(input.slice(at, stop))) {
        output += encodeText(input, set, at, stop);
        at = stop - 1;
      } else at--;
    } else if (unit < 0x80) {
      output += BYTES[unit];
    } else {
      const first = at;
      while (at + 1 < length && input.charCodeAt(at + 1) > 0x7f) at++;
      output += encodeText(input, set, first, at + 1);
    }
    from = at + 1;
    // Most URLs need work in one place.
    if (runs === 1 && set === PATH && length - from > SOME && cleanEnd(input, from) === length) break;
  }
  return output + input.slice(from, length);
}

function endOfComponent(text: string, start: number, end: number, set: PercentEncodeSet): number {
  const fragmentStart = set === FRAGMENT ? end : indexOfBefore(text, "#", start, end);
  return set === PATH ? indexOfBefore(text, "?", start, fragmentStart) : fragmentStart;
}

/** Tab, line feed, carriage return. */
function isRemoved(unit: number): boolean {
  return unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

export function isSlash(unit: number): boolean {
  return unit === SOLIDUS || unit === REVERSE_SOLIDUS;
}

function isFile(text: string): boolean {
  return text.startsWith("file:");
}

/** From more units on, a match takes less than a walk. */
const SOME = 6;
/** How many units. */
const FEW = 32;

/** Matches what may be a drive letter, which has rules of its own. */
export const DRIVE: RegExp = /(?:^|[/\\])[A-Za-z][:|]/;

/** What is more than to be percent-encoded. */
const OTHER_WORK = /[\t\n\r\\]|\/(?:\.|%2[eE])/;

/** From so many runs on, one look at the rest of the component costs less than a look at each unit. */
const MANY = 8;

/** A path without a slash before it, a query, and a fragment. */
const REFERENCE = /* @__PURE__ */ sticky(reference);
