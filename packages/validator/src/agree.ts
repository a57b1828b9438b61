import { canonicalizeHost } from "@url/host";
import { type ParseOptions, parseURL } from "@url/parser";
import { expectOptions, expectString, type OptionChecks } from "@url/result/internal";
import { checkURI, normalize, parseURI, resolve } from "@url/uri";

/** How {@link agrees} reads. */
export interface AgreeOptions {
  /** The text of a URL that a relative `text` is resolved against. */
  readonly base?: string | undefined;
}

/** The components in the order in which they are compared. */
export type AgreedComponent = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

/** The first component that is read differently; `null` where a reader has none, and for all when it refuses. */
export interface Disagreement {
  readonly component: AgreedComponent;
  readonly standard: string | null;
  readonly rfc3986: string | null;
}

/**
 * Do the URL Standard's parser and RFC 3986 see the same in a text? `null` when they do, else the first component
 * that they read differently, and both readings. What one refuses and the other does not is read differently, from the
 * component of the error on; what both refuse, nobody reads. Equivalent spellings count as the same: those of RFC 3986,
 * section 6.2, but "%2E%2E" is a dot segment for one of the two and a name for the other.
 */
export function agrees(text: string, options: AgreeOptions = {}): Disagreement | null {
  expectOptions(options, "agrees", OPTIONS);
  const { base } = options;
  const standard = readByStandard(text, base);
  const error = checkURI(text, base === undefined ? "URI" : "URI-reference");
  if (error !== null) {
    if (standard === null) return null;
    return { component: error.component, standard: standard[error.component], rfc3986: null };
  }
  const rfc3986 = readByRFC(base === undefined ? text : resolve(text, base));
  if (standard === null) return { component: "host", standard: null, rfc3986: rfc3986.host };
  for (const component of COMPONENTS) {
    if (standard[component] !== rfc3986[component]) {
      return { component, standard: standard[component], rfc3986: rfc3986[component] };
    }
  }
  return null;
}

const OPTIONS: OptionChecks<AgreeOptions> = { base: expectString };

type Reading = Readonly<Record<AgreedComponent, string | null>>;

const COMPONENTS: readonly AgreedComponent[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

function readByStandard(text: string, base: string | undefined): Reading | null {
  let options: ParseOptions = {};
  if (base !== undefined) {
    const parsed = parseURL(base);
    if (!parsed.ok) return null;
    options = { base: parsed.url };
  }
  const result = parseURL(text, options);
  return result.ok ? readByRFC(result.url.href) : null;
}

/** The components of a normal form: of a serialized URL they are the Standard's own, spelled as the RFC spells them. */
function readByRFC(uri: string): Reading {
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(normalize(uri, "scheme"));
  return { scheme, userinfo: userinfo || null, host: spellHost(host), port, path, query, fragment };
}

/** Of the ways to write an IPv6 address the one of RFC 5952; the grammar has already said that it is one. */
function spellHost(host: string | null): string | null {
  if (!host?.startsWith("[")) return host || null;
  const text = canonicalizeHost(host);
  return typeof text === "string" ? text : host;
}
