/**
 * A URL as trurl sees it: each component percent-encoded, or null. A record would not do, because trurl keeps the default
 * port of a scheme and the login options of IMAP.
 */
export interface Components {
  scheme: string | null;
  user: string | null;
  password: string | null;
  options: string | null;
  host: string | null;
  port: string | null;
  path: string | null;
  query: string | null;
  fragment: string | null;
  /** Always null: the URL Standard has no zone identifiers. */
  zoneid: null;
  /** True if the text had no scheme, and one was guessed. */
  guessed: boolean;
}

export type ComponentName = Exclude<keyof Components, "guessed">;

/** In the order in which JSON has them. */
export const COMPONENT_NAMES: readonly ComponentName[] = [
  "scheme",
  "user",
  "password",
  "options",
  "host",
  "port",
  "path",
  "query",
  "fragment",
  "zoneid",
];

export function isComponentName(name: string): name is ComponentName {
  return (COMPONENT_NAMES as readonly string[]).includes(name);
}

export function noComponents(): Components {
  return {
    scheme: null,
    user: null,
    password: null,
    options: null,
    host: null,
    port: null,
    path: null,
    query: null,
    fragment: null,
    zoneid: null,
    guessed: false,
  };
}
