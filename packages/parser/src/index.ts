export { createListener } from "#engine";
export { cannotHaveUsernamePasswordPort } from "./cannot-have.ts";
export type { Report, URLError, ValidationErrorCode } from "./error.ts";
export type { HostLike, HostLikeError } from "./host-like.ts";
export type { Listener } from "./listener.ts";
export {
  isSameOrigin,
  type Origin,
  originOf,
  originTextOf,
  serializeOrigin,
} from "./origin.ts";
export { canParse, type ParseOptions, parseURL } from "./parse.ts";
export { isPlatformExact, type PlatformExactOptions } from "./platform-exact.ts";
export { setPassword, setUsername } from "./set-credentials.ts";
export { setFragment } from "./set-fragment.ts";
export { setHost, setHostname } from "./set-host.ts";
export { setPath } from "./set-path.ts";
export { setPort } from "./set-port.ts";
export { setQuery } from "./set-query.ts";
export { setScheme } from "./set-scheme.ts";
export type { QuerySetterOptions, SetterError, SetterErrorCode, SetterOptions, SetterResult } from "./setter.ts";
export type { URLLike } from "./url-like.ts";
