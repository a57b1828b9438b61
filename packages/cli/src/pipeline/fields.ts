import { domainToUnicode } from "@url/host";
import { originTextOf } from "@url/parser";
import { percentDecodeText } from "@url/percent";
import {
  fragmentOf,
  hostTextOf,
  passwordOf,
  pathOf,
  pathSegments,
  portOf,
  queryOf,
  rangesOf,
  schemeOf,
  type URLRecord,
  usernameOf,
} from "@url/serializer";
import { defaultPort } from "@url/serializer/internal";
import { parseString } from "@url/urlencoded";
import { visibleJSON } from "@url/validator/internal";
import { didYouMean } from "../output/suggest.ts";
import { cutOnce } from "./cut-once.ts";
import type { SiteFields } from "./site-fields.ts";
import type { View } from "./view.ts";

/** Reads one field of a URL. `null` means that the URL does not have it. */
export type Field = (view: View) => string | null;

/** What can stand before the name of a field: `{decoded:path}`. */
const MODIFIERS = ["raw", "decoded", "unicode", "punycode", "default-port", "must"] as const;
type Modifier = (typeof MODIFIERS)[number];

type Reader = (url: URLRecord, modifiers: ReadonlySet<Modifier>, view: View) => string | null;

/** The fields by name, with their help. A component is percent-encoded as in the URL, unless it is `decoded`. */
export const FIELDS: Readonly<Record<string, readonly [help: string, read: Reader]>> = {
  url: ["the URL; with default-port, with its port", readURL],
  scheme: ["the scheme", schemeOf],
  username: ["the username", (url, modifiers) => decodedIf(usernameOf(url) || null, modifiers)],
  password: ["the password", (url, modifiers) => decodedIf(passwordOf(url) || null, modifiers)],
  host: ["the host; unicode shows a domain in Unicode", readHost],
  port: ["the port; default-port adds that of the scheme", readPort],
  path: ["the path", (url, modifiers) => decodedIf(pathOf(url), modifiers)],
  query: ['the query without its "?"', (url, modifiers) => decodedIf(queryOf(url), modifiers)],
  fragment: ['the fragment without its "#"', (url, modifiers) => decodedIf(fragmentOf(url), modifiers)],
  origin: ["the origin; null if it is opaque", originTextOf],
  pairs: ["all pairs of the query, decoded, as JSON", readPairs],
};

/** The help of the fields that need the Public Suffix List, which is loaded only for them. */
export const SITE_FIELD_HELP: Readonly<Record<keyof SiteFields, string>> = {
  site: "scheme and registrable domain; null if the origin is opaque",
  domain: "the registrable domain",
  suffix: "the public suffix",
};

/** What is read with a number or a name. */
export const FIELDS_WITH_KEY: Readonly<Record<string, string>> = {
  "segments[<n>]": "a segment of the path, decoded unless it is raw; [0] is the first, [-1] the last",
  "query:<name>": "the value of the first pair with this name, decoded unless it is raw",
  "query-all:<name>": "all values of pairs with this name, with spaces between them",
};

/** The names of the URL API, which has some components with their delimiters. Its `host` has the port, so ours is `hostname`. */
const API_FIELDS: Readonly<Record<string, Reader>> = {
  href: readURL,
  protocol: (url) => `${schemeOf(url)}:`,
  hostname: readHost,
  pathname: FIELDS.path![1],
  search: (url, modifiers) => marked("?", decodedIf(queryOf(url), modifiers)),
  hash: (url, modifiers) => marked("#", decodedIf(fragmentOf(url), modifiers)),
};

/** What is read from an input that may be no URL, or from a pair. */
export const FIELDS_OF_VIEW: Readonly<Record<string, readonly [help: string, read: Field]>> = {
  input: ["the input as it was given", ({ input }) => input],
  error: ["the code of the error, for an input that is not a URL", ({ error }) => error],
  name: ["the name of the pair, decoded, with --each-pair", ({ pair }) => pair?.[0] ?? null],
  value: ["the value of the pair, decoded, with --each-pair", ({ pair }) => pair?.[1] ?? null],
};

/** Returns true if the text of a field is printable ASCII whatever the URL is, as all that is not decoded. */
export function isPlain(text: string): boolean {
  const name = text.replace(/^(?:(?:raw|punycode|default-port|must):)*/, "");
  return (Object.hasOwn(FIELDS, name) && name !== "pairs") || Object.hasOwn(SITE_FIELD_HELP, name);
}

/** The fields whose text is JSON, so that JSON output has the value and not a text. */
export function isJSONField(text: string): boolean {
  return text.replace(/^(?:[a-z-]+:)*/, "") === "pairs";
}

/** Returns the names of all fields without those of a key, for messages and for what completes them. */
export function fieldNames(): readonly string[] {
  return [FIELDS, SITE_FIELD_HELP, FIELDS_OF_VIEW, API_FIELDS].flatMap((fields) => Object.keys(fields));
}

/** A field that had to be there and was not. Ends the work on this input. */
export interface MissingField extends Error {
  readonly missingField: string;
}

