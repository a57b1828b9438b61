import type { Encoder } from "@url/percent";
import { locate, partsOf, serializeURL, type URLParts, type URLRecord } from "@url/serializer";
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

/** What a state override made of the draft: anything but `null` refuses the whole edit. */
export type Edit = (parts: URLParts, text: string, report: Report | undefined) => URLError | typeof REFUSED | null;

/** The state machine's failure where the Standard names no validation error. */
export const REFUSED = "refused";

/**
 * Runs the basic URL parser with a state override over `value`: `edit` works on a draft of `url`, without
 * tabs and newlines in its text. A refused edit, and one that changes nothing, gives the same record back.
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function override(url: URLRecord, value: string, edit: Edit, options?: SetterOptions): URLRecord {
  const parts = partsOf(url);
  const run = (report: Report | undefined) => {
    const source = sourceOfSetter(value, report);
    return edit(parts, source.text, report && reportInRaw(source, report));
  };
  const refusal = options?.report === undefined ? run(undefined) : listen(options.report, run);
  return refusal === null ? rebuild(url, parts) : url;
}

/** The record of an edited draft; `url` itself when the edit came to nothing. */
export function rebuild(url: URLRecord, parts: URLParts): URLRecord {
  const href = serializeURL(parts);
  return href === url.href ? url : locate(href);
}
