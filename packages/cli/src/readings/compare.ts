import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { defaultPort } from "@url/serializer";
import { normalize, parseURI, recompose } from "@url/uri";
import { COMPONENTS, type ComponentName, type Reading } from "./reading.ts";

/**
 * The components that the readings disagree on. Spelling is no disagreement: case, triplets of unreserved
 * characters, dot segments, a port that is the scheme's own. When some read it and some refuse it, it is all.
 */
export function disagreements(readings: readonly Reading[]): ComponentName[] {
  const refused = readings.filter(({ ok }) => !ok).length;
  if (refused > 0) return refused === readings.length ? [] : [...COMPONENTS];
  const spelled = readings.map(spell);
  return COMPONENTS.filter((name) => spelled.some((components) => components?.[name] !== spelled[0]?.[name]));
}

/** One spelling for all readings that mean the same. */
function spell(reading: Reading): Record<ComponentName, string | null> | null {
  if (!reading.ok) return null;
  const { scheme, userinfo, host, port, path, query, fragment } = reading.components;
  const number = port?.replace(/^0+(?=\d)/, "") || null;
  const usual = defaultPort(scheme?.toLowerCase() ?? "")?.toString();
  // Behind an authority an empty path is "/", and one that starts with "//" is a path all the same.
  const authority = host === null ? null : "h";
  const normal = parseURI(
    normalize(recompose({ scheme: "x", authority, path: path ?? "", query, fragment }), "scheme"),
  );
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

function spellHost(host: string): string {
  if (!host.startsWith("[")) return parseURI(normalize(`x://${host}/`)).host ?? host;
  const pieces = parseIPv6(host.slice(1, -1));
  return "code" in pieces ? host.toLowerCase() : `[${serializeIPv6(pieces)}]`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
