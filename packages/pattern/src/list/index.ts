export {
  createPatternList,
  type ListMatch,
  type PatternEntry,
  type PatternList,
  type PatternListOptions,
} from "./pattern-list.ts";
export { createRouteList, type Route, type RouteError, type RouteList } from "./route-list.ts";
export type { PatternWarning } from "./warnings.ts";
