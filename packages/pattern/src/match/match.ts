import { canonicalizeURL, locateParsed, readBase } from "@url/parser/internal";
import {
  authorityEndOf,
  fragmentOf,
  hostnameOf,
  type LocatedURL,
  passwordOf,
  pathOf,
  portTextOf,
  queryOf,
  schemeOf,
  usernameOf,
} from "@url/serializer/internal";
import type { ComponentName, URLPatternInit } from "../components.ts";
import type { CompiledPattern } from "../create.ts";
import { attempt } from "../error.ts";
import { type Components, processInit } from "../process-init.ts";
import { type Matcher, matches } from "./component.ts";

/**
 * Returns the record of a text, or `undefined` if the text, or its base, is not a URL.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function locateText(input: string, base?: string): LocatedURL | undefined {
  let record: LocatedURL | undefined;
  if (base !== undefined) {
    const parsed = readBase(base, "match");
    if (!parsed.ok) return undefined;
    record = parsed.value;
  }
  const href = canonicalizeURL(input, record);
  return typeof href === "string" ? locateParsed(href) : undefined;
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
export function matchesComponents({ pathname, checks }: CompiledPattern, components: Required<Components>): boolean {
  const path = components.pathname;
  if (!matches(pathname.matcher, path, 0, path.length)) return false;
  return checks.every(({ name, matcher }) => matches(matcher, components[name], 0, components[name].length));
}

/** The same for a record, without a slice for each component. */
export function matchesRecord({ pathname, checks }: CompiledPattern, url: LocatedURL): boolean {
  // Most patterns are about the path, and many about nothing else.
  if (!matches(pathname.matcher, url.href, url.pathStart, url.queryStart)) return false;
  for (let index = 0; index < checks.length; index++) {
    const { name, matcher } = checks[index]!;
    if (!matchesOne(name, matcher, url)) return false;
  }
  return true;
}

/** An absent component is an empty range without a delimiter, anywhere. */
function matchesOne(name: ComponentName, matcher: Matcher, url: LocatedURL): boolean {
  const { href, scheme, hostEnd, queryStart, fragmentStart } = url;
  switch (name) {
    case "hostname":
      return matches(matcher, href, url.hostStart, hostEnd);
    case "protocol":
      return matches(matcher, href, 0, scheme.length);
    case "port": {
      const end = authorityEndOf(url);
      return matches(matcher, href, Math.min(hostEnd + 1, end), end);
    }
    case "search":
      return matches(matcher, href, Math.min(queryStart + 1, fragmentStart), fragmentStart);
    case "hash":
      return matches(matcher, href, Math.min(fragmentStart + 1, href.length), href.length);
    default: {
      const text = (name === "username" ? usernameOf : passwordOf)(url);
      return matches(matcher, text, 0, text.length);
    }
  }
}
