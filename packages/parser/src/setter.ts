import type { Encoder } from "@url/percent";
import type { URLRecord } from "@url/serializer";
import type { Report, URLError } from "./error.ts";
import { listen } from "./listen.ts";
import type { Listener } from "./listener.ts";
import { checkSetterOptions } from "./options.ts";
import { inRaw, rawOffsets, textOfValue } from "./source.ts";

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
 * What a state override makes of a value: the record, `url` itself when nothing changes, or the error that refuses it,
 * `null` for a refusal without one. The error's range is of the value without tabs and newlines. Every setter is made
 * of one, and `@url/api` runs these, so that what setters have beside them stays out of its bundle.
 */
export type Edit = (url: URLRecord, value: string, report?: Listener, refuse?: Refuse) => URLRecord | URLError | null;

export type Refuse = (error: URLError | null) => unknown;

/**
 * Runs `edit` as a setter: a refused value gives `url` itself back, and who asked to hear of it does.
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function set(
  url: URLRecord,
  value: string,
  edit: Edit,
  options: SetterOptions | undefined,
  where: string,
): URLRecord {
  if (options !== undefined) checkSetterOptions(options, where);
  const report = options?.report;
  const translated = (error: URLError): URLError => inRaw(error, rawOffsets(value, textOfValue(value), false));
  const run = (listener?: Listener): URLRecord | URLError | null => {
    const result = edit(url, value, listener, (error) => options?.refused?.(error && translated(error)));
    return result !== null && "code" in result ? translated(result) : result;
  };
  const result = report === undefined ? run() : listen(report, run);
  if (result !== null && "href" in result) return result;
  options?.refused?.(result);
  return url;
}
