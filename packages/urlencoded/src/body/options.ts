import { expectBoolean, expectLimit, type OptionChecks } from "@url/result/internal";

/**
 * How large a form body may be, and how well-formed it must be. Lengths count bytes as they are sent, so `%41` is three
 * bytes; in text they count UTF-16 code units, which differ only beyond ASCII. A limit is the largest number that is
 * accepted; `Infinity` means no limit.
 */
export interface BodyOptions {
  /** The largest body. The default is 1,048,576. */
  readonly maxBytes?: number;
  /** The largest number of pairs. The default is 10,000. */
  readonly maxPairs?: number;
  /** The longest name. The default is 1,024. */
  readonly maxNameLength?: number;
  /** The longest value. The default is `maxBytes`. */
  readonly maxValueLength?: number;
  /** Whether a malformed "%", invalid UTF-8 and raw bytes beyond ASCII are errors. The default is `false`. */
  readonly strict?: boolean;
}

/** The check for each option. */
export const BODY_OPTIONS: OptionChecks<BodyOptions> = {
  maxBytes: expectLimit,
  maxPairs: expectLimit,
  maxNameLength: expectLimit,
  maxValueLength: expectLimit,
  strict: expectBoolean,
};
