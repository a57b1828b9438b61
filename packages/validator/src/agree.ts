import { parseHost, serializeHost } from "@url/host";
import { parseURL, type URLError, type URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import type { Result } from "@url/result";
import { expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import { checkURI, normalize, parseURI, resolveURI, type URISyntaxError } from "@url/uri";

/** How {@link agrees} reads. */
export interface AgreeOptions {
  /** The URL that a relative `text` is resolved against. */
  readonly base?: URLLike | undefined;
}

/** The components, in the order in which they are compared. */
export type AgreedComponent = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

/** The first component that the two read differently. */
export interface Disagreement {
  readonly component: AgreedComponent;
  /** What the URL Standard's parser reads; `null` if the component is absent or the parser rejects the text. */
  readonly standard: string | null;
  /** What RFC 3986 reads; `null` if the component is absent or the RFC's grammar rejects the text. */
  readonly rfc3986: string | null;
}

/**
 * Returns `null` if the URL Standard's parser and RFC 3986 read the same components in a text. Otherwise returns the first
 * component that they read differently, and both readings. If only one of them rejects the text, that is a disagreement
 * from the component of the error on; if both do, nobody reads anything and they agree.
 *
 * Spellings that RFC 3986, section 6.2, calls equivalent count as the same. "%2E%2E" does not: it is a dot segment for the
 * Standard and a name for the RFC.
 * @throws TypeError if `base` is not a URL in any form
 * @example agrees("http://0x7f.1/") // → { component: "host", standard: "127.0.0.1", rfc3986: "0x7f.1" }
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 */
export function agrees(text: string, options?: AgreeOptions): Disagreement | null {
  expectOptions(options, "agrees", OPTIONS);
  expectText(text, "agrees", "text");
  const input = text;
  const base = options?.base;
  const standard = parseURL(input, { base });
  const rfc3986 = resolveByRFC(input, base === undefined ? undefined : textOf(base, "agrees", "base"));
  if (!standard.ok && !rfc3986.ok) return null;
  const standardReading = standard.ok ? readingOf(standard.value.href) : NOTHING;
  const rfcReading = rfc3986.ok ? readingOf(rfc3986.value) : NOTHING;
  const differs = (component: AgreedComponent): boolean => standardReading[component] !== rfcReading[component];
  const component = !standard.ok
    ? componentOf(standard.error)
    : !rfc3986.ok
      ? rfc3986.error.component
      : COMPONENTS.find(differs);
  if (component === undefined) return null;
  return { component, standard: standardReading[component], rfc3986: rfcReading[component] };
}

const OPTIONS: OptionChecks<AgreeOptions> = { base: textOf };

type Reading = Readonly<Record<AgreedComponent, string | null>>;

const COMPONENTS: readonly AgreedComponent[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/** What a reader reads that rejects the text. */
const NOTHING: Reading = {
  scheme: null,
  userinfo: null,
  host: null,
  port: null,
  path: null,
  query: null,
  fragment: null,
};

/** Resolves by RFC 3986, if its grammar accepts the text and the base. */
function resolveByRFC(text: string, base: string | undefined): Result<string, URISyntaxError> {
  const checked = checkURI(text, base === undefined ? "URI" : "URI-reference");
  if (!checked.ok || base === undefined) return checked.ok ? { ok: true, value: text } : checked;
  const checkedBase = checkURI(base, "URI");
  return checkedBase.ok ? { ok: true, value: resolveURI(text, base) } : checkedBase;
}

/** Returns the component that an error of the parser is about: it rejects schemes, hosts and ports, the latter as a part of the host. */
function componentOf({ code }: URLError): AgreedComponent {
  return code === "missing-scheme-non-relative-URL" ? "scheme" : "host";
}

/** Returns the components of a normal form. For a serialized URL these are the Standard's, in the spelling of the RFC. */
function readingOf(uri: string): Reading {
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(normalize(uri, "scheme"));
  return { scheme, userinfo: userinfo || null, host: spellHost(host), port, path, query, fragment };
}

/** Spells an IPv6 address as RFC 5952 does. The RFC's grammar has already accepted it. */
function spellHost(host: string | null): string | null {
  if (!host?.startsWith("[")) return host || null;
  const result = parseHost(host);
  return result.ok ? serializeHost(result.value) : host;
}
