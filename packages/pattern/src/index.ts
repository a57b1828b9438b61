export { patternOf } from "./api/pattern-of.ts";
export type { URLPatternComponentResult, URLPatternResult } from "./api/result.ts";
export { URLPattern } from "./api/url-pattern.ts";
export type { URLPatternInput, URLPatternOptions } from "./api/webidl.ts";
export { compareComponent } from "./compare.ts";
export type { ComponentName, URLPatternInit } from "./components.ts";
export type { PatternErrorCode, PatternFailure } from "./error.ts";
export type { PatternError } from "./explain.ts";
export { type GenerateError, generate } from "./generate.ts";
export {
  type ComponentMatch,
  type MatchInput,
  matchPattern,
  type PatternLike,
  type PatternMatch,
  testPattern,
} from "./match/pattern-match.ts";
export { type PatternOptions, parsePattern } from "./parse.ts";
export type { PatternModifier, PatternPart, PatternPartType } from "./part.ts";
export type { Pattern, PatternComponent } from "./pattern.ts";
export type { Groups, GroupsOf, PatternGroups, ValuesFor } from "./typed/groups.ts";
