import { expectFunction, expectLimit, type OptionChecks, oneOf } from "@url/result/internal";
import type { IPError } from "../error.ts";
import { PREFIX_OPTIONS, type PrefixOptions } from "../prefix/parse.ts";
import type { ItemError } from "../set/read-item.ts";

/** What a list says about one prefix, range or address. */
export interface ListEntry {
  /** The prefix, range or address as it is in the list. */
  readonly text: string;
  /** The number of its line, or of its record in JSON, counted from 0. */
  readonly index: number;
  /** What follows "#" or ";" in its line, without spaces at both ends; "" if there is nothing, and in JSON. */
  readonly comment: string;
  /**
   * The members of its record in JSON, such as `region` and `service`; empty for a line. Of Azure: `name` and `id` of the
   * service tag, and its properties. Of GitHub: the name of the list as `service`. Of Cloudflare: the same as `list`.
   */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The codes of the errors in a list.
 *
 * - `line-too-long`: a line has more than 65,536 bytes
 * - `list-encoding`: the bytes are not UTF-8
 * - `list-too-long`: the source is longer than `maxLength`
 * - `json-invalid`: the text is not JSON
 * - `json-shape`: the JSON does not have the lists of this publisher
 */
export type ListErrorCode =
  | ItemError["code"]
  | "line-too-long"
  | "list-encoding"
  | "list-too-long"
  | "json-invalid"
  | "json-shape";

/**
 * Why a line, or a record in JSON, cannot be read: `index` is its number, counted from 0, and the range is of the line or
 * of the record's text, in UTF-16 code units. The range of `list-too-long`, `json-invalid` and `json-shape` is empty.
 */
export interface ListError extends IPError<ListErrorCode> {
  readonly index: number;
}

/** The formats of JSON, by their publishers. */
export type JSONFormat = "aws" | "azure" | "cloudflare" | "github" | "google";

/** The options of the functions that read lists. */
export interface ListOptions extends PrefixOptions {
  /**
   * How the list is written. "lines" (the default): one prefix, range or address in each line, and comments after "#" or
   * ";", as in the DROP lists of Spamhaus. The others: the JSON in which these publish their ranges. Of Azure it is the
   * file of service tags, of GitHub the answer of its API at `/meta`, of Cloudflare that at `/ips`.
   */
  readonly format?: "lines" | JSONFormat;
  /** What to do with a line or a record that is an error: fail (the default), or leave it out. */
  readonly errors?: "fail" | "skip";
  /** Called with each error, also with those that are left out. */
  readonly report?: (error: ListError) => void;
  /** Returns whether an entry belongs into the result. Entries that do not must be valid nevertheless. */
  readonly keep?: (entry: ListEntry) => boolean;
  /** How many bytes, or code units of strings, the source may have. The default is 268,435,456. */
  readonly maxLength?: number;
}

/** The checks of {@link ListOptions}. */
export const LIST_OPTIONS: OptionChecks<ListOptions> = /* @__PURE__ */ listOptions();

// In a function, because a bundler keeps a spread that it finds outside of one.
function listOptions(): OptionChecks<ListOptions> {
  return {
    ...PREFIX_OPTIONS,
    format: oneOf("lines", "aws", "azure", "cloudflare", "github", "google"),
    errors: oneOf("fail", "skip"),
    report: expectFunction,
    keep: expectFunction,
    maxLength: expectLimit,
  };
}
