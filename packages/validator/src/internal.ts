// What packages of this family share. Not for others: anything here may change in any release.
export { hideInDiagnostic } from "./diagnostic.ts";
export { correctionLines } from "./format.ts";
export { diagnoseIllFormed, type IllFormed } from "./ill-formed.ts";
export { expectMessages } from "./messages.ts";
// What the entries "index" and "schema" share: beside `expectPolicy`, so that no other entry loads it.
export { createURLPolicy, expectHostKinds, expectHosts, RULES } from "./policy/create-policy.ts";
export { readHostPattern } from "./policy/host-patterns.ts";
export { judgeHost } from "./policy/judge.ts";
export { expectPolicy } from "./policy/policy.ts";
export { endsOfIPv6, isLikeIPv6 } from "./repair/bare-ipv6.ts";
export { hasCommasForDots } from "./repair/comma.ts";
export { isLikelyHost } from "./repair/likely-host.ts";
export { isFileWithAt } from "./repair/mail-address.ts";
export { findPathColon } from "./repair/path-colon.ts";
export { correctScheme } from "./repair/scheme-word.ts";
export { type SARIFResults, sarifResults } from "./sarif-results.ts";
export { isHidden } from "./terminal/cells.ts";
export { visibleJSON } from "./terminal/json.ts";
export { columns, cutText } from "./terminal/visible.ts";
export { findErrorsWithoutAdvice } from "./validate.ts";
