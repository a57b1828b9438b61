import { percentDecode } from "@url/percent";
import { decodeText, scalarValuesOf } from "@url/percent/internal";
import type { Result } from "@url/result";
import { expectOptions } from "@url/result/internal";
import { isLegacy } from "../core/encoding.ts";
import type { BodyError } from "../core/error.ts";
import { checkBody } from "../core/guard.ts";
import type { BodyDecoder } from "../core/options.ts";
import { cut, type Pair } from "../cut.ts";
import { writeSpaces } from "../decode-pairs.ts";
import { inputOf, textOf } from "../text.ts";
import { interpretNumericEntities } from "./numeric-entities.ts";
import { type LegacyParseOptions, PARSE_OPTIONS } from "./options.ts";
import { readSentinel } from "./sentinel.ts";

/**
 * Parses a form that may not be UTF-8, as servers do, within the limits of `parseBody`, and fails as it does. A raw byte
 * above 0x7F is `non-ASCII-byte` if `decode` is not a UTF-8 decoder. The range counts bytes, or UTF-16 code units of text.
 * @throws TypeError or RangeError for a wrong option; TypeError if `input` is neither a string nor a `Uint8Array`
 * @example parseLegacy("a=1;b=2", { semicolons: true }) // → { ok: true, value: [["a", "1"], ["b", "2"]] }
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseLegacy(input: string | Uint8Array, options: LegacyParseOptions = {}): Result<Pair[], BodyError> {
  expectOptions(options, "parseLegacy", PARSE_OPTIONS);
  const { sentinel, strict } = options;
  const given = inputOf(input, "parseLegacy");
  const form = options.semicolons ? replaceSemicolons(given) : given;
  // A pair may say which encoding the form is in, and is found within the limits only.
  const isLate = sentinel || options.charset !== undefined;
  const error = checkBody(form, isLate ? { ...options, strict: false, decode: undefined } : options);
  if (error) return { ok: false, error };
  const cutPairs = cut(writeSpaces(scalarValuesOf(textOf(form))));
  const [pairs, override] = sentinel ? readSentinel(cutPairs, options.decode) : [cutPairs, options.decode];
  const decoder = findCharset(pairs, options.charset) ?? override;
  // Only what is UTF-8 after all can be ill-formed UTF-8. Raw bytes of an encoding that `_charset_` brings are accepted
  // unless the check is strict.
  const checked = { ...NO_LIMITS, strict, decode: strict ? decoder : override };
  const malformed = isLate ? checkBody(form, checked) : undefined;
  if (malformed) return { ok: false, error: malformed };
  const decode = decoderOf(decoder, options);
  return { ok: true, value: pairs.map(([name, value]) => [decode(name), decode(value)]) };
}

/** Replaces each ";" by a "&", of the same length, so that limits and places are those of the form. */
function replaceSemicolons(form: string | Uint8Array): string | Uint8Array {
  if (typeof form === "string") return form.replace(SEMICOLONS, "&");
  return form.map((byte) => (byte === SEMICOLON ? AMPERSAND : byte));
}

/** Step 6.5 of the draft. */
function findCharset(pairs: readonly Pair[], charset: LegacyParseOptions["charset"]): BodyDecoder | undefined {
  for (const [name, value] of pairs) {
    const decoder = name === "_charset_" ? charset?.(value) : undefined;
    if (decoder?.ok) return decoder.value;
  }
  return undefined;
}

function decoderOf(decoder: BodyDecoder | undefined, options: LegacyParseOptions): (part: string) => string {
  if (!isLegacy(decoder)) return decodeText;
  const decode = (part: string) => decoder(percentDecode(part));
  return options.interpretNumericEntities ? (part) => interpretNumericEntities(decode(part)) : decode;
}

const NO_LIMITS = { maxBytes: Infinity, maxPairs: Infinity, maxNameLength: Infinity, maxValueLength: Infinity };
const SEMICOLONS = /;/g;
const SEMICOLON = 0x3b;
const AMPERSAND = 0x26;
