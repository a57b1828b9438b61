import { type Encoder, percentEncodeAfterEncoding } from "@url/percent";
import type { QueryEncoder } from "./query.ts";

/** What an option `encoding` has the query state do. */
export function queryEncoder(encoding: Encoder | undefined): QueryEncoder | undefined {
  return encoding && ((text, set) => percentEncodeAfterEncoding(encoding, text, set));
}
