import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";

/** Returns the record of a URL that can be parsed. */
export function record(href: string): URLRecord {
  return orThrow(parseURL(href));
}
