import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";

/** The record of a URL that parses. */
export function record(href: string): URLRecord {
  const result = parseURL(href);
  if (!result.ok) throw new Error(`${href}: ${result.error.code}`);
  return result.url;
}
