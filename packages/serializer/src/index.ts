export {
  fragmentOf,
  hasOpaquePath,
  hostTextOf,
  includesCredentials,
  partsOf,
  passwordOf,
  pathOf,
  pathSegments,
  portOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "./components.ts";
export { type EqualsOptions, equals } from "./equals.ts";
export type { URLParts } from "./parts.ts";
export { type ComponentRange, type ComponentRanges, rangesOf } from "./ranges.ts";
export { isRecord, type URLRecord } from "./record.ts";
export { defaultPort, isSpecialScheme } from "./scheme.ts";
export { type SerializeOptions, serializeURL } from "./serialize.ts";
