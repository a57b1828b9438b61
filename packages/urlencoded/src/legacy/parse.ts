import { percentDecode, percentDecodeText, toScalarValueString } from "@url/percent";
import { expectOptions } from "@url/result/internal";
import { textOf } from "../text.ts";
import { interpretNumericEntities } from "./numeric-entities.ts";
import { type Decoder, type LegacyFailure, type LegacyParseOptions, PARSE_OPTIONS } from "./options.ts";
import { readSentinel } from "./sentinel.ts";

/**
 * The pairs of a form as the URL documents of 2012 to 2015 read it on a server, with what other servers know
 * besides; each option names its document and step. Fails with `non-ASCII-byte` for a raw byte above 0x7F when
 * `decode` is no UTF-8 decoder, and for nothing else.
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseLegacy(
  input: string | Uint8Array,
  options: LegacyParseOptions = {},
): [name: string, value: string][] | LegacyFailure {
  expectOptions(options, "parseLegacy", PARSE_OPTIONS);
  const given = cut(typeof input === "string" ? toScalarValueString(input) : textOf(input), options);
  const [pairs, override] = options.sentinel ? readSentinel(given, options.decode) : [given, options.decode];
  if (isLegacy(override)) {
    const offset = typeof input === "string" ? input.search(NON_ASCII) : input.findIndex((byte) => byte > 0x7f);
    if (offset !== -1) return { code: "non-ASCII-byte", offset };
  }
  const decode = decoderOf(findCharset(pairs, options.charset) ?? override, options);
  return pairs.map(([name, value]) => [decode(name), decode(value)]);
}

/** Steps 3 to 6 of the draft: the pairs as they are sent, but for "+", which is a space. */
function cut(text: string, { isindex, semicolons }: LegacyParseOptions): [string, string][] {
  const sequences = text.replace(PLUS_SIGNS, " ").split(semicolons ? SEPARATORS : "&");
  if (isindex && !sequences[0]!.includes("=")) sequences[0] = `=${sequences[0]}`;
  return sequences.filter(Boolean).map((sequence) => {
    const nameEnd = sequence.indexOf("=");
    return nameEnd === -1 ? [sequence, ""] : [sequence.slice(0, nameEnd), sequence.slice(nameEnd + 1)];
  });
}

/** Step 6.5. */
function findCharset(pairs: readonly [string, string][], charset: LegacyParseOptions["charset"]): Decoder | undefined {
  for (const [name, value] of pairs) {
    const decoder = name === "_charset_" && charset?.(value);
    if (decoder) return decoder;
  }
  return undefined;
}

function decoderOf(decoder: Decoder | undefined, options: LegacyParseOptions): (part: string) => string {
  if (!isLegacy(decoder)) return percentDecodeText;
  const decode = (part: string) => decoder(percentDecode(part));
  return options.interpretNumericEntities ? (part) => interpretNumericEntities(decode(part)) : decode;
}

function isLegacy(decoder: Decoder | undefined): decoder is Decoder {
  return decoder !== undefined && decoder.encoding !== "UTF-8";
}

const NON_ASCII = /[^\0-\x7f]/;
const PLUS_SIGNS = /\+/g;
const SEPARATORS = /[&;]/;
