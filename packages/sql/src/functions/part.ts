import { orThrow } from "@url/result";
import { expectOneOf } from "@url/result/internal";
import {
  fragmentOf,
  hostTextOf,
  passwordOf,
  pathOf,
  portOf,
  queryOf,
  schemeOf,
  type URLRecord,
  usernameOf,
} from "@url/serializer";
import { publicSuffix, registrableDomain } from "@url/site";
import { readURL } from "./record.ts";

/** Reads a part of a record; null if the URL does not have it. */
type Read = (url: URLRecord) => string | null;

/**
 * The parts by name. A Map, because the name comes from a query. A username, a password and a port that are absent are null,
 * as an absent query is.
 */
const PARTS: ReadonlyMap<string, Read> = /* @__PURE__ */ new Map<string, Read>([
  ["scheme", schemeOf],
  ["username", (url) => usernameOf(url) || null],
  ["password", (url) => passwordOf(url) || null],
  ["host", hostTextOf],
  ["port", (url) => portOf(url)?.toString() ?? null],
  ["path", pathOf],
  ["query", queryOf],
  ["fragment", fragmentOf],
  ["domain", (url) => orThrow(registrableDomain(url))],
  ["suffix", (url) => orThrow(publicSuffix(url))],
  ["subdomain", subdomainIn],
]);

/** The names of the parts, in the order of the documentation. */
export const PART_NAMES: readonly string[] = /* @__PURE__ */ Array.from(/* @__PURE__ */ PARTS.keys());

/** The labels in front of the registrable domain; null for a host without such a domain. */
function subdomainIn(url: URLRecord): string | null {
  const domain = orThrow(registrableDomain(url));
  // The host of a URL ends with its registrable domain: both are in ASCII, and a dot at the end stays.
  return domain === null ? null : hostTextOf(url)!.slice(0, -domain.length).replace(/\.$/, "");
}

/** Returns a part of a URL. Throws a RangeError if no part has this name, even if the text is not a URL. */
export function partOf(text: string, name: string): string | null {
  const read = PARTS.get(name);
  if (read === undefined) expectOneOf(name, PART_NAMES, "url_part", "part");
  return readURL(text, read!);
}

/** Returns all parts of a URL, in the order of {@link PART_NAMES}. */
export function partsOf(text: string): readonly (string | null)[] | null {
  return readURL(text, (url) => Array.from(PARTS.values(), (read) => read(url)));
}

/** Returns the labels in front of the registrable domain; "" if there are none, null if there is no such domain. */
export function subdomainOf(text: string): string | null {
  return readURL(text, subdomainIn);
}
