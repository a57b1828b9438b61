import type { Encoder } from "@url/percent";
import { locate, type URLRecord } from "@url/serializer";
import type { Report, URLError } from "./error.ts";
import { listen } from "./listen.ts";
import { inRaw, reportInRaw, textOfValue } from "./source.ts";

/** What every setter takes beside a record and a value. */
export interface SetterOptions {
  /** Hears every validation error; offsets are those of the value given, in UTF-16 code units. */
  readonly report?: Report | undefined;
  /** A legacy encoder, for `setQuery`; UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
  /**
   * Hears that the state override returned failure, and with which error; `null` where the Standard names
   * none, as for a port without a digit. All else that leaves the record as it was is silent.
   */
  readonly refused?: Refuse | undefined;
}

/**
 * What a state override makes of a value: the record, the error that refuses it, or a refusal without one.
 * `refuse` is for the one case of both: a host that is set and a port behind it that is not.
 */
export type Edit = (
  url: URLRecord,
  text: string,
  report: Report | undefined,
  encoding: Encoder | undefined,
  refuse: Refuse | undefined,
) => URLRecord | URLError | null;

export type Refuse = (error: URLError | null) => unknown;

/**
 * Runs the basic URL parser with a state override over `value`: `edit` is given it without tabs and newlines.
 * A refused value gives `url` itself back.
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function override(url: URLRecord, value: string, edit: Edit, options?: SetterOptions): URLRecord {
  const report = options?.report;
  const result =
    report === undefined
      ? run(url, value, edit, undefined, options)
      : listen(report, (heard) => run(url, value, edit, heard, options));
  if (result !== null && !("code" in result)) return result;
  options?.refused?.(result);
  return url;
}

function run(
  url: URLRecord,
  value: string,
  edit: Edit,
  report: Report | undefined,
  options: SetterOptions | undefined,
): URLRecord | URLError | null {
  const text = textOfValue(value, report);
  const refuse =
    options?.refused && ((error: URLError | null) => options.refused?.(error && inRaw(value, text, false, error)));
  const result = edit(url, text, report && reportInRaw(value, text, false, report), options?.encoding, refuse);
  return result !== null && "code" in result ? inRaw(value, text, false, result) : result;
}

/** The offsets of a record in their order: {@link splice} names by them what it replaces. */
export const SCHEME_END = 0;
export const HOST_START = 2;
export const HOST_END = 3;
export const PATH_START = 4;
export const QUERY_START = 5;
export const FRAGMENT_START = 6;
export const END = 7;

/**
 * `url` with `text` in the place of `href[start, end)`; `url` itself when that changes nothing. The offsets
 * from the `first` one on move with the text; for `END` none does. The one before them, a border inside the
 * text, may be given. Law: the record is `locate(href)`.
 */
export function splice(
  url: URLRecord,
  start: number,
  end: number,
  text: string,
  first: number,
  border?: number,
): URLRecord {
  if (text.length === end - start && url.href.startsWith(text, start)) return url;
  const href = url.href.slice(0, start) + text + url.href.slice(end);
  const by = text.length - (end - start);
  return {
    href,
    schemeEnd: url.schemeEnd + (first === SCHEME_END ? by : 0),
    usernameEnd: first === HOST_START ? (border ?? url.usernameEnd) : url.usernameEnd + (first < HOST_START ? by : 0),
    hostStart: url.hostStart + (first <= HOST_START ? by : 0),
    hostEnd: first === PATH_START ? (border ?? url.hostEnd) : url.hostEnd + (first <= HOST_END ? by : 0),
    pathStart: url.pathStart + (first <= PATH_START ? by : 0),
    queryStart: url.queryStart + (first <= QUERY_START ? by : 0),
    fragmentStart: url.fragmentStart + (first <= FRAGMENT_START ? by : 0),
  };
}

/** The same where the edit moves borders inside the text that it replaces: all offsets are found anew. */
export function rewrite(url: URLRecord, start: number, end: number, text: string): URLRecord {
  const href = url.href.slice(0, start) + text + url.href.slice(end);
  return href === url.href ? url : locate(href);
}
