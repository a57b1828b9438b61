import { type PercentEncodeSet, QUERY, SPECIAL_QUERY, utf8PercentEncode } from "@url/percent";
import { isSpecialScheme } from "@url/serializer";
import type { Listener } from "./listener.ts";

/** Percent-encodes a text after encoding. It is given, so that the step is in no bundle without legacy encodings. */
export type QueryEncoder = (text: string, set: PercentEncodeSet) => string;

/**
 * The query state for `text[start, end)`. A legacy encoding counts for special schemes only, `ws` and
 * `wss` not among them.
 * @see https://url.spec.whatwg.org/#query-state
 */
export function parseQuery(
  text: string,
  start: number,
  end: number,
  scheme: string,
  encode: QueryEncoder | undefined,
  report: Listener | undefined,
): string {
  report?.units(text, start, end);
  const isSpecial = isSpecialScheme(scheme);
  const set = isSpecial ? SPECIAL_QUERY : QUERY;
  return encode === undefined || !isSpecial || scheme === "ws" || scheme === "wss"
    ? utf8PercentEncode(text, set, start, end)
    : encode(text.slice(start, end), set);
}
