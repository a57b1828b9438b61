export { isMissing, type Missing, readWPT } from "./data.ts";
export { describeRows, type RowTest, show } from "./describe-rows.ts";
export type {
  HostRow,
  PercentEncodingRow,
  SetterRow,
  URLEncodedRow,
  URLRow,
  WPTFile,
  WPTFiles,
} from "./files.ts";
