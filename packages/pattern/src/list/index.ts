export {
  createPatternList,
  type ListMatch,
  type ListOptions,
  type PatternEntry,
  type PatternList,
} from "./pattern-list.ts";
export type { PatternWarning } from "./warnings.ts";
