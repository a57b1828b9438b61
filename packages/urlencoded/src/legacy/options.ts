import type { Result } from "@url/result";
import { expectBoolean, expectFunction, type OptionChecks } from "@url/result/internal";

/**
 * The decoder of an encoding: takes bytes and returns text, with U+FFFD for ill-formed bytes. `encoding` is a label of it;
 * only those of UTF-8 make a difference. `createDecoder` of `@url/encoding` creates one from a label.
 */
export interface Decoder {
  (bytes: Uint8Array): string;
  readonly encoding?: string;
}

/**
 * The encoder of an encoding: takes text and returns runs of bytes and, as numbers, the code points that the encoding
 * does not have. `createEncoder` of `@url/encoding` creates one from a label.
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

/** How {@link parseLegacy} reads a form. Every option is off by default; without any, `parseLegacy` is `parse`. */
export interface LegacyParseOptions {
  /**
   * The encoding of the form. The default is UTF-8. With any other encoding, a raw byte above 0x7F is a failure (W3C
   * Working Draft of 9 December 2014, §5.1, steps 1 and 2).
   */
  readonly decode?: Decoder | undefined;
  /**
   * Returns the decoder for a label as a result; `createDecoder` of `@url/encoding` does. If you pass it, a pair named
   * `_charset_` decides the encoding: the first one with a label that has a decoder decides for all pairs, including
   * those before it. The pair stays. Name and label are compared as they are sent, without percent-decoding (§5.1, step
   * 6.5).
   */
  readonly charset?: ((label: string) => Result<Decoder, unknown>) | undefined;
  /** Whether ";" separates pairs as "&" does (HTML 4.01, B.2.2; RFC 1866, 8.2.1). */
  readonly semicolons?: boolean | undefined;
  /**
   * Whether the first pair named `utf8` is a sentinel (Ruby on Rails, `utf8=✓`). If its value is "✓", the form is UTF-8,
   * whatever `decode` is; if it is "&#10003;", the form is in the encoding of `decode`. The sentinel is left out. It is
   * read before raw bytes are rejected, and a `_charset_` takes precedence over it.
   */
  readonly sentinel?: boolean | undefined;
  /**
   * Whether decimal references `&#…;` in names and values become their characters, if the form is not UTF-8. Browsers
   * write them for characters that the encoding does not have; references that a user typed look the same. The option
   * has this name in qs too.
   */
  readonly interpretNumericEntities?: boolean | undefined;
}

/** The check for each option. */
export const PARSE_OPTIONS: OptionChecks<LegacyParseOptions> = {
  decode: expectFunction,
  charset: expectFunction,
  semicolons: expectBoolean,
  sentinel: expectBoolean,
  interpretNumericEntities: expectBoolean,
};

/** How {@link serializeLegacy} writes a form. Without any option, `serializeLegacy` is `serialize`. */
export interface LegacySerializeOptions {
  /** The encoding. The default is UTF-8. A character that it does not have becomes a reference `&#…;`. */
  readonly encode?: Encoder | undefined;
  /** Whether to write ";" between pairs, which needs no escape in HTML (HTML 4.01, B.2.2). */
  readonly semicolons?: boolean | undefined;
}

/** The check for each option. */
export const SERIALIZE_OPTIONS: OptionChecks<LegacySerializeOptions> = {
  encode: expectFunction,
  semicolons: expectBoolean,
};

/**
 * Why a form was rejected, and where: the first byte that is not ASCII. The range counts bytes, or UTF-16 code units if
 * the form is text.
 */
export interface LegacyError {
  readonly code: "non-ASCII-byte";
  readonly start: number;
  readonly end: number;
}
