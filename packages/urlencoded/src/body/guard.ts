import { expectOptions } from "@url/result/internal";
import type { BodyError, LimitCode } from "./error.ts";
import { BODY_OPTIONS, type BodyOptions } from "./options.ts";
import { createStrictCheck } from "./strict.ts";

/** Checks a body that comes in chunks, wherever it is cut. The first byte that is rejected decides. */
export interface Guard {
  /** Checks the next chunk, or the whole body with `isAll`. After an error, it must not be called again. */
  check(chunk: Uint8Array | string, isAll?: boolean): BodyError | undefined;
  /** Checks what is unfinished at the end of the body. */
  end(): BodyError | undefined;
}

/** Creates the guard for the options of the function `where`. Throws if one of them is wrong. */
export function createGuard(options: BodyOptions | undefined, where: string): Guard {
  expectOptions(options, where, BODY_OPTIONS);
  const {
    maxBytes = 1024 * 1024,
    maxPairs = 10_000,
    maxNameLength = 1024,
    maxValueLength = maxBytes,
    strict = false,
  } = options ?? {};
  const isMalformed = strict ? createStrictCheck() : undefined;
  const shortest = strict ? -1 : Math.min(maxBytes, maxPairs, maxNameLength, maxValueLength);
  let offset = 0;
  let pairs = 0;
  // a=1&name=value
  //     ^ start ^ offset
  let start = 0;
  let isName = true;

  function checkByte(byte: number, at: number): BodyError | undefined {
    if (at >= maxBytes) return exceeded("too-many-bytes", maxBytes, at);
    if (byte === AMPERSAND) {
      start = at + 1;
      isName = true;
      return isMalformed?.(END, at);
    }
    if (isName && at === start && ++pairs > maxPairs) return exceeded("too-many-pairs", maxPairs, at);
    if (isName && byte === EQUALS_SIGN) {
      start = at + 1;
      isName = false;
      return isMalformed?.(END, at);
    }
    const limit = isName ? maxNameLength : maxValueLength;
    if (at - start >= limit) return exceeded(isName ? "name-too-long" : "value-too-long", limit, at);
    return isMalformed?.(byte, at);
  }

  return {
    check(chunk, isAll) {
      // Like most forms, it is too short to exceed any limit.
      if (isAll && chunk.length <= shortest) return undefined;
      for (let i = 0; i < chunk.length; i++) {
        const byte = typeof chunk === "string" ? chunk.charCodeAt(i) : chunk[i]!;
        const error = checkByte(byte, offset + i);
        if (error) return error;
      }
      offset += chunk.length;
      return undefined;
    },
    end: () => isMalformed?.(END, offset),
  };
}

function exceeded(code: LimitCode, limit: number, start: number): BodyError {
  return { code, limit, start, end: start + 1 };
}

/** Stands for the end of a name or a value. */
const END = -1;
const AMPERSAND = 0x26;
const EQUALS_SIGN = 0x3d;
