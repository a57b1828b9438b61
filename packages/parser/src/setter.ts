import type { Encoder } from "@url/percent";
import { expectFunction, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import type { LocatedURL } from "@url/serializer/internal";
import { expectListener } from "#engine";
import type { ValidationErrorCode } from "./error.ts";
import type { Listener, ListensToURL } from "./listener.ts";
import { inRaw, rawOffsets, textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import { readURL, sealed, type URLLike } from "./url-like.ts";

/** What every setter takes besides a URL and a value. */
export interface SetterOptions {
  /** Is called for every validation error, with ranges of the value; made by `createListener`. */
  readonly report?: Listener | undefined;
}

/** What `setQuery` takes besides a URL and a value. */
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
 * - `hostname-with-port`: a port follows the host; of the setters, only `setHost` takes one
 * - `port-missing`: the value does not start with a digit
 * - `invalid-URL`: only in the platform tier, where the platform's `URL` does not say what is wrong
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
  | "port-missing"
  | "invalid-URL";

/**
 * Why a setter left the URL as it was, and the range of the value that is the reason, in UTF-16 code units; or why the URL
 * cannot be parsed.
 */
export interface SetterError {
  readonly code: SetterErrorCode;
  readonly start: number;
  readonly end: number;
  /** Present if the range is of the URL, which is text that cannot be parsed, and not of the value. */
  readonly in?: "url";
}

/**
 * What a setter returns: the new record, which is the old one if nothing changed, or the error.
 * `setHost` can set a host and reject the port behind it: then `ok` is true and `portError` says why.
 */
export type SetterResult =
  | { readonly ok: true; readonly value: URLRecord; readonly portError?: SetterError }
  | { readonly ok: false; readonly error: SetterError };

/**
 * A setter without its options and without a result object: what the state override does to `url` with `value`. Returns
 * `url` itself if nothing changed or the value was rejected; `reject` says why. `@url/api` and `@url/html`, which have no
 * use for options and ranges, call these: a result object for each call took a tenth of the time of a setter.
 */
export type Edit = (url: LocatedURL, value: string, report?: Steps, reject?: Reject) => LocatedURL;

/**
 * Is called with the reason why a value, or the port in it, was rejected. The range is of the value without tabs and
 * newlines; without one it is the whole value.
 */
export type Reject = (code: SetterErrorCode, start?: number, end?: number, isPort?: boolean) => void;

/**
 * Checks the arguments of the setter `name`, runs `edit`, and translates ranges into those of the raw value.
 * @throws TypeError if `url` is not a URL in any form, or for a wrong option
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function set(
  name: string,
  url: URLLike,
  value: string,
  edit: Edit,
  options: SetterOptions | undefined,
): SetterResult {
  if (options !== undefined) expectOptions<QuerySetterOptions>(options, name, OPTIONS);
  expectText(value, name, "value");
  const record = readURL(url, name);
  if (!record.ok) {
    const { code, start, end } = record.error;
    return { ok: false, error: { code: code as SetterErrorCode, start, end, in: "url" } };
  }
  const run = (steps?: Steps): SetterResult => resultOf(edit, url, record.value, value, steps);
  if (options?.report === undefined) return run();
  const answer = (options.report as ListensToURL).listenToURL(run);
  return "ok" in answer ? answer : { ok: false, error: answer as SetterError };
}

function resultOf(edit: Edit, url: URLLike, located: LocatedURL, raw: string, steps: Steps | undefined): SetterResult {
  const rejected: { error?: SetterError; portError?: SetterError } = {};
  const edited = edit(located, raw, steps, (code, start, end, isPort) => {
    const text = textOfValue(raw);
    const error = inRaw({ code, start: start ?? 0, end: end ?? text.length }, rawOffsets(raw, text, false));
    rejected[isPort ? "portError" : "error"] = error;
  });
  if (rejected.error) return { ok: false, error: rejected.error };
  // The same record says that nothing changed.
  return { ok: true, value: sealed(edited, url), ...rejected };
}

const OPTIONS: OptionChecks<QuerySetterOptions> = { report: expectListener, encoding: expectFunction };
