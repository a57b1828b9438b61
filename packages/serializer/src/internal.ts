// What packages of this family share. Not for others: anything here may change in any release.

export {
  hashOf,
  hostAndPortOf,
  hostnameOf,
  portTextOf,
  protocolOf,
  searchOf,
  withoutDelimiter,
} from "./attributes.ts";
export { indexOfBefore } from "./index-of-before.ts";
export { locate } from "./locate.ts";
export {
  authorityEndOf,
  fragmentOf,
  hasHost,
  hasOpaquePath,
  hostTextOf,
  includesCredentials,
  passwordOf,
  pathOf,
  portOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "./located.ts";
export type { LocatedURL } from "./located-url.ts";
export { expectRecord, locatedOf, recordAfter, recordOf } from "./record.ts";
export { joinPath, serializeCredentials, serializePort } from "./serialize.ts";
export { anyOf, DEFAULT_PORTS, defaultPort, isSpecialScheme } from "./special-scheme.ts";
