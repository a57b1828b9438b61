import { RELATIVE_SCHEMES } from "./relative-schemes.ts";

/** A domain, or the eight pieces of an IPv6 address. The drafts have no IPv4 addresses and no opaque hosts. */
export type DraftHost = string | readonly number[];

/**
 * The URL of the drafts of 2012 to 2015, which their parsers change in place. 2012 calls it a parsed URL. Instead of
 * special schemes it has a flag: a URL with the relative flag has host and path, another one has scheme data.
 */
export interface DraftURL {
  scheme: string;
  schemeData: string;
  username: string;
  password: string | null;
  host: DraftHost | null;
  port: string;
  path: string[];
  query: string | null;
  fragment: string | null;
  relativeFlag: boolean;
}

export function newDraftURL(): DraftURL {
  return {
    scheme: "",
    schemeData: "",
    username: "",
    password: null,
    host: null,
    port: "",
    path: [],
    query: null,
    fragment: null,
    relativeFlag: false,
  };
}

export function isRelativeScheme(scheme: string): boolean {
  return RELATIVE_SCHEMES.has(scheme);
}

/** The default port of the scheme, or null if it has none. */
export function draftDefaultPort(scheme: string): string | null {
  const port = RELATIVE_SCHEMES.get(scheme) ?? null;
  return port === null ? null : `${port}`;
}
