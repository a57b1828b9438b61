import { canonicalizeURL, recordOfBase } from "@url/parser/internal";
import {
  fragmentOf,
  hostnameOf,
  includesCredentials,
  type LocatedURL,
  locate,
  passwordOf,
  pathOf,
  portTextOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "@url/serializer/internal";
import { COMPONENTS, type URLPatternInit } from "../components.ts";
import type { CompiledPattern } from "../create.ts";
import { attempt } from "../error.ts";
import { type Components, processInit } from "../process-init.ts";
import { matches } from "./component.ts";

/**
 * Returns the record of a text, or `undefined` if the text, or its base, is not a URL.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function locateText(input: string, base?: string): LocatedURL | undefined {
  let record: LocatedURL | undefined;
  if (base !== undefined) {
    const parsed = recordOfBase(base);
    if (!parsed.ok) return undefined;
    record = parsed.value;
  }
  const href = canonicalizeURL(input, record);
  return typeof href === "string" ? locate(href) : undefined;
}

/** Returns the components of an object, or `undefined` if one of them is none of a URL. */
export function componentsOfInit(init: URLPatternInit): Required<Components> | undefined {
  const result = attempt(() => processInit(init, "url"));
  return result.ok ? (result.value as Required<Components>) : undefined;
}

/** @see https://urlpattern.spec.whatwg.org/#url-pattern-match */
export function componentsOfRecord(url: LocatedURL): Required<Components> {
  return {
    protocol: schemeOf(url),
    username: usernameOf(url),
    password: passwordOf(url),
    hostname: hostnameOf(url),
    port: portTextOf(url),
    pathname: pathOf(url),
    search: queryOf(url) ?? "",
    hash: fragmentOf(url) ?? "",
  };
}

/** Returns true if the pattern matches the components. */
export function matchesComponents(pattern: CompiledPattern, components: Required<Components>): boolean {
  return COMPONENTS.every((name) => {
    const text = components[name];
    return matches(pattern[name].matcher, text, 0, text.length);
  });
}

/** The same for a record, without a slice for each component. What differs most often comes first. */
export function matchesRecord(pattern: CompiledPattern, url: LocatedURL): boolean {
  const { href, schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = url;
  const { length } = href;
  if (!matches(pattern.pathname.matcher, href, pathStart, queryStart)) return false;
  if (!matches(pattern.hostname.matcher, href, hostStart, hostEnd)) return false;
  if (!matches(pattern.protocol.matcher, href, 0, schemeEnd)) return false;
  // An absent component is an empty range, which has no delimiter.
  if (!matches(pattern.search.matcher, href, Math.min(queryStart + 1, fragmentStart), fragmentStart)) return false;
  if (!matches(pattern.hash.matcher, href, Math.min(fragmentStart + 1, length), length)) return false;
  const portStart = hostEnd < pathStart && hostStart > schemeEnd + 1 ? hostEnd + 1 : pathStart;
  if (!matches(pattern.port.matcher, href, portStart, pathStart)) return false;
  const hasCredentials = includesCredentials(url);
  const { usernameEnd } = url;
  const userStart = hasCredentials ? schemeEnd + 3 : usernameEnd;
  const passwordEnd = Math.max(hostStart - 1, usernameEnd);
  const passwordStart = hasCredentials ? Math.min(usernameEnd + 1, passwordEnd) : passwordEnd;
  return (
    matches(pattern.username.matcher, href, userStart, usernameEnd) &&
    matches(pattern.password.matcher, href, passwordStart, passwordEnd)
  );
}
