export { CHANGE_NAMES, type ChangeExplanation, type ChangeName, explainChange } from "./changes/explain-change.ts";
export { compareAs } from "./compare-as.ts";
export type { Comparison } from "./comparison.ts";
export {
  type CompareAsOptions,
  type DocumentName,
  type OldDocumentName,
  type ParseAsOptions,
  parseAs,
} from "./parse-as.ts";
export type { ParseAsError, ParsedAs } from "./parsed-as.ts";
