import { segments } from "@url/edit";
import { domainToUnicode, type Host, hostOf } from "@url/host";
import { classifyHost } from "@url/ip/special";
import { orThrow } from "@url/result";
import {
  defaultPort,
  hasOpaquePath,
  hostTextOf,
  isSpecialScheme,
  partsOf,
  schemeOf,
  type URLRecord,
} from "@url/serializer";
import { registrableDomain } from "@url/site";
import { schemeStatus } from "@url/uri/schemes";
import { viewPairs } from "../playground/model/pairs.ts";
import { describeAddress } from "../playground/model/parts.ts";
import { type Shown, shorten } from "../playground/model/shorten.ts";
import type { ComponentName } from "../shared/components.ts";

/** A part of a URL: its text, and what somebody who never saw a URL taken apart should know about it. */
export interface NamedPart {
  readonly name: string;
  /** The component whose hue it has. */
  readonly component: ComponentName;
  /** `null` for a part that the URL does not have, and for a password, which is not shown. */
  readonly text: Shown | null;
  readonly says: string;
}

/** Names each part of a URL, in the order in which they are written. */
export function namedParts(url: URLRecord): NamedPart[] {
  const { scheme, username, password, port, path, query, fragment } = partsOf(url);
  const host = hostTextOf(url);
  const part = (name: string, component: ComponentName, text: string | null, says: string): NamedPart[] => [
    { name, component, text: text === null ? null : shorten(text, 120), says },
  ];
  return [
    ...part("Scheme", "scheme", scheme, describeScheme(schemeOf(url))),
    ...(username === "" ? [] : part("Username", "credentials", username, "Everyone who sees the URL can read it.")),
    ...(password === ""
      ? []
      : part("Password", "credentials", null, "It is hidden here, but everyone who sees the URL can read it.")),
    ...part("Host", "host", host, describeHost(url, hostOf(url))),
    ...part("Port", "port", port === null ? null : String(port), describePort(port, scheme)),
    ...part("Path", "path", path, describePath(url)),
    ...part("Query", "query", query, describeQuery(url)),
    ...part(
      "Fragment",
      "fragment",
      fragment,
      fragment === null ? "There is none." : "A place in the document. Browsers do not send it to the server.",
    ),
  ];
}

function describeScheme(scheme: string): string {
  const kind = isSpecialScheme(scheme)
    ? "It is special: parsers treat backslashes as slashes, and normalize the host."
    : "It is not special: the parser leaves most of the rest as it is written.";
  const status = schemeStatus(scheme);
  return `${kind} ${status === null ? "IANA has not registered it." : `IANA has registered it (${status}).`}`;
}

function describeHost(url: URLRecord, host: Host | null): string {
  if (host === null) return "There is none.";
  const address = classifyHost(host);
  if (address !== null) {
    const name = host.kind === "ipv6" ? "An IPv6 address" : "An IPv4 address";
    return `${name}. Its class: ${describeAddress(address)}.`;
  }
  if (host.kind === "empty") return "It is empty: the file is on this computer.";
  if (host.kind !== "domain") return "The program that opens the URL decides what this host means.";
  const domain = orThrow(registrableDomain(url));
  const owner =
    domain === null
      ? "Nobody can register it: it is a public suffix, or has a single label."
      : `The owner of ${domain} controls it.`;
  const unicode = domainToUnicode(host.domain);
  return unicode.ok && unicode.value !== host.domain ? `In Unicode: ${unicode.value}. ${owner}` : owner;
}

function describePort(port: number | null, scheme: string): string {
  if (port !== null) return "The port of the server.";
  const usual = defaultPort(scheme);
  return usual === null ? "There is none." : `None is written, so it is ${usual}, the default of ${scheme}.`;
}

function describePath(url: URLRecord): string {
  if (hasOpaquePath(url)) return "It is opaque: it has no segments, and nothing can be resolved against it.";
  const list = orThrow(segments(url));
  return `${listOf(list, "segment")} decoded: ${quoted(list)}.`;
}

function describeQuery(url: URLRecord): string {
  if (partsOf(url).query === null) return "There is none.";
  const { pairs, total } = viewPairs(url);
  const shown = pairs.map(({ name, value }) => `${name} = ${value}`);
  return total === 0 ? "It is empty." : `${listOf({ length: total }, "pair")} as a form reads it: ${quoted(shown)}.`;
}

function listOf({ length }: { readonly length: number }, noun: string): string {
  return `${length} ${noun}${length === 1 ? "" : "s"},`;
}

/** At most ten texts, in quotes. */
function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST).map((text) => {
    const { head, omitted, tail } = shorten(text, 40);
    return `“${head}${omitted > 0 ? "…" : ""}${tail}”`;
  });
  return `${shown.join(", ")}${texts.length > MOST ? ", …" : ""}`;
}

const MOST = 10;
