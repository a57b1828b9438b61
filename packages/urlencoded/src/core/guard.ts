import { isLegacy } from "./encoding.ts";
import type { BodyError, LimitCode } from "./error.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import type { BodyOptions } from "./options.ts";
import { createStrictCheck } from "./strict.ts";
import { type Chunk, unitAt } from "./unit-at.ts";

/** Checks a body that comes in chunks, wherever it is cut. The first byte that is rejected decides. */
export interface Guard {
  /** Checks the next chunk, or the whole body with `isAll`. After an error, it must not be called again. */
  check(chunk: Chunk, isAll?: boolean): BodyError | undefined;
  /** Checks what is unfinished at the end of the body. */
  end(): BodyError | undefined;
}

/** Creates the guard for options, which are not checked. */
export function createGuard(options: BodyOptions): Guard {
  const {
    maxBytes = DEFAULT_LIMITS.maxBytes,
    maxPairs = DEFAULT_LIMITS.maxPairs,
    maxNameLength = DEFAULT_LIMITS.maxNameLength,
    maxValueLength = maxBytes,
    strict = false,
    decode,
  } = options;
  const isUTF8 = !isLegacy(decode);
  const strictCheck = strict || !isUTF8 ? createStrictCheck(strict, isUTF8) : undefined;
  let offset = 0;
  let pairs = 0;
  // a=1&name=value
  //     ^ start: where the name or the value begins, from the start of the body
  let start = 0;
  let isName = true;

  /** Checks the part of a name or value that is in `chunk`, from `at` to `end`. */
  function checkPart(chunk: Chunk, at: number, end: number, isComplete: boolean): BodyError | undefined {
    const limit = isName ? maxNameLength : maxValueLength;
    const last = Math.min(end, start + limit - offset);
    const error = strictCheck?.read(chunk, at, last, offset);
    if (error) return error;
    if (last < end) return exceeded(isName ? "name-too-long" : "value-too-long", limit, start + limit);
    return isComplete ? strictCheck?.end(offset + end) : undefined;
  }

  return {
    check(chunk, isAll) {
      const length = Math.min(chunk.length, maxBytes - offset);
      const isWhole = isAll && !strictCheck && length === chunk.length;
      if (isWhole && isWithin(chunk, Math.min(maxNameLength, maxValueLength), maxPairs)) return undefined;
      for (let at = 0, end: number; at < length; at = end + 1) {
        end = isName ? endOfName(chunk, at, length) : endOfValue(chunk, at, length);
        const delimiter = end < length ? unitAt(chunk, end) : undefined;
        const isPair = isName && offset + at === start && (end > at || delimiter === EQUALS_SIGN);
        if (isPair && ++pairs > maxPairs) return exceeded("too-many-pairs", maxPairs, start);
        const error = checkPart(chunk, at, end, delimiter !== undefined);
        if (error) return error;
        if (delimiter !== undefined) {
          start = offset + end + 1;
          isName = delimiter === AMPERSAND;
        }
      }
      if (length < chunk.length) return exceeded("too-many-bytes", maxBytes, maxBytes);
      offset += chunk.length;
      return undefined;
    },
    end: () => strictCheck?.end(offset),
  };
}

/** Checks a whole body. */
export function checkBody(body: Chunk, options: BodyOptions): BodyError | undefined {
  const guard = createGuard(options);
  return guard.check(body, true) ?? guard.end();
}

/**
 * Returns true only if no pair is longer than a name or a value may be, and there are not too many. Nearly all forms are
 * like that, and to search for each "&" takes a fifth of the time of the whole check.
 */
function isWithin(chunk: Chunk, longest: number, maxPairs: number): boolean {
  // Nothing can be searched in bytes that are detached, which have no length.
  if (chunk.length === 0) return true;
  for (let start = 0, end: number; maxPairs-- > 0; start = end + 1) {
    end = endOfValue(chunk, start, chunk.length);
    if (end - start > longest) return false;
    if (end === chunk.length) return true;
  }
  return false;
}

function endOfName(chunk: Chunk, at: number, length: number): number {
  for (; at < length; at++) {
    const unit = unitAt(chunk, at);
    if (unit === AMPERSAND || unit === EQUALS_SIGN) break;
  }
  return at;
}

/** A search and not a loop: values may be long. */
function endOfValue(chunk: Chunk, at: number, length: number): number {
  const end = typeof chunk === "string" ? chunk.indexOf("&", at) : chunk.indexOf(AMPERSAND, at);
  return end === -1 || end > length ? length : end;
}

function exceeded(code: LimitCode, limit: number, start: number): BodyError {
  return { code, limit, start, end: start + 1 };
}

const AMPERSAND = 0x26;
const EQUALS_SIGN = 0x3d;
