import {
  cannotHaveUsernamePasswordPort,
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
import { hasHost, hasOpaquePath, passwordOf, pathOf, type URLRecord, usernameOf } from "@url/serializer";

/** The attributes of a hyperlink that show a component of its URL. */
export type Attribute =
  | "protocol"
  | "username"
  | "password"
  | "host"
  | "hostname"
  | "port"
  | "pathname"
  | "search"
  | "hash";

/** Those that a location has, and a read-only URL. */
export const LOCATION_ATTRIBUTES: readonly Attribute[] = [
  "protocol",
  "host",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
];

export const HYPERLINK_ATTRIBUTES: readonly Attribute[] = ["username", "password", ...LOCATION_ATTRIBUTES];

/** What each attribute shows of a URL. */
export const GETTERS: Readonly<Record<Attribute, (url: URLRecord) => string>> = {
  protocol: (url) => url.href.slice(0, url.schemeEnd + 1),
  username: usernameOf,
  password: passwordOf,
  host: (url) => (hasHost(url) ? url.href.slice(url.hostStart, url.pathStart) : ""),
  hostname: (url) => url.href.slice(url.hostStart, url.hostEnd),
  port: (url) => (hasHost(url) ? url.href.slice(url.hostEnd + 1, url.pathStart) : ""),
  pathname: pathOf,
  search: (url) => unlessEmpty(url.href.slice(url.queryStart, url.fragmentStart)),
  hash: (url) => unlessEmpty(url.href.slice(url.fragmentStart)),
};

/**
 * What setting each attribute makes of a URL. `null` ends the setter there: the URL can have no such
 * component. The same URL is a value that was refused, after which the setter goes on.
 * @see https://html.spec.whatwg.org/#api-for-hyperlink-elements
 */
export const SETTERS: Readonly<
  Record<Attribute, (url: URLRecord, value: string, encoding?: Encoder) => URLRecord | null>
> = {
  protocol: (url, value) => setScheme(url, value),
  username: (url, value) => (cannotHaveUsernamePasswordPort(url) ? null : setUsername(url, value)),
  password: (url, value) => (cannotHaveUsernamePasswordPort(url) ? null : setPassword(url, value)),
  host: (url, value) => (hasOpaquePath(url) ? null : setHost(url, value)),
  hostname: (url, value) => (hasOpaquePath(url) ? null : setHostname(url, value)),
  port: (url, value) => (cannotHaveUsernamePasswordPort(url) ? null : setPort(url, value)),
  pathname: (url, value) => (hasOpaquePath(url) ? null : setPath(url, value)),
  search: (url, value, encoding) => setQuery(url, value === "" ? null : afterDelimiter(value, "?"), { encoding }),
  hash: (url, value) => setFragment(url, value === "" ? null : afterDelimiter(value, "#")),
};

/** `text` after one leading `delimiter`. */
export function afterDelimiter(text: string, delimiter: string): string {
  return text.startsWith(delimiter) ? text.slice(1) : text;
}

/** A component that is only its delimiter shows as nothing. */
function unlessEmpty(component: string): string {
  return component.length > 1 ? component : "";
}

/**
 * Gives `members`, the prototype of an object with the state `Self`, an accessor for each attribute; a
 * getter alone without `write`. One set of functions serves all objects: a page has thousands of links.
 */
export function defineAttributes<Members extends object, Self>(
  members: Members & ThisType<Self>,
  attributes: readonly Attribute[],
  read: (self: Self, attribute: Attribute) => string,
  write?: (self: Self, attribute: Attribute, value: string) => void,
): Members {
  for (const attribute of attributes) {
    Object.defineProperty(members, attribute, {
      get(this: Self) {
        return read(this, attribute);
      },
      ...(write && {
        set(this: Self, value: string) {
          write(this, attribute, value);
        },
      }),
      enumerable: true,
      configurable: true,
    });
  }
  return members;
}
