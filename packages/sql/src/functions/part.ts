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
]);

/** Returns a part of a URL. Throws a RangeError if no part has this name, even if the text is not a URL. */
export function partOf(text: string, name: string): string | null {
  const read = PARTS.get(name);
  if (read === undefined) expectOneOf(name, Array.from(PARTS.keys()), "url_part", "part");
  return readURL(text, read!);
}
