import { parse as parseHTML5, resolve as resolveHTML5 } from "@url/history/html5";
import { checkURI, parseURI, resolveURI } from "@url/uri";
import { placeIn } from "../../shared/place.ts";
import { type ReadingResult, splitUserinfo } from "./reading.ts";

/** The platform's `URL`, or anything that is called like it. */
export type PlatformURL = new (input: string, base?: string) => URL;

/** Reads with the platform's own class. An empty host, query or fragment is told from an absent one by `href`. */
export function readByPlatform(Platform: PlatformURL, input: string, base: string | undefined): ReadingResult {
  let url: URL;
  try {
    url = base === undefined ? new Platform(input) : new Platform(input, base);
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : "It throws." };
  }
  const { href, protocol, username, password, hostname, port, pathname, search, hash, origin } = url;
  const [beforeFragment = ""] = href.split("#", 1);
  return {
    ok: true,
    value: {
      URL: href,
      scheme: protocol.slice(0, -1),
      username: username || null,
      password: password || null,
      // A path that starts with "//" has "/." in front of it if the URL has no host.
      host: href.startsWith("//", protocol.length) ? hostname : null,
      port: port || null,
      path: pathname,
      query: beforeFragment.includes("?") ? search.slice(1) : null,
      fragment: href.length > beforeFragment.length ? hash.slice(1) : null,
      origin,
    },
  };
}

/** Reads as RFC 3986 says: nothing is changed, except that a reference is resolved against the base. */
export function readByRFC3986(input: string, base: string | undefined): ReadingResult {
  const checked = checkURI(input, base === undefined ? "URI" : "URI-reference");
  if (!checked.ok) return { ok: false, error: describeGrammarError(input, checked.error) };
  if (base !== undefined) {
    const checkedBase = checkURI(base, "URI");
    if (!checkedBase.ok) return { ok: false, error: `In the base: ${describeGrammarError(base, checkedBase.error)}` };
  }
  const text = base === undefined ? input : resolveURI(input, base);
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(text);
  const credentials = splitUserinfo(userinfo);
  return { ok: true, value: { URL: text, scheme, ...credentials, host, port, path, query, fragment, origin: null } };
}

function describeGrammarError(text: string, { code, component, start, end }: GrammarError): string {
  const place = start === text.length ? "at the end" : `at ${placeIn(text, { start, end })}`;
  return `The ${component} breaks the rule ${code}, ${place}.`;
}

interface GrammarError {
  readonly code: string;
  readonly component: string;
  readonly start: number;
  readonly end: number;
}

/** Reads as the HTML5 draft of 2011 did. It split only what it accepted, and had no credentials. */
export function readByHTML5(input: string, base: string | undefined): ReadingResult {
  const resolved = base === undefined ? { ok: true as const, value: input } : resolveHTML5(input, base);
  if (!resolved.ok) return { ok: false, error: describeFailure(input, resolved.error) };
  const parsed = parseHTML5(resolved.value);
  if (!parsed.ok) return { ok: false, error: describeFailure(resolved.value, parsed.error) };
  const { text, scheme, host, port, path, query, fragment } = parsed.value;
  if (scheme === null) return { ok: false, error: "It is a relative URL, and there is no base." };
  const none = { username: null, password: null, origin: null };
  return { ok: true, value: { URL: text, scheme, ...none, host, port, path, query, fragment } };
}

function describeFailure(text: string, failure: { code: string; start: number; end: number }): string {
  return `It breaks the rule ${failure.code}, at ${placeIn(text, failure)}.`;
}
