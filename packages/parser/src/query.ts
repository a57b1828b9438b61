import { type Encoder, QUERY, SPECIAL_QUERY } from "@url/percent";
import { encodeAfterEncoding, encodeText } from "@url/percent/internal";
import { isSpecialScheme } from "@url/serializer/internal";
import type { Steps } from "./steps.ts";

/** Percent-encodes a text after encoding. It is an argument, so that a bundle without legacy encodings has no such step. */
export type QueryEncoder = (text: string) => string;

/**
 * The query state: percent-encodes the query `text[start, end)`. A legacy encoding applies to special schemes other than
 * `ws` and `wss`.
 *
 * ```
 * http://h/?a b#f
 *           ^ start
 *              ^ end
 * ```
 * @see https://url.spec.whatwg.org/#query-state
 */
export function parseQuery(
  text: string,
  start: number,
  end: number,
  scheme: string,
  encode: QueryEncoder | undefined,
  report: Steps | undefined,
): string {
  report?.units(text, start, end);
  const isSpecial = isSpecialScheme(scheme);
  return encode === undefined || !isSpecial || scheme === "ws" || scheme === "wss"
    ? encodeText(text, isSpecial ? SPECIAL_QUERY : QUERY, start, end)
    : encode(text.slice(start, end));
}

/** Returns what the query state does with the option `encoding`. */
export function queryEncoder(encoding: Encoder | undefined): QueryEncoder | undefined {
  return encoding && ((text) => encodeAfterEncoding(encoding, text, SPECIAL_QUERY));
}
