import type { URLRecord } from "@url/serializer";
import { partsOf } from "@url/serializer";

/** What is compared, in the order of the table. */
export const COMPARED = [
  "URL",
  "scheme",
  "username",
  "password",
  "host",
  "port",
  "path",
  "query",
  "fragment",
  "origin",
] as const;

export type Compared = (typeof COMPARED)[number];

/** How a reader reads a text: its components, `null` for what is absent or what the reader does not define. */
export type Reading = Readonly<Record<Compared, string | null>>;

/** A reading, or the sentence that says why there is none. */
export type ReadingResult =
  | { readonly ok: true; readonly value: Reading }
  | { readonly ok: false; readonly error: string };

/** Returns the components of a record as the table compares them: the userinfo is absent if it is empty. */
export function readingOfRecord(url: URLRecord, origin: string): Reading {
  const { scheme, username, password, host, port, path, query, fragment } = partsOf(url);
  return {
    URL: url.href,
    scheme,
    username: username || null,
    password: password || null,
    host,
    port: port === null ? null : String(port),
    path,
    query,
    fragment,
    origin,
  };
}

/** Splits the userinfo of RFC 3986, which does not say what its parts are, at its first colon. */
export function splitUserinfo(userinfo: string | null): { username: string | null; password: string | null } {
  if (userinfo === null) return { username: null, password: null };
  const colon = userinfo.indexOf(":");
  if (colon < 0) return { username: userinfo, password: null };
  return { username: userinfo.slice(0, colon), password: userinfo.slice(colon + 1) };
}
