import { expectBoolean, expectFunction, expectLimit, type OptionChecks } from "@url/result/internal";

/**
 * The decoder of an encoding: takes bytes and returns text, with U+FFFD for ill-formed bytes. `encoding` is a label of it;
 * only those of UTF-8 make a difference. `createDecoder` of `@url/encoding` creates one from a label.
 */
export interface BodyDecoder {
  (bytes: Uint8Array): string;
  readonly encoding?: string;
}

/**
 * How large a form body may be, how well-formed it must be, and in which encoding it is. Lengths count bytes as they are sent, so `%41` is three
 * bytes; in text they count UTF-16 code units, which differ only beyond ASCII. A limit is the largest number that is
 * accepted; `Infinity` means no limit.
 */
export interface BodyOptions {
  /** The largest body. The default is 1,048,576. */
  readonly maxBytes?: number | undefined;
  /** The largest number of pairs. The default is 10,000. */
  readonly maxPairs?: number | undefined;
  /** The longest name. The default is 1,024. */
  readonly maxNameLength?: number | undefined;
  /** The longest value. The default is `maxBytes`. */
  readonly maxValueLength?: number | undefined;
  /**
   * Whether a malformed "%", invalid UTF-8 and raw bytes beyond ASCII are errors. The default is `false`. In another
   * encoding, a byte that it does not have is not an error: decoders write U+FFFD.
   */
  readonly strict?: boolean | undefined;
  /**
   * The encoding of the form. The default is UTF-8. With any other encoding, a raw byte above 0x7F is an error even
   * without `strict` (W3C Working Draft of 9 December 2014, §5.1, steps 1 and 2).
   */
  readonly decode?: BodyDecoder | undefined;
}

/** The check for each option. */
export const BODY_OPTIONS: OptionChecks<BodyOptions> = {
  maxBytes: expectLimit,
  maxPairs: expectLimit,
  maxNameLength: expectLimit,
  maxValueLength: expectLimit,
  strict: expectBoolean,
  decode: expectFunction,
};
