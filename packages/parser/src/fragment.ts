import { FRAGMENT, utf8PercentEncode } from "@url/percent";
import type { Report } from "./error.ts";
import { reportUnits } from "./report-units.ts";

/**
 * The fragment state for `text[start, end)`.
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function parseFragment(text: string, start: number, end: number, report: Report | undefined): string {
  if (report !== undefined) reportUnits(text, start, end, report);
  return utf8PercentEncode(text, FRAGMENT, start, end);
}
