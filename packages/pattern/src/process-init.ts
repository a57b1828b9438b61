import { readBase } from "@url/parser/internal";
import {
  fragmentOf,
  hasOpaquePath,
  hostnameOf,
  isSpecialScheme,
  type LocatedURL,
  passwordOf,
  pathOf,
  portTextOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "@url/serializer/internal";
import {
  canonicalizeHash,
  canonicalizeHostname,
  canonicalizeOpaquePathname,
  canonicalizePassword,
  canonicalizePathname,
  canonicalizePort,
  canonicalizeProtocol,
  canonicalizeSearch,
  canonicalizeUsername,
  type Reason,
} from "./canonicalize.ts";
import type { ComponentName, URLPatternInit } from "./components.ts";
import { throwFailure } from "./error.ts";
import { escapePattern } from "./syntax/pattern-string.ts";

/** A text for some of the components. */
export type Components = { [Name in ComponentName]?: string };

/**
 * Takes what is missing from the base URL, and leaves out delimiters. For the type "url" each component is canonicalized, and
 * those that are not given are "".
 * @see https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit
 */
export function processInit(init: URLPatternInit, type: "pattern" | "url"): Components {
  const isPattern = type === "pattern";
  const result: Components = isPattern ? {} : { ...EMPTY };
  const fromBase = (text: string): string => (isPattern ? escapePattern(text) : text);
  const lacks = (...names: readonly ComponentName[]): boolean => names.every((name) => init[name] === undefined);
  let base: LocatedURL | undefined;

  if (init.baseURL !== undefined) {
    const parsed = readBase(init.baseURL, "baseURL");
    if (!parsed.ok) {
      const { code, start, end } = parsed.error;
      throwFailure("base-invalid", { offset: 0, in: "baseURL" }, start, end, code);
    }
    base = parsed.value;
    if (lacks("protocol")) result.protocol = fromBase(schemeOf(base));
    if (!isPattern && lacks("protocol", "hostname", "port", "username")) {
      result.username = usernameOf(base);
      if (lacks("password")) result.password = passwordOf(base);
    }
    if (lacks("protocol", "hostname")) {
      result.hostname = fromBase(hostnameOf(base));
      if (lacks("port")) {
        result.port = portTextOf(base);
        if (lacks("pathname")) {
          result.pathname = fromBase(pathOf(base));
          if (lacks("search")) {
            result.search = fromBase(queryOf(base) ?? "");
            if (lacks("hash")) result.hash = fromBase(fragmentOf(base) ?? "");
          }
        }
      }
    }
  }

  const set = (name: ComponentName, value: string, canonicalize: (text: string) => string | Reason): void => {
    const text = isPattern ? value : canonicalize(value);
    result[name] =
      typeof text === "string"
        ? text
        : throwFailure("component-invalid", { offset: 0, in: name }, 0, value.length, text.reason);
  };
  const { protocol, username, password, hostname, port, pathname, search, hash } = init;
  if (protocol !== undefined) set("protocol", protocol.replace(/:$/, ""), canonicalizeProtocol);
  if (username !== undefined) set("username", username, canonicalizeUsername);
  if (password !== undefined) set("password", password, canonicalizePassword);
  if (hostname !== undefined) set("hostname", hostname, canonicalizeHostname);
  const scheme = result.protocol ?? "";
  if (port !== undefined) set("port", port, (text) => canonicalizePort(text, scheme));
  if (pathname !== undefined) {
    const folder = base && !hasOpaquePath(base) && !isAbsolute(pathname, isPattern) ? fromBase(pathOf(base)) : "";
    const isList = scheme === "" || isSpecialScheme(scheme);
    const whole = folder.slice(0, folder.lastIndexOf("/") + 1) + pathname;
    set("pathname", whole, isList ? canonicalizePathname : canonicalizeOpaquePathname);
  }
  if (search !== undefined) set("search", search.replace(/^\?/, ""), canonicalizeSearch);
  if (hash !== undefined) set("hash", hash.replace(/^#/, ""), canonicalizeHash);
  return result;
}

/** @see https://urlpattern.spec.whatwg.org/#is-an-absolute-pathname */
function isAbsolute(pathname: string, isPattern: boolean): boolean {
  return (isPattern ? /^[\\{]?\// : /^\//).test(pathname);
}

const EMPTY: Readonly<Required<Components>> = {
  protocol: "",
  username: "",
  password: "",
  hostname: "",
  port: "",
  pathname: "",
  search: "",
  hash: "",
};
