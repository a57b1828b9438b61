export type { DraftName } from "./draft-parser.ts";
export { type DocumentName, type ParseAsOptions, parseAs } from "./parse-as.ts";
export type { ParseAsError, ParsedAs } from "./parsed-as.ts";
