import { expectBoolean, expectLimit, type OptionChecks } from "@url/result/internal";

/**
 * How large a form body may be, and how well-formed it has to be. Lengths are bytes as they are sent: `%41`
 * is three; of a string they are its UTF-16 code units, which are the same but beyond ASCII. Each limit is the largest number that is let through; `Infinity` is none.
 */
export interface BodyOptions {
  /** Of the whole body. 1,048,576 unless told. */
  readonly maxBytes?: number;
  /** 10,000 unless told. */
  readonly maxPairs?: number;
  /** Of each name. 1,024 unless told. */
  readonly maxNameLength?: number;
  /** Of each value. As many as the body may have unless told. */
  readonly maxValueLength?: number;
  /** Whether malformed "%", invalid UTF-8 and raw bytes beyond ASCII are errors; `false` unless told. */
  readonly strict?: boolean;
}

/** What each option may be. */
export const BODY_OPTIONS: OptionChecks<BodyOptions> = {
  maxBytes: expectLimit,
  maxPairs: expectLimit,
  maxNameLength: expectLimit,
  maxValueLength: expectLimit,
  strict: expectBoolean,
};
