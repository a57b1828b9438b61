import {
  type SetterOptions,
  setFragment,
  setHost,
  setHostname,
  setPath,
  setPort,
  setQuery,
  setScheme,
} from "@url/parser";
import type { Encoder } from "@url/percent";
import { isSpecialScheme, type URLRecord as Located } from "@url/serializer";
import { withoutTabsAndNewlines } from "./split-pairs.ts";
import { locatedOf, pathTextOf, structOf, type URLRecord } from "./url-record.ts";

/** The states that a specification overrides with: the URL API's, hyperlinks' and `Location`'s setters. */
export type StateOverride = (typeof STATE_OVERRIDES)[number];

export const STATE_OVERRIDES = ["scheme start", "host", "hostname", "port", "path start", "query", "fragment"] as const;

/**
 * Runs the basic URL parser with a state override on `url`, in place; returns whether it did not fail.
 * As the state machine does, query, fragment and path go on from what is there: empty them first.
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export function runStateOverride(
  url: URLRecord,
  input: string,
  state: StateOverride,
  encoding: Encoder | undefined,
): boolean {
  let failed = false;
  const options: SetterOptions = { encoding, refused: () => void (failed = true) };
  Object.assign(url, structOf(override(url, withoutTabsAndNewlines(input), state, options)));
  return !failed;
}

function override(url: URLRecord, input: string, state: StateOverride, options: SetterOptions): Located {
  switch (state) {
    case "scheme start":
      // The state machine fails at the end of an input without ":", which our setter takes for a whole scheme.
      return setScheme(locatedOf(url), input.includes(":") ? input : "", options);
    case "host":
      return setHost(locatedOf(url), input, options);
    case "hostname":
      return setHostname(locatedOf(url), input, options);
    case "port":
      // The port state fails without a digit; it is the URL API that takes "" for no port.
      return setPort(locatedOf(url), input || "-", options);
    case "path start":
      // The path start state then has nothing to do.
      if (input === "" && url.host !== null && !isSpecialScheme(url.scheme)) return locatedOf(url);
      return setPath(locatedOf(withPath(url)), pathAfter(url, input), options);
    case "query": {
      const before = url.query ?? "";
      const added = setQuery(locatedOf({ ...url, query: null }), input, options);
      return before === "" ? added : locatedOf({ ...url, query: before + structOf(added).query });
    }
    case "fragment": {
      const before = url.fragment ?? "";
      const added = setFragment(locatedOf({ ...url, fragment: null }), input, options);
      return before === "" ? added : locatedOf({ ...url, fragment: before + structOf(added).fragment });
    }
  }
}

/** `url` with a path that shows it to be a list: without a host, none at all would be read as an opaque one. */
function withPath(url: URLRecord): URLRecord {
  return url.path.length === 0 && url.host === null ? { ...url, path: [""] } : url;
}

/** `input` behind the segments that are there already; they are encoded, and encoding again changes nothing. */
function pathAfter(url: URLRecord, input: string): string {
  if (url.path.length === 0) return input;
  return `${pathTextOf(url)}/${input.replace(isSpecialScheme(url.scheme) ? /^[/\\]/ : /^\//, "")}`;
}
