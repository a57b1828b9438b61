import type { Encoder } from "@url/percent";
import { expectFunction, expectOptions, type OptionChecks } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { expectRecord, type LocatedURL } from "@url/serializer/internal";
import type { ValidationErrorCode } from "./error.ts";
import { expectListener, type Listener, type ListensToURL } from "./listener.ts";
import { inRaw, rawOffsets, textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";

/** What every setter takes besides a record and a value. */
export interface SetterOptions {
  /** Is called for every validation error, with ranges of the value; made by `createListener`. */
  readonly report?: Listener | undefined;
}

/** What `setQuery` takes besides a record and a value. */
export interface QuerySetterOptions extends SetterOptions {
  /** A legacy encoder for the query. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
}

/**
 * Why a setter left the URL as it was. The Standard names some of the reasons and returns silently for the others;
 * those have names of our own:
 * - `cannot-have-username-password-port`: the URL has no host or an empty one, or its scheme is `file`
 * - `opaque-path`: the URL has an opaque path, so it can have no host and no other path
 * - `scheme-invalid`: the value does not start with a scheme
 * - `scheme-special-mismatch`: a special scheme can only become another special one, and any other only another such
 * - `file-with-credentials-or-port`: the URL has credentials or a port, which `file` URLs cannot have
 * - `file-without-host`: a `file` URL with an empty host keeps its scheme
 * - `host-empty`: a URL with credentials or a port needs a host
 * - `hostname-with-port`: the value has a port, which only `setHost` takes
 * - `port-missing`: the value does not start with a digit
 */
export type SetterErrorCode =
  | ValidationErrorCode
  | "cannot-have-username-password-port"
  | "opaque-path"
  | "scheme-invalid"
  | "scheme-special-mismatch"
  | "file-with-credentials-or-port"
  | "file-without-host"
  | "host-empty"
  | "hostname-with-port"
  | "port-missing";

/** Why a setter left the URL as it was, and the range of the value that is the reason, in UTF-16 code units. */
export interface SetterError {
  readonly code: SetterErrorCode;
  readonly start: number;
  readonly end: number;
}

/**
 * What a setter returns: the new record, which is the old one if nothing changed, or the error.
 * `setHost` can set a host and reject the port behind it: then `ok` is true and `portError` says why.
 */
export type SetterResult =
  | { readonly ok: true; readonly value: URLRecord; readonly portError?: SetterError }
  | { readonly ok: false; readonly error: SetterError };

/**
 * A setter without its options: what the state override does to `url` with `value`. Ranges are of the value without tabs
 * and newlines. `@url/api`, which has no use for options and ranges, calls these.
 */
export type Edit = (url: LocatedURL, value: string, report?: Steps) => SetterResult;

/**
 * Checks the arguments of the setter `name`, runs `edit`, and translates ranges into those of the raw value.
 * @throws TypeError if `url` is not a record, or for a wrong option
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function set(
  name: string,
  url: URLRecord,
  value: string,
  edit: Edit,
  options: SetterOptions | undefined,
): SetterResult {
  if (options !== undefined) expectOptions<QuerySetterOptions>(options, name, OPTIONS);
  const record = expectRecord(url, name);
  const raw = `${value}`;
  const run = (steps?: Steps): SetterResult => inRawValue(edit(record, raw, steps), raw);
  if (options?.report === undefined) return run();
  const answer = (options.report as ListensToURL).listenToURL(run);
  return "ok" in answer ? answer : refused(answer.code as SetterErrorCode, answer.start, answer.end);
}

function inRawValue(result: SetterResult, raw: string): SetterResult {
  const error = result.ok ? result.portError : result.error;
  if (error === undefined) return result;
  const translated = inRaw(error, rawOffsets(raw, textOfValue(raw), false));
  return result.ok ? { ...result, portError: translated } : { ok: false, error: translated };
}

/** The result that says that the URL is now `url`. */
export function changed(url: LocatedURL): SetterResult {
  return { ok: true, value: url };
}

/** The result that says that the range is the reason why nothing was set. */
export function refused(code: SetterErrorCode, start: number, end: number): SetterResult {
  return { ok: false, error: { code, start, end } };
}

/** The same for a URL that cannot be changed in this way, whatever the value is. */
export function impossible(code: SetterErrorCode, value: string): SetterResult {
  return refused(code, 0, textOfValue(value).length);
}

const OPTIONS: OptionChecks<QuerySetterOptions> = { report: expectListener, encoding: expectFunction };