export function isMissingField(error: unknown): error is MissingField {
  return error instanceof Error && "missingField" in error;
}

/** Returns true if one of the texts may name a field that needs the Public Suffix List. */
export function mayNeedSites(texts: readonly string[]): boolean {
  return texts.some((text) => Object.keys(SITE_FIELD_HELP).some((name) => text.includes(name)));
}

/**
 * Returns the field of `text`, such as `host`, `query:q` or `decoded:path`; a sentence if there is none. `sites` is there if
 * {@link mayNeedSites}.
 */
export function fieldOf(text: string, sites: SiteFields | null): Field | string {
  const modifiers = new Set<Modifier>();
  let name = text;
  for (;;) {
    const [word = "", rest] = cutOnce(name, ":");
    if (rest === undefined || !isModifier(word)) break;
    modifiers.add(word);
    name = rest;
  }
  const ofInput = Object.hasOwn(FIELDS_OF_VIEW, name) ? FIELDS_OF_VIEW[name]![1] : undefined;
  const read = ofInput ?? fieldOfURL(name, modifiers, sites);
  if (read === undefined) return `there is no field "${text}"${didYouMean(name, [...fieldNames(), ...MODIFIERS])}`;
  if (!modifiers.has("must")) return read;
  return (view) => {
    const value = read(view);
    if (value === null && view.url !== null) throw Object.assign(new Error(`missing ${name}`), { missingField: name });
    return value;
  };
}

function fieldOfURL(name: string, modifiers: ReadonlySet<Modifier>, sites: SiteFields | null): Field | undefined {
  const reader = readerOf(name, sites);
  return reader && ((view) => (view.url === null ? null : reader(view.url, modifiers, view)));
}

function readerOf(name: string, sites: SiteFields | null): Reader | undefined {
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name]![1];
  if (Object.hasOwn(API_FIELDS, name)) return API_FIELDS[name];
  if (Object.hasOwn(SITE_FIELD_HELP, name)) return sites![name as keyof SiteFields];
  const index = /^segments\[(-?\d{1,9})\]$/.exec(name)?.[1];
  if (index !== undefined) return segmentReader(Number(index));
  const [kind, key] = cutOnce(name, ":");
  if (key === undefined) return undefined;
  if (kind === "query") return (url, modifiers) => valuesOf(url, key, modifiers)[0] ?? null;
  if (kind === "query-all") return (url, modifiers) => joined(valuesOf(url, key, modifiers));
  return undefined;
}

function segmentReader(index: number): Reader {
  return (url, modifiers) => {
    const segments = pathSegments(url);
    const segment = segments[index < 0 ? segments.length + index : index];
    if (segment === undefined) return null;
    return modifiers.has("raw") ? segment : percentDecodeText(segment);
  };
}

/** Returns the values of the pairs with the name `key`, which is decoded. */
function valuesOf(url: URLRecord, key: string, modifiers: ReadonlySet<Modifier>): string[] {
  const query = queryOf(url);
  if (query === null) return [];
  if (!modifiers.has("raw"))
    return parseString(query)
      .filter(([name]) => name === key)
      .map(([, value]) => value);
  return query
    .split("&")
    .filter((pair) => pair !== "" && parseString(pair)[0]?.[0] === key)
    .map((pair) => cutOnce(pair, "=")[1] ?? "");
}

function joined(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(" ");
}

/** Returns the pairs as JSON; null without a query. A lone surrogate cannot be in it: values are decoded from bytes. */
function readPairs(url: URLRecord): string | null {
  const query = queryOf(url);
  return query === null ? null : visibleJSON(parseString(query));
}

function marked(mark: string, text: string | null): string {
  return text === null || text === "" ? "" : `${mark}${text}`;
}

function decodedIf(text: string | null, modifiers: ReadonlySet<Modifier>): string | null {
  return text !== null && modifiers.has("decoded") ? percentDecodeText(text) : text;
}

function readHost(url: URLRecord, modifiers: ReadonlySet<Modifier>): string | null {
  const host = hostTextOf(url);
  if (host === null || !modifiers.has("unicode")) return host;
  const unicode = domainToUnicode(host);
  return unicode.ok ? unicode.value : host;
}

function readPort(url: URLRecord, modifiers: ReadonlySet<Modifier>, view: View): string | null {
  const port = portOf(url) ?? view.port ?? (modifiers.has("default-port") ? defaultPort(schemeOf(url)) : null);
  return port === null ? null : String(port);
}

/** With `unicode`, the host is in Unicode; with `default-port`, the port is there in any case. */
function readURL(url: URLRecord, modifiers: ReadonlySet<Modifier>, view: View): string {
  if (modifiers.size === 0 && view.port == null) return url.href;
  const { host } = rangesOf(url);
  if (host === null) return url.href;
  const port = portOf(url) === null ? readPort(url, modifiers, view) : null;
  const shown = readHost(url, modifiers);
  return `${url.href.slice(0, host.start)}${shown}${port === null ? "" : `:${port}`}${url.href.slice(host.end)}`;
}

function isModifier(word: string): word is Modifier {
  return (MODIFIERS as readonly string[]).includes(word);
}
