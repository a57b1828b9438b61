import { domainToUnicode, type Host, hostOf } from "@url/host";
import { type Classification, classifyHost } from "@url/ip/special";
import { originTextOf } from "@url/parser";
import { orThrow } from "@url/result";
import { defaultPort, hasOpaquePath, hostTextOf, isSpecialScheme, schemeOf, type URLRecord } from "@url/serializer";
import { publicSuffix, registrableDomain, serializeSite, siteOf } from "@url/site";
import { schemeStatus } from "@url/uri/schemes";
import { type Shown, shorten } from "./shorten.ts";

/** A property of the URL. `null` says that the URL has none. */
export interface PartRow {
  readonly name: string;
  readonly value: Shown | null;
}

/** Returns what follows from the record: the kind of its host, the class of an address, origin, site, and the scheme's rules. */
export function viewParts(url: URLRecord): PartRow[] {
  const host = hostOf(url);
  const row = (name: string, value: string | null): PartRow => ({
    name,
    value: value === null ? null : shorten(value),
  });
  return [
    row("Host kind", kindOf(host)),
    row("Host", hostTextOf(url)),
    ...hostRows(host).map(([name, value]) => row(name, value)),
    row("Origin", originTextOf(url)),
    row("Site", serializeSite(orThrow(siteOf(url)))),
    row("Registrable domain", orThrow(registrableDomain(url))),
    row("Public suffix", orThrow(publicSuffix(url))),
    row("Scheme", describeScheme(schemeOf(url))),
    row("Path", hasOpaquePath(url) ? "opaque: nothing can be resolved against it" : "a list of segments"),
  ];
}

function kindOf(host: Host | null): string {
  if (host === null) return "null: the URL has no host";
  const names = {
    domain: "domain",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    opaque: "opaque host",
    empty: "empty host",
  };
  return names[host.kind];
}

/** Two rows whatever the host is, so that the table keeps its height while somebody types. */
function hostRows(host: Host | null): [name: string, value: string | null][] {
  const unicode = host?.kind === "domain" ? domainToUnicode(host.domain) : null;
  const address = classifyHost(host);
  return [
    ["In Unicode", unicode?.ok ? unicode.value : null],
    ["Address class", address && describeAddress(address)],
  ];
}

/** "loopback (Loopback, RFC1122), not global", and the addresses inside the address. */
export function describeAddress({ kind, isGlobal, block, embedded }: Classification): string {
  const registry = block === null ? "" : ` (${block.name}, ${block.reference})`;
  const inside = embedded.map((inner) => `; contains ${inner.address}, ${describeAddress(inner)}`).join("");
  // "global, global" says nothing more.
  const reach = kind === "global" ? "" : isGlobal ? ", global" : ", not global";
  return `${kind}${registry}${reach}${inside}`;
}

function describeScheme(scheme: string): string {
  const port = defaultPort(scheme);
  const kind = isSpecialScheme(scheme) ? "special" : "not special";
  const standing = schemeStatus(scheme);
  return [
    kind,
    port === null ? "no default port" : `default port ${port}`,
    standing === null ? "not registered" : `registered (${standing})`,
  ].join(", ");
}
