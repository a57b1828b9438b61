export { ADVICE_EXPLANATIONS, type AdviceCode } from "./advice/explanations.ts";
export { applySuggestion, type Diagnostic, type FileErrorCode, type Suggestion } from "./diagnostic.ts";
export { type EditorDiagnostic, toEditorDiagnostic } from "./editor.ts";
export { DOMAIN_EXPLANATIONS, EXPLANATIONS, type Explanation } from "./explanations.ts";
export { fix } from "./fix.ts";
export { type FormatDiagnosticOptions, formatDiagnostic } from "./format.ts";
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
export type { MessageKey, Messages } from "./messages.ts";
export { hidePasswords } from "./password.ts";
export { createURLPolicy } from "./policy/create-policy.ts";
export { POLICY_EXPLANATIONS, type PolicyErrorCode, type PolicyExplanation } from "./policy/explanations.ts";
export type { HostKind, PolicyRules, URLPolicy } from "./policy/policy.ts";
export type { Position, Range } from "./position.ts";
export { toSARIF } from "./sarif.ts";
export type { SARIFLog } from "./sarif-log.ts";
export type { Finding, SARIFOptions } from "./sarif-results.ts";
export { type CaretLines, caretLines } from "./terminal/caret.ts";
export { visible } from "./terminal/visible.ts";
export { type Findings, findErrors, type ValidateOptions, validate } from "./validate.ts";
