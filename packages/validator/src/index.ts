export { applySuggestion, type Diagnostic, hideInDiagnostic, type Suggestion } from "./diagnostic.ts";
export { type EditorDiagnostic, toEditorDiagnostic } from "./editor.ts";
export { DOMAIN_EXPLANATIONS, EXPLANATIONS, type Explanation } from "./explanations.ts";
export { type FormatOptions, formatDiagnostic } from "./format.ts";
export { type BaseKind, type BaseRecord, baseKindOf } from "./grammar/base-kind.ts";
export {
  isValidDomainString,
  isValidHostString,
  isValidOpaqueHostString,
} from "./grammar/host.ts";
export {
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURLPotentiallySurroundedBySpaces,
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
export { hidePasswords } from "./password.ts";
export type { Position, Range } from "./position.ts";
export { toSARIF } from "./sarif.ts";
export type { SARIFInvocation, SARIFLog, SARIFResult, SARIFRule } from "./sarif-log.ts";
export { type Finding, type SARIFOptions, type SARIFResults, sarifResults } from "./sarif-results.ts";
export { type CaretLines, caretLines } from "./terminal/caret.ts";
export { isHidden } from "./terminal/cells.ts";
export { cutText } from "./terminal/cut.ts";
export { visibleJSON } from "./terminal/json.ts";
export { columns, visible } from "./terminal/visible.ts";
export { type Findings, findErrors, type ValidateOptions, validate } from "./validate.ts";
