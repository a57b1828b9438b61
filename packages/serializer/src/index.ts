export {
  authorityEndOf,
  fragmentOf,
  hasCredentials,
  hasHost,
  hostTextOf,
  partsOf,
  passwordOf,
  pathOf,
  portOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "./components.ts";
export { equals } from "./equals.ts";
export { indexOfBefore } from "./index-of-before.ts";
export { locate } from "./locate.ts";
export { hasOpaquePath, pathSegments } from "./path.ts";
export type { URLParts, URLRecord } from "./record.ts";
export { joinPath, serializeCredentials, serializePort, serializeURL } from "./serialize.ts";
export { defaultPort, isSpecialScheme, schemeAt } from "./special-scheme.ts";
