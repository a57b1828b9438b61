import { expectMap, expectOneOf } from "@url/result/internal";
import { joinPath } from "./join-path.ts";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";
import { removeDotSegments } from "./remove-dot-segments.ts";
import { SCHEMES, type SchemeRules } from "./schemes.ts";
import { normalizeSegments, normalizeTriplets, toLowerCase } from "./triplets.ts";

/** A rung of the RFC's ladder: what every URI allows, or also what its scheme allows. */
export type Level = "syntax" | "scheme";

/**
 * Writes a URI in its normal form. "syntax": scheme and host in lower case, triplets in upper case, those of
 * unreserved characters decoded, dot segments removed. "scheme": also without an empty port or the scheme's own,
 * with "/" for an empty path behind an authority, and what the scheme's rules say. Never fails.
 *
 * It never changes what a reference resolves to. So a relative path keeps its dot segments, and a segment that is
 * a dot segment only in its encoded form stays encoded ("%2E%2E"): resolution takes it for a name.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3
 */
export function normalize(
  text: string,
  level: Level = "syntax",
  schemes: ReadonlyMap<string, SchemeRules> = SCHEMES,
): string {
  checkArguments(level, schemes, "normalize");
  return write(text, level, schemes);
}

const LEVELS: readonly Level[] = ["syntax", "scheme"];

function checkArguments(level: Level, schemes: ReadonlyMap<string, SchemeRules>, where: string): void {
  expectOneOf(level, LEVELS, where, "level");
  expectMap(schemes, where, "schemes");
}

/** `normalize` for arguments that were checked. */
function write(text: string, level: Level, schemes: ReadonlyMap<string, SchemeRules>): string {
  const uri = locateURI(text);
  const scheme = text.slice(0, uri.schemeEnd).toLowerCase();
  const rules = level === "scheme" && scheme !== "" ? (schemes.get(scheme.slice(0, -1)) ?? {}) : null;
  const authority = hasAuthority(uri);

  let path = text.slice(uri.pathStart, uri.queryStart);
  if (uri.pathStart > 0 || path.startsWith("/")) path = removeDotSegments(path);
  path = normalizeSegments(path);
  if (rules !== null) {
    if (path === "" && authority) path = rules.emptyPath ?? "/";
    path = rules.path?.(path) ?? path;
  }
  const head = scheme + normalizeAuthority(uri, rules);
  return joinPath(head, authority, path) + normalizeTriplets(text.slice(uri.queryStart));
}

/** Are they the same at that level? */
export function equals(
  a: string,
  b: string,
  level: Level = "syntax",
  schemes: ReadonlyMap<string, SchemeRules> = SCHEMES,
): boolean {
  checkArguments(level, schemes, "equals");
  return write(a, level, schemes) === write(b, level, schemes);
}

/** With its "//"; empty when there is none. */
function normalizeAuthority(uri: URIRanges, rules: SchemeRules | null): string {
  const { text, schemeEnd, hostStart, hostEnd, pathStart } = uri;
  const userinfo = normalizeTriplets(text.slice(schemeEnd, hostStart));
  let host = normalizeHost(text.slice(hostStart, hostEnd));
  let port = text.slice(hostEnd, pathStart);
  if (rules !== null) {
    // "http://a:080" names the port 80 too.
    if (port === ":" || (port !== "" && port.replace(/^:0*/, "") === `${rules.port}`)) port = "";
    // The authority's default is written by leaving it out, but not beside a userinfo or a port.
    if (host === rules.host && userinfo === "//" && port === "") host = "";
  }
  return userinfo + host + port;
}

/** In lower case, but for a zone, which names an interface as its host spells it. */
function normalizeHost(host: string): string {
  if (!host.startsWith("[")) return toLowerCase(normalizeTriplets(host));
  const zone = host.indexOf("%");
  return zone === -1 ? toLowerCase(host) : toLowerCase(host.slice(0, zone)) + normalizeTriplets(host.slice(zone));
}
