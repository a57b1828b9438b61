export {
  createPatternList,
  type ListMatch,
  type PatternEntry,
  type PatternList,
  type PatternListOptions,
} from "./pattern-list.ts";
export type { PatternWarning } from "./warnings.ts";
