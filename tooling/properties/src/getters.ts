import type { GetterName } from "@url/tooling-oracle";

/** The getters of the API that give a string, which links have as well. */
export const GETTERS = [
  "href",
  "origin",
  "protocol",
  "username",
  "password",
  "host",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
] as const satisfies readonly GetterName[];
