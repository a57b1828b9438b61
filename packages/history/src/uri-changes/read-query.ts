import { type Encoder, percentEncodeAfterEncoding, QUERY, SPECIAL_QUERY, utf8PercentEncode } from "@url/percent";
import { isSpecial } from "../changes/trial.ts";
import { escapeCharacters, NOT_IN_QUERY } from "../html5/escape.ts";
import type { Rules } from "./rules.ts";

/** Encodes a query. `scheme` is in lower case, and null for a reference that stays alone. */
export function readQuery(rules: Rules, query: string, scheme: string | null, encoding: Encoder | undefined): string {
  return rules.document === "html5" ? htmlQuery(rules, query, scheme, encoding) : uriQuery(rules, query, scheme);
}

function uriQuery({ isToday }: Rules, query: string, scheme: string | null): string {
  const encoded = isToday("characters") ? utf8PercentEncode(query, QUERY) : query;
  return isSpecial(scheme) && isToday("query-escapes") ? encoded.replaceAll("'", "%27") : encoded;
}

function htmlQuery({ isToday }: Rules, query: string, scheme: string | null, encoding: Encoder | undefined): string {
  const today = isSpecial(scheme) ? SPECIAL_QUERY : QUERY;
  const set = isToday("query-escapes") ? today : NOT_IN_QUERY;
  const isUTF8 = isToday("query-charset") && (!isSpecial(scheme) || scheme === "ws" || scheme === "wss");
  if (encoding === undefined || isUTF8) return utf8PercentEncode(query, set);
  const lacking = (codePoint: number) => (isToday("query-lacking") ? `%26%23${codePoint}%3B` : "?");
  if (!isToday("query-bytes")) return escapeCharacters(query, set, encoding, lacking);
  return percentEncodeAfterEncoding(isToday("query-lacking") ? encoding : withQuestionMarks(encoding), query, set);
}

/** The encoder, with a question mark for each code point that the encoding lacks. */
function withQuestionMarks(encode: Encoder): Encoder {
  return (text) => Array.from(encode(text), (piece) => (typeof piece === "number" ? Uint8Array.of(0x3f) : piece));
}
