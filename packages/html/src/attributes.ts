import {
  cannotHaveUsernamePasswordPort,
  editFragment,
  editHost,
  editHostname,
  editPath,
  editPort,
  editQuery,
  editScheme,
  setPassword,
  setUsername,
  type URLError,
} from "@url/parser";
import type { Encoder } from "@url/percent";
import { hasHost, hasOpaquePath, passwordOf, pathOf, type URLRecord, usernameOf } from "@url/serializer";
import { queryEncoder } from "./parse-url.ts";

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
  protocol: (url, value) => unlessRefused(url, editScheme(url, value)),
  username: (url, value) => (cannotHaveUsernamePasswordPort(url) ? null : setUsername(url, value)),
  password: (url, value) => (cannotHaveUsernamePasswordPort(url) ? null : setPassword(url, value)),
  host: (url, value) => (hasOpaquePath(url) ? null : unlessRefused(url, editHost(url, value))),
  hostname: (url, value) => (hasOpaquePath(url) ? null : unlessRefused(url, editHostname(url, value))),
  port: (url, value) => (cannotHaveUsernamePasswordPort(url) ? null : unlessRefused(url, editPort(url, value))),
  pathname: (url, value) => (hasOpaquePath(url) ? null : editPath(url, value)),
  search: (url, value, encoding) =>
    editQuery(url, value === "" ? null : afterDelimiter(value, "?"), undefined, queryEncoder(encoding)),
  hash: (url, value) => editFragment(url, value === "" ? null : afterDelimiter(value, "#")),
};

/** What the parser made of a value, or the URL as it was where it refused the value. */
function unlessRefused(url: URLRecord, edited: URLRecord | URLError | null): URLRecord {
  return edited !== null && "href" in edited ? edited : url;
}

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
