import { expectBoolean, expectFunction, type OptionChecks } from "@url/result/internal";

/**
 * An encoding's decoder: bytes to text, U+FFFD for what is ill-formed. `encoding` is its name; "UTF-8" is the
 * one that matters. `createDecoder` of `@url/encoding` makes one from a label.
 */
export interface Decoder {
  (bytes: Uint8Array): string;
  readonly encoding?: string;
}

/**
 * An encoding's encoder: text to runs of bytes and, as numbers, the code points that it lacks. `createEncoder`
 * of `@url/encoding` makes one from a label.
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

/** None of them is on unless it is given; without any, `parseLegacy` is `parse`. */
export interface LegacyParseOptions {
  /**
   * The encoding override, UTF-8 unless given (W3C Working Draft of 9 December 2014, §5.1, step 1). With another
   * than UTF-8, a raw byte above 0x7F is a failure (step 2).
   */
  readonly decode?: Decoder | undefined;
  /**
   * Sets the "use _charset_ flag" (§5.1, step 6.5; WHATWG 2012, the same), and is its "get an encoding": the value of
   * the first pair named `_charset_` for which it does not give null has the encoding of all pairs, those
   * before it too. The pair stays. Both are compared as they are sent, not percent-decoded.
   */
  readonly charset?: ((label: string) => Decoder | null) | undefined;
  /** The isindex flag (§5.1, step 4): what comes before the first "&" is a value without a name if it has no "=". */
  readonly isindex?: boolean | undefined;
  /** ";" separates pairs as "&" does (HTML 4.01, B.2.2; RFC 1866, 8.2.1). */
  readonly semicolons?: boolean | undefined;
  /**
   * The first pair named `utf8` is a sentinel, and left out, if its value is "✓", which says that the form is
   * UTF-8 whatever `decode` says, or "&#10003;", which says that it is not (Ruby on Rails, `utf8=✓`). It is
   * looked at before step 2; a `_charset_` still wins.
   */
  readonly sentinel?: boolean | undefined;
  /**
   * Decimal references `&#…;` in names and values become their characters, if the form turns out not to be
   * UTF-8: the serializer writes them for what its encoding lacks (§5.2, "encode"). Whether a user typed one
   * cannot be told. The name is qs's.
   */
  readonly interpretNumericEntities?: boolean | undefined;
}

/** What each option may be. */
export const PARSE_OPTIONS: OptionChecks<LegacyParseOptions> = {
  decode: expectFunction,
  charset: expectFunction,
  isindex: expectBoolean,
  semicolons: expectBoolean,
  sentinel: expectBoolean,
  interpretNumericEntities: expectBoolean,
};

/** Without any of them `serializeLegacy` is `serialize`. */
export interface LegacySerializeOptions {
  /** The encoding override, UTF-8 unless given (§5.2, step 1). What it lacks becomes a reference `&#…;`. */
  readonly encode?: Encoder | undefined;
  /** Writes ";" between pairs, which needs no escape in HTML (HTML 4.01, B.2.2). */
  readonly semicolons?: boolean | undefined;
}

/** What each option may be. */
export const SERIALIZE_OPTIONS: OptionChecks<LegacySerializeOptions> = {
  encode: expectFunction,
  semicolons: expectBoolean,
};

/**
 * Why a form was refused. `offset` counts bytes, or UTF-16 code units if the form is a string, to the first
 * that is not ASCII.
 */
export interface LegacyFailure {
  readonly code: "non-ASCII-byte";
  readonly offset: number;
}
