import type { SetterResult } from "@url/parser";
import {
  editFragment,
  editHost,
  editHostname,
  editPassword,
  editPath,
  editPort,
  editQuery,
  editScheme,
  editUsername,
  queryEncoder,
} from "@url/parser/internal";
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

/** Returns what an attribute shows of `url`. */
export function getAttribute(url: LocatedURL, attribute: Attribute): string {
  return GETTERS[attribute](url);
}

/**
 * Returns the URL after an attribute was set: `url` itself if the value was rejected. Returns `null` if the URL cannot
 * have the component at all. There the setters of HTML end; after a rejected value they continue and write the URL back.
 * @see https://html.spec.whatwg.org/#api-for-hyperlink-elements
 */
export function setAttribute(
  url: LocatedURL,
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

const SETTERS: Readonly<Record<Attribute, (url: LocatedURL, value: string, encoding?: Encoder) => SetterResult>> = {
  protocol: (url, value) => editScheme(url, value),
  username: editUsername,
  password: editPassword,
  host: (url, value) => editHost(url, value),
  hostname: (url, value) => editHostname(url, value),
  port: (url, value) => editPort(url, value),
  pathname: (url, value) => editPath(url, value),
  search: (url, value, encoding) => editQuery(url, withoutDelimiter(value, "?"), undefined, queryEncoder(encoding)),
  hash: (url, value) => editFragment(url, withoutDelimiter(value, "#")),
};
