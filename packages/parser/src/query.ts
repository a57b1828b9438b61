import { type Encoder, percentEncodeAfterEncoding, QUERY, SPECIAL_QUERY, utf8PercentEncode } from "@url/percent";
import { isSpecialScheme } from "@url/serializer";
import type { Report } from "./error.ts";
import { reportUnits } from "./report-units.ts";

/**
 * The query state for `text[start, end)`. A legacy `encoding` counts for special schemes only, `ws` and
 * `wss` not among them.
 * @see https://url.spec.whatwg.org/#query-state
 */
export function parseQuery(
  text: string,
  start: number,
  end: number,
  scheme: string,
  encoding: Encoder | undefined,
  report: Report | undefined,
): string {
  if (report !== undefined) reportUnits(text, start, end, report);
  const isSpecial = isSpecialScheme(scheme);
  const set = isSpecial ? SPECIAL_QUERY : QUERY;
  return encoding === undefined || !isSpecial || scheme === "ws" || scheme === "wss"
    ? utf8PercentEncode(text, set, start, end)
    : percentEncodeAfterEncoding(encoding, text.slice(start, end), set);
}
