import {
  type SetterErrorCode,
  type SetterResult,
  setFragment,
  setHost,
  setHostname,
  setPath,
  setPort,
  setQuery,
  setScheme,
} from "@url/parser";
import type { Encoder } from "@url/percent";
import { isSpecialScheme } from "@url/serializer/internal";
import { withoutTabsAndNewlines } from "./split-pairs.ts";
import { locatedOf, pathTextOf, structOf, type URLRecord } from "./url-record.ts";

/** The states that specifications use as an override: the setters of the URL API, of hyperlinks and of `Location`. */
export type StateOverride = (typeof STATE_OVERRIDES)[number];

export const STATE_OVERRIDES = ["scheme start", "host", "hostname", "port", "path start", "query", "fragment"] as const;

/**
 * Runs the basic URL parser with a state override on `url`, in place. Returns false if the parser fails.
 * As in the state machine, the input is appended to the query, fragment or path that is there. Empty it first.
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function runStateOverride(
  url: URLRecord,
  input: string,
  state: StateOverride,
  encoding: Encoder | undefined,
): boolean {
  const text = withoutTabsAndNewlines(input);
  // The path start state then has nothing to do.
  if (state === "path start" && text === "" && url.host !== null && !isSpecialScheme(url.scheme)) return true;
  const result = override(url, text, state, encoding);
  if (!result.ok) return SILENT_RETURNS.has(result.error.code);
  const changed = structOf(result.value);
  if (state === "query") changed.query = `${url.query ?? ""}${changed.query}`;
  if (state === "fragment") changed.fragment = `${url.fragment ?? ""}${changed.fragment}`;
  Object.assign(url, changed);
  return result.portError === undefined;
}

/** Where the state machine returns without failure, and the steps before it in specifications. */
const SILENT_RETURNS: ReadonlySet<SetterErrorCode> = /* @__PURE__ */ new Set<SetterErrorCode>([
  "scheme-special-mismatch",
  "file-with-credentials-or-port",
  "file-without-host",
  "opaque-path",
  "cannot-have-username-password-port",
]);

function override(url: URLRecord, input: string, state: StateOverride, encoding: Encoder | undefined): SetterResult {
  switch (state) {
    case "scheme start":
      // The state machine fails at the end of an input without ":", which our setter reads as a scheme.
      return setScheme(locatedOf(url), input.includes(":") ? input : "");
    case "host":
      return setHost(locatedOf(url), input);
    case "hostname":
      return setHostname(locatedOf(url), input);
    case "port":
      // The port state fails without a digit. It is the URL API that removes the port for "".
      return setPort(locatedOf(url), input || "-");
    case "path start":
      return setPath(locatedOf(withPath(url)), pathAfter(url, input));
    case "query":
      return setQuery(locatedOf({ ...url, query: null }), input, { encoding });
    case "fragment":
      return setFragment(locatedOf({ ...url, fragment: null }), input);
  }
}

/** Returns `url` with a path that is visibly a list: without a host, an empty one would read back as an opaque path. */
function withPath(url: URLRecord): URLRecord {
  return url.path.length === 0 && url.host === null ? { ...url, path: [""] } : url;
}

/** Appends `input` to the existing segments, which are encoded already: encoding them again changes nothing. */
function pathAfter(url: URLRecord, input: string): string {
  if (url.path.length === 0) return input;
  return `${pathTextOf(url)}/${input.replace(isSpecialScheme(url.scheme) ? /^[/\\]/ : /^\//, "")}`;
}
