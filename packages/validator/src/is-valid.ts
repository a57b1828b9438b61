export { type BaseKind, baseKindOf } from "./grammar/base-kind.ts";
export {
  isValidDomainString,
  isValidHostString,
  isValidOpaqueHostString,
} from "./grammar/host.ts";
export {
  isValidNonEmptyURLString,
  isValidNonEmptyURLStringPotentiallySurroundedBySpaces,
  isValidURLStringPotentiallySurroundedBySpaces,
} from "./grammar/html.ts";
export { isValidIPv4AddressString, isValidIPv6AddressString } from "./grammar/ip-address.ts";
export {
  isOpaquePathURLString,
  isPathAbsoluteNonAuthorityURLString,
  isPathAbsoluteURLString,
  isPathRelativeSchemeLessURLString,
  isPathRelativeURLString,
  isURLPathSegmentString,
} from "./grammar/path.ts";
export { isURLPortString } from "./grammar/port.ts";
export { isURLFragmentString, isURLQueryString } from "./grammar/query.ts";
export { isURLSchemeString } from "./grammar/scheme.ts";
export {
  isOpaqueHostAndPortString,
  isSchemeRelativeFileURLString,
  isSchemeRelativeSpecialURLString,
  isSchemeRelativeURLString,
} from "./grammar/scheme-relative.ts";
export {
  isAbsoluteURLString,
  isAbsoluteURLWithFragmentString,
  isRelativeURLString,
  isRelativeURLWithFragmentString,
  isValidURLString,
} from "./grammar/url-string.ts";
