import {
  type SetterResult,
  setFragment,
  setHost,
  setHostname,
  setPassword,
  setPath,
  setPort,
  setQuery,
  setScheme,
  setUsername,
} from "@url/parser";
import type { Encoder } from "@url/percent";
import type { URLRecord } from "@url/serializer";
import {
  hashOf,
  hostAndPortOf,
  hostnameOf,
  type LocatedURL,
  passwordOf,
  pathOf,
  portTextOf,
  protocolOf,
  searchOf,
  usernameOf,
  withoutDelimiter,
} from "@url/serializer/internal";
import type { Attribute } from "./members.ts";

/** Returns what an attribute shows of `url`, which must be a record. */
export function getAttribute(url: URLRecord, attribute: Attribute): string {
  return GETTERS[attribute](url as LocatedURL);
}

/**
 * Returns the URL after an attribute was set: `url` itself if the value was rejected. Returns `null` if the URL cannot
 * have the component at all. There the setters of HTML end; after a rejected value they continue and write the URL back.
 * @see https://html.spec.whatwg.org/#api-for-hyperlink-elements
 */
export function setAttribute(
  url: URLRecord,
  attribute: Attribute,
  value: string,
  encoding: Encoder | undefined,
): URLRecord | null {
  const result = SETTERS[attribute](url, value, encoding);
  if (result.ok) return result.value;
  return /^(?:opaque-path|cannot-have-username-password-port)$/.test(result.error.code) ? null : url;
}

const GETTERS: Readonly<Record<Attribute, (url: LocatedURL) => string>> = {
  protocol: protocolOf,
  username: usernameOf,
  password: passwordOf,
  host: hostAndPortOf,
  hostname: hostnameOf,
  port: portTextOf,
  pathname: pathOf,
  search: searchOf,
  hash: hashOf,
};

const SETTERS: Readonly<Record<Attribute, (url: URLRecord, value: string, encoding?: Encoder) => SetterResult>> = {
  protocol: (url, value) => setScheme(url, value),
  username: (url, value) => setUsername(url, value),
  password: (url, value) => setPassword(url, value),
  host: (url, value) => setHost(url, value),
  hostname: (url, value) => setHostname(url, value),
  port: (url, value) => setPort(url, value),
  pathname: (url, value) => setPath(url, value),
  search: (url, value, encoding) => setQuery(url, withoutDelimiter(value, "?"), { encoding }),
  hash: (url, value) => setFragment(url, withoutDelimiter(value, "#")),
};
