import type { Result } from "@url/result";
import { expectBoolean, expectFunction, type OptionChecks } from "@url/result/internal";
import { BODY_OPTIONS, type BodyDecoder, type BodyOptions } from "../core/options.ts";

/**
 * The encoder of an encoding: takes text and returns runs of bytes and, as numbers, the code points that the encoding
 * does not have. `createEncoder` of `@url/encoding` creates one from a label.
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

/**
 * How {@link parseLegacy} reads a form: what {@link BodyOptions} say, and these. Without any, `parseLegacy` is `parseBody`.
 */
export interface LegacyParseOptions extends BodyOptions {
  /**
   * Returns the decoder for a label as a result; `createDecoder` of `@url/encoding` does. If you pass it, a pair named
   * `_charset_` decides the encoding: the first one with a label that has a decoder decides for all pairs, including
   * those before it. The pair stays. Name and label are compared as they are sent, without percent-decoding (§5.1, step
   * 6.5).
   */
  readonly charset?: ((label: string) => Result<BodyDecoder, unknown>) | undefined;
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

/** The check for each option. Not a spread: bundlers keep one at the top of a module even if nothing uses it. */
export const PARSE_OPTIONS: OptionChecks<LegacyParseOptions> = /* @__PURE__ */ Object.assign(
  {
    charset: expectFunction,
    semicolons: expectBoolean,
    sentinel: expectBoolean,
    interpretNumericEntities: expectBoolean,
  },
  BODY_OPTIONS,
);

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
