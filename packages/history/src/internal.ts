// What packages of this family share. Not for others: anything here may change in any release. These are the algorithms
// of the drafts with their own failures, which `tooling/history` compares with what the packages do.
export * as draft2012 from "./2012/algorithms.ts";
export * as draft2014 from "./2014/algorithms.ts";
export * as draft2015 from "./2015/algorithms.ts";
export { compare, PARSER_CHANGES } from "./changes/compare.ts";
export { changeOfHost, hostResults, withoutPort } from "./changes/host-text.ts";
export { requoted } from "./changes/path-and-after.ts";
export { withoutTabs } from "./changes/schemes.ts";
export { CHANGES, type Change, type DraftChangeName } from "./changes/table.ts";
export type { MakeChange } from "./changes/trial.ts";
export type { DraftName } from "./draft-parser.ts";
export { type DraftParser, PARSERS, parser2012, parser2015, parseWith, type Slip, viewOf } from "./draft-parser.ts";
export type { FormEncoding } from "./drafts/form-encoding.ts";
export { compareURI } from "./uri-changes/compare-uri.ts";
export { explainURI } from "./uri-changes/explain-uri.ts";
export { URI_CHANGES, type URIChangeName, type URIDocument } from "./uri-changes/table.ts";
