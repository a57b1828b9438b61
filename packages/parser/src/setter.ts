import type { Encoder } from "@url/percent";
import { locate, type URLRecord } from "@url/serializer";
import type { Report, URLError } from "./error.ts";
import { listen } from "./listen.ts";
import { reportInRaw, sourceOfSetter } from "./source.ts";

/** What every setter takes beside a record and a value. */
export interface SetterOptions {
  /** Hears every validation error; offsets are those of the value given, in UTF-16 code units. */
  readonly report?: Report | undefined;
  /** A legacy encoder, for `setQuery`; UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
}

/** What a state override makes of a value: the record, or the error that refuses it. */
export type Edit = (text: string, report: Report | undefined) => URLRecord | URLError;

/**
 * Runs the basic URL parser with a state override over `value`: `edit` is given it without tabs and newlines.
 * A refused value gives `url` itself back.
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function override(url: URLRecord, value: string, edit: Edit, options?: SetterOptions): URLRecord {
  const report = options?.report;
  const run = (heard: Report | undefined): URLRecord | URLError => {
    const source = sourceOfSetter(value, heard);
    return edit(source.text, heard && reportInRaw(source, heard));
  };
  const result = report === undefined ? run(undefined) : listen(report, run);
  return "code" in result ? url : result;
}

/** `url` with `text` in the place of `href[start, end)`; `url` itself when that changes nothing. */
export function splice(url: URLRecord, start: number, end: number, text: string): URLRecord {
  const href = url.href.slice(0, start) + text + url.href.slice(end);
  return href === url.href ? url : locate(href);
}
