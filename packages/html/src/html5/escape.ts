import {
  C0_CONTROL,
  type Encoder,
  extend,
  inParts,
  isInSet,
  type PercentEncodeSet,
  percentEncodeByte,
  utf8PercentEncode,
} from "@url/percent";

/** The characters that the query production of RFC 3986, and so the fragment's, has no place for. "%" stays. */
export const NOT_IN_QUERY: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>[\\]^`{|}');

/** Those of its path productions. */
export const NOT_IN_PATH: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_QUERY, "?");

/**
 * Escapes a query character by character: each is encoded alone, and one that the encoding lacks becomes a
 * question mark. UTF-8 without an encoder.
 */
export function escapeQuery(query: string, encode?: Encoder): string {
  if (encode === undefined) return utf8PercentEncode(query, NOT_IN_QUERY);
  return inParts(query, (part) => {
    let output = "";
    for (const character of part) {
      output += isInSet(character.codePointAt(0)!, NOT_IN_QUERY) ? escapeCharacter(character, encode) : character;
    }
    return output;
  });
}

function escapeCharacter(character: string, encode: Encoder): string {
  let output = "";
  for (const piece of encode(character)) {
    if (typeof piece === "number") return "?";
    for (const byte of piece) output += percentEncodeByte(byte);
  }
  return output;
}

/**
 * Fragment-escapes a string: its ASCII characters that no fragment may have. Others stay as they are.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#fragment-escaped
 */
export function fragmentEscape(input: string): string {
  return inParts(input, (part) =>
    part.replace(/[\0-\x20"#%<>[\\\]^{|}]/g, (character) => percentEncodeByte(character.charCodeAt(0))),
  );
}
