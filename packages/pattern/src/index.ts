export type { URLPatternComponentResult, URLPatternResult } from "./api/result.ts";
export { patternOf, URLPattern } from "./api/url-pattern.ts";
export type { URLPatternInput, URLPatternOptions } from "./api/webidl.ts";
export type { ComponentName, URLPatternInit } from "./components.ts";
export type { PatternErrorCode, PatternFailure } from "./error.ts";
export type { PatternModifier, PatternPart, PatternPartType } from "./part.ts";
export type { Pattern, PatternComponent } from "./pattern.ts";
