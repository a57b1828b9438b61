export { cannotHaveUsernamePasswordPort, includesCredentials } from "./credentials.ts";
export type { Report, URLError, ValidationErrorCode } from "./error.ts";
export type { Listener, ListenerSteps } from "./listener.ts";
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
export type { QueryEncoder } from "./query.ts";
export { setPassword, setUsername } from "./set-credentials.ts";
export { editFragment, setFragment } from "./set-fragment.ts";
export { editHost, editHostname, setHost, setHostname } from "./set-host.ts";
export { editPath, setPath } from "./set-path.ts";
export { editPort, setPort } from "./set-port.ts";
export { editQuery, setQuery } from "./set-query.ts";
export { editScheme, setScheme } from "./set-scheme.ts";
export type { Edit, Refuse, SetterOptions } from "./setter.ts";
