export { cannotHaveUsernamePasswordPort, includesCredentials } from "./credentials.ts";
export type { Report, URLError, ValidationErrorCode } from "./error.ts";
export { isNormal } from "./normal.ts";
export {
  isSameOrigin,
  type Origin,
  originOf,
  originTextOf,
  serializeOrigin,
  serializeOriginUnicode,
} from "./origin.ts";
export { canonicalizeURL, canParse, type ParseOptions, type ParseResult, parseURL } from "./parse.ts";
export { setPassword, setUsername } from "./set-credentials.ts";
export { setFragment } from "./set-fragment.ts";
export { setHost, setHostname } from "./set-host.ts";
export { setPath } from "./set-path.ts";
export { setPort } from "./set-port.ts";
export { setQuery } from "./set-query.ts";
export { setScheme } from "./set-scheme.ts";
export type { SetterOptions } from "./setter.ts";
