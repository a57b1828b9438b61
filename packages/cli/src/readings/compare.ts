import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { defaultPort } from "@url/serializer/internal";
import { normalize, parseURI, recompose, type URIComponents } from "@url/uri";
import { COMPONENTS, type ComponentName, type Reading } from "./reading.ts";

/**
 * Returns the components on which the readings disagree. Differences of spelling do not count: case, triplets of unreserved
 * characters, dot segments, a default port. If some readers reject the input and some do not, they disagree on all.
 */
export function disagreements(readings: readonly Reading[]): ComponentName[] {
  const refused = readings.filter(({ ok }) => !ok).length;
  if (refused > 0) return refused === readings.length ? [] : [...COMPONENTS];
  const spelled = readings.map(spell);
  return COMPONENTS.filter((name) => spelled.some((components) => components?.[name] !== spelled[0]?.[name]));
}

/** Returns one spelling for all readings that mean the same. */
function spell(reading: Reading): Record<ComponentName, string | null> | null {
  if (!reading.ok) return null;
  const { scheme, userinfo, host, port, path, query, fragment } = reading.components;
  const number = port?.replace(/^0+(?=\d)/, "") || null;
  const usual = defaultPort(scheme?.toLowerCase() ?? "")?.toString();
  const normal = normalComponents(host === null ? null : "h", path ?? "", query, fragment);
  return {
    scheme: scheme?.toLowerCase() ?? null,
    userinfo: userinfo ? decode(userinfo) : null,
    host: host ? spellHost(host) : null,
    port: number === usual ? null : number,
    path: normal.path,
    query: normal.query,
    fragment: normal.fragment,
  };
}

/** Components that cannot be joined, such as a query with a "#", are compared as they are. */
function normalComponents(
  authority: string | null,
  path: string,
  query: string | null,
  fragment: string | null,
): Pick<URIComponents, "path" | "query" | "fragment"> {
  // Behind an authority an empty path is "/", and without one a path that starts with "//" is a path all the same.
  const isApart = authority === null ? !path.startsWith("//") : path === "" || path.startsWith("/");
  const kept = isApart ? path : authority === null ? `/.${path}` : `/${path}`;
  const joined = recompose({ scheme: "x", authority, path: kept, query, fragment });
  return joined.ok ? parseURI(normalize(joined.value, "scheme")) : { path, query, fragment };
}

function spellHost(host: string): string {
  if (!host.startsWith("[")) return parseURI(normalize(`x://${host}/`)).host ?? host;
  const pieces = parseIPv6(host.slice(1, -1));
  return pieces.ok ? `[${serializeIPv6(pieces.value)}]` : host.toLowerCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
