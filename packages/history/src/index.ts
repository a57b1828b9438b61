export { type Comparison, compareAs } from "./changes/compare.ts";
export { CHANGE_NAMES, type ChangeExplanation, explainChange } from "./changes/explain-change.ts";
export type { ChangeName } from "./changes/table.ts";
export type { DraftName } from "./draft-parser.ts";
export { type CompareAsOptions, type DocumentName, type ParseAsOptions, parseAs } from "./parse-as.ts";
export type { ParseAsError, ParsedAs } from "./parsed-as.ts";
