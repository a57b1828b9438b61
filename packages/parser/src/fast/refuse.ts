import { anyOf } from "@url/serializer/internal";
import { SMALL_A, SMALL_Z, SPACE } from "../code-points.ts";
import type { FatalError } from "../error.ts";
import { pattern } from "../grammar.ts";

// The errors of the commonest inputs that are not URLs, without a base. Law: they are those of `parseComponents`.

/** Returns the error of a text without a scheme, such as `nope`. Spaces around it are not part of the range. */
export function withoutScheme(input: string): FatalError | undefined {
  const { length } = input;
  const unit = input.charCodeAt(0);
  if (unit <= SPACE || input.charCodeAt(length - 1) <= SPACE) return undefined;
  const letter = unit | 0x20;
  return letter >= SMALL_A && letter <= SMALL_Z && input.includes(":")
    ? undefined
    : { code: "missing-scheme-non-relative-URL", start: 0, end: length };
}

/** Returns the error of a short special URL without anything behind its slashes, as people have typed it so far. */
export function withoutHost(input: string): FatalError | undefined {
  const end = input.length;
  return end < 9 && NO_HOST.test(input) ? { code: "host-missing", start: end, end } : undefined;
}

const NO_HOST = /* @__PURE__ */ pattern(() => `${anyOf(0)}:[/\\\\]*$`);
