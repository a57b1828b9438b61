import {
  C0_CONTROL,
  type Encoder,
  extend,
  isInSet,
  type PercentEncodeSet,
  percentEncodeByte,
  utf8PercentEncode,
} from "@url/percent";
import { inParts } from "@url/percent/internal";
import { expectText } from "@url/result/internal";

/** The characters that the query and fragment productions of RFC 3986 do not allow, except "%". */
export const NOT_IN_QUERY: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>[\\]^`{|}');

/** The characters that its path productions do not allow, except "%". */
export const NOT_IN_PATH: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_QUERY, "?");

/**
 * Escapes a query. Each character is encoded alone; one that the encoding lacks becomes a question mark. The default
 * encoding is UTF-8.
 */
export function escapeQuery(query: string, encode?: Encoder): string {
  if (encode === undefined) return utf8PercentEncode(query, NOT_IN_QUERY);
  return escapeCharacters(query, NOT_IN_QUERY, encode, () => "?");
}

/** Encodes each character of the set alone. `lacking` is called with a code point that the encoding lacks. */
export function escapeCharacters(
  query: string,
  set: PercentEncodeSet,
  encode: Encoder,
  lacking: (codePoint: number) => string,
): string {
  return inParts(query, (part) => {
    let output = "";
    for (const character of part) {
      if (!isInSet(character.codePointAt(0)!, set)) {
        output += character;
        continue;
      }
      for (const piece of encode(character)) {
        if (typeof piece === "number") output += lacking(piece);
        else for (const byte of piece) output += percentEncodeByte(byte);
      }
    }
    return output;
  });
}

/**
 * Escapes a string as a fragment: percent-encodes the ASCII characters that a fragment cannot have. Other characters stay.
 * @throws TypeError if `input` is not a string
 * @example fragmentEscape("a b☺") // → "a%20b☺"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#fragment-escaped
 */
export function fragmentEscape(input: string): string {
  expectText(input, "fragmentEscape", "input");
  return inParts(input, (part) =>
    part.replace(/[\0-\x20"#%<>[\\\]^{|}]/g, (character) => percentEncodeByte(character.charCodeAt(0))),
  );
}
