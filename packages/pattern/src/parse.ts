import type { URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import type { Result } from "@url/result";
import { expectBoolean, expectLimit, expectOptions, type OptionChecks } from "@url/result/internal";
import type { URLPatternInit } from "./components.ts";
import { createPattern } from "./create.ts";
import { attempt, throwFailure } from "./error.ts";
import { explain, type PatternError } from "./explain.ts";
import type { Pattern } from "./pattern.ts";
import { readInit } from "./read-init.ts";
import type { GroupsOf } from "./typed/groups.ts";

/** How {@link parsePattern} parses, and what it accepts. */
export interface PatternOptions {
  /** The URL that a relative pattern is resolved against. An object with a `baseURL` of its own ignores it. */
  readonly base?: URLLike | undefined;
  /** True if pathname, search and hash are matched without regard to case. The default is false. */
  readonly ignoreCase?: boolean | undefined;
  /** False for patterns of people whom you don't trust: a regular expression can take forever. The default is true. */
  readonly allowRegExp?: boolean | undefined;
  /** The longest pattern, in UTF-16 code units of all its members. A longer one fails with `too-long`. The default is no limit. */
  readonly maxLength?: number | undefined;
  /** The number of parts of all components. More of them fail with `too-many-parts`. The default is no limit. */
  readonly maxParts?: number | undefined;
}

/**
 * Parses a pattern: a text such as "https://example.com/:id", or an object with a pattern for each component. The value has
 * the parts of each component with their ranges in the text, and its type the names of the groups. The error has a code, a range
 * and a sentence.
 * @throws TypeError or RangeError for a wrong argument or option
 * @example parsePattern("/books/:").ok // → false
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-create
 */
export function parsePattern<const Input extends string | URLPatternInit>(
  input: Input,
  options: PatternOptions = {},
): Result<Pattern<GroupsOf<Input>>, PatternError> {
  expectOptions(options, "parsePattern", OPTIONS);
  const { base, ignoreCase = false, maxLength = Infinity } = options;
  const href = base === undefined ? undefined : textOf(base, "parsePattern", "base");
  const given = typeof input === "string" ? input : withBase(input, href);
  const result = attempt(() => {
    let left = maxLength;
    for (const text of typeof given === "string" ? [given] : (Object.values(given) as string[])) {
      if (text.length > left) throwFailure("too-long", { offset: 0 }, left, text.length);
      left -= text.length;
    }
    const base = typeof given === "string" ? href : undefined;
    // The compiler finds the same names in the text.
    return createPattern(given, base, ignoreCase, options) as Pattern as Pattern<GroupsOf<Input>>;
  });
  return result.ok ? result : { ok: false, error: explain(result.error) };
}

/** Returns a copy of the members that are given, with the base unless there is one. */
function withBase(input: URLPatternInit, base: string | undefined): URLPatternInit {
  const init = readInit(input, "parsePattern", "a string or ");
  return base === undefined || init.baseURL !== undefined ? init : { ...init, baseURL: base };
}

const OPTIONS: OptionChecks<PatternOptions> = {
  base: textOf,
  ignoreCase: expectBoolean,
  allowRegExp: expectBoolean,
  maxLength: expectLimit,
  maxParts: expectLimit,
};
