import { type ParseOptions, parseURL as parseBasicURL, type URLError } from "@url/parser";
import { schemeOf, type URLRecord } from "@url/serializer";
import type { BlobURLEntry, BlobURLStore } from "./blob-url-store.ts";

/** How {@link parseURL} parses: as the basic URL parser, and with the user agent's blob URL store. */
export interface HTMLParseOptions extends ParseOptions {
  /** Where `blob:` URLs are looked up; without it none is found. */
  readonly blobURLStore?: BlobURLStore | undefined;
}

/** A URL with what a `blob:` URL stood for when it was parsed, or the first fatal error. */
export type HTMLParseResult =
  | { readonly ok: true; readonly url: URLRecord; readonly blobURLEntry: BlobURLEntry | null }
  | { readonly ok: false; readonly error: URLError };

/**
 * The URL parser, which is more than the basic one: it resolves a `blob:` URL at once, so that what the URL
 * stands for is still there when the URL is revoked before it is fetched. Never throws.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options?: HTMLParseOptions): HTMLParseResult {
  const result = parseBasicURL(input, options);
  if (!result.ok) return result;
  const { url } = result;
  const isBlob = schemeOf(url) === "blob";
  return { ok: true, url, blobURLEntry: isBlob ? (options?.blobURLStore?.resolve(url) ?? null) : null };
}
