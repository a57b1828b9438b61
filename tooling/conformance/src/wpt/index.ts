export { isMissing, type Missing, readWPT } from "./data.ts";
export { describeMissing, describeRows, type RowTest, show } from "./describe-rows.ts";
export {
  ATTRIBUTES,
  COMPONENTS,
  type HostRow,
  type PercentEncodingRow,
  type SetterRow,
  type URLEncodedRow,
  type URLPatternRow,
  type URLRow,
  type WPTFile,
  type WPTFiles,
} from "./files.ts";
