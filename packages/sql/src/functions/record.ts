import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";

/** Reads something of the URL that `text` is; null if it is not one. */
export function readURL<T>(text: string, read: (url: URLRecord) => T): T | null {
  const parsed = parseURL(text);
  return parsed.ok ? read(parsed.value) : null;
}
