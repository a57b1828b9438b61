import { expectOptions } from "@url/result/internal";
import type { BodyFailure } from "./failure.ts";
import { BODY_OPTIONS, type BodyOptions } from "./options.ts";
import { createStrictCheck } from "./strict.ts";

/** Watches over a body that comes in chunks, however they are cut: the first byte that is refused decides. */
export interface Guard {
  /** Looks at the next chunk, or at all; gives the failure if there is one, and is not to be asked again then. */
  check(chunk: Uint8Array | string, isAll?: boolean): BodyFailure | undefined;
  /** Looks at what the end of the body leaves unfinished. */
  end(): BodyFailure | undefined;
}

/** The guard for the options given to the function `where`. Throws if one of them is wrong. */
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

  function checkByte(byte: number, at: number): BodyFailure | undefined {
    if (at >= maxBytes) return { code: "too-many-bytes", limit: maxBytes, offset: at };
    if (byte === AMPERSAND) {
      start = at + 1;
      isName = true;
      return isMalformed?.(END, at);
    }
    if (isName && at === start && ++pairs > maxPairs) return { code: "too-many-pairs", limit: maxPairs, offset: at };
    if (isName && byte === EQUALS_SIGN) {
      start = at + 1;
      isName = false;
      return isMalformed?.(END, at);
    }
    const limit = isName ? maxNameLength : maxValueLength;
    if (at - start >= limit) return { code: isName ? "name-too-long" : "value-too-long", limit, offset: at };
    return isMalformed?.(byte, at);
  }

  return {
    check(chunk, isAll) {
      // Too short to pass any limit, as most forms are: no need to look at each byte.
      if (isAll && chunk.length <= shortest) return undefined;
      for (let i = 0; i < chunk.length; i++) {
        const byte = typeof chunk === "string" ? chunk.charCodeAt(i) : chunk[i]!;
        const failure = checkByte(byte, offset + i);
        if (failure) return failure;
      }
      offset += chunk.length;
      return undefined;
    },
    end: () => isMalformed?.(END, offset),
  };
}

/** No byte: where a name or a value ends. */
const END = -1;
const AMPERSAND = 0x26;
const EQUALS_SIGN = 0x3d;
