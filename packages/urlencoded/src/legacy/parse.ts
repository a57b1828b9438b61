import { percentDecode, percentDecodeText, toScalarValueString } from "@url/percent";
import type { Result } from "@url/result";
import { expectOptions } from "@url/result/internal";
import { cut, type Pair } from "../cut.ts";
import { writeSpaces } from "../decode-pairs.ts";
import { inputOf, textOf } from "../text.ts";
import { interpretNumericEntities } from "./numeric-entities.ts";
import { type Decoder, type LegacyError, type LegacyParseOptions, PARSE_OPTIONS } from "./options.ts";
import { readSentinel } from "./sentinel.ts";

/**
 * Parses a form that may not be UTF-8, as servers do. Fails with `non-ASCII-byte` for a raw byte above 0x7F if `decode`
 * is not a UTF-8 decoder; the range counts bytes, or UTF-16 code units of text.
 * @throws TypeError for a wrong option, and for an object that is not a `Uint8Array`
 * @example parseLegacy("a=1;b=2", { semicolons: true }) // → { ok: true, value: [["a", "1"], ["b", "2"]] }
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseLegacy(input: string | Uint8Array, options: LegacyParseOptions = {}): Result<Pair[], LegacyError> {
  return readLegacy(input, options, "parseLegacy");
}

/** `parseLegacy` on behalf of the function `where`, which may edit the text before it is cut into pairs. */
export function readLegacy(
  input: string | Uint8Array,
  options: LegacyParseOptions,
  where: string,
  edit?: (text: string) => string,
): Result<Pair[], LegacyError> {
  expectOptions(options, where, PARSE_OPTIONS);
  const form = inputOf(input, where);
  const given = cutForm(textOf(form), options.semicolons, edit);
  const [pairs, override] = options.sentinel ? readSentinel(given, options.decode) : [given, options.decode];
  if (isLegacy(override)) {
    const start = typeof form === "string" ? form.search(NON_ASCII) : form.findIndex((byte) => byte > 0x7f);
    if (start !== -1) return { ok: false, error: { code: "non-ASCII-byte", start, end: start + 1 } };
  }
  const decode = decoderOf(findCharset(pairs, options.charset) ?? override, options);
  return { ok: true, value: pairs.map(([name, value]) => [decode(name), decode(value)]) };
}

/** Steps 3 to 6 of the draft: returns the pairs as they were sent, except that "+" is a space. */
function cutForm(form: string, semicolons = false, edit?: (text: string) => string): Pair[] {
  let text = writeSpaces(toScalarValueString(form));
  if (semicolons) text = text.replace(SEMICOLONS, "&");
  return cut(edit ? edit(text) : text);
}

/** Step 6.5 of the draft. */
function findCharset(pairs: readonly Pair[], charset: LegacyParseOptions["charset"]): Decoder | undefined {
  for (const [name, value] of pairs) {
    const decoder = name === "_charset_" ? charset?.(value) : undefined;
    if (decoder?.ok) return decoder.value;
  }
  return undefined;
}

function decoderOf(decoder: Decoder | undefined, options: LegacyParseOptions): (part: string) => string {
  if (!isLegacy(decoder)) return percentDecodeText;
  const decode = (part: string) => decoder(percentDecode(part));
  return options.interpretNumericEntities ? (part) => interpretNumericEntities(decode(part)) : decode;
}

function isLegacy(decoder: Decoder | undefined): decoder is Decoder {
  return decoder !== undefined && !UTF_8.test(decoder.encoding!);
}

/**
 * The labels of UTF-8, because `TextDecoder` writes the name as "utf-8", and decoders that others write in still other ways.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
const UTF_8 = /^[\t\n\f\r ]*(?:unicode-1-1-utf-8|utf-?8|(?:unicode11|(?:x-)?unicode20)utf8)[\t\n\f\r ]*$/i;
const NON_ASCII = /[^\0-\x7f]/;
const SEMICOLONS = /;/g;
