import {
  type Origin,
  originOf as originOfURL,
  type ParseOptions,
  parseURL as parseBasicURL,
  type URLError,
} from "@url/parser";
import { expectObject, expectOptions } from "@url/result/internal";
import { schemeOf, type URLRecord } from "@url/serializer";
import { expectRecord } from "@url/serializer/internal";
import { type BlobURLEntry, type BlobURLStore, expectStore } from "./blob-url-store.ts";

/** The options of {@link parseURL}: those of `parseURL` in `@url/parser`, and a blob URL store. */
export interface HTMLParseOptions extends ParseOptions {
  /** The store in which `blob:` URLs are looked up. Without one, no entry is found. */
  readonly blobURLStore?: BlobURLStore | undefined;
}

/**
 * What {@link parseURL} returns: a `Result<URLRecord, URLError>`, and with a record the entry of a `blob:` URL, or `null`
 * if the URL has no entry.
 */
export type HTMLParseResult =
  | { readonly ok: true; readonly value: URLRecord; readonly blobURLEntry: BlobURLEntry | null }
  | { readonly ok: false; readonly error: URLError };

/**
 * Parses a URL as the Standard's URL parser does, which is the basic URL parser and one more step: a `blob:` URL is
 * resolved at once, so that its object can still be fetched after the URL was revoked. Fails as `parseURL` of
 * `@url/parser` does; ranges are UTF-16 code units of the raw input.
 * @throws TypeError or RangeError for a wrong option
 * @example parseURL("https://example.org:99999/") // → { ok: false, error: { code: "port-out-of-range", start: 20, end: 25 } }
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options?: HTMLParseOptions): HTMLParseResult {
  expectOptions<Pick<HTMLParseOptions, "blobURLStore">>(options, "parseURL", { blobURLStore: expectStore });
  const result = parseBasicURL(input, options);
  if (!result.ok) return result;
  const isBlob = schemeOf(result.value) === "blob";
  return { ...result, blobURLEntry: isBlob ? (options?.blobURLStore?.resolve(result.value) ?? null) : null };
}

/**
 * Returns the origin of a URL. With the entry of a blob URL, it is the origin of the environment that created the URL;
 * only the entry knows which opaque origin that is.
 * @throws TypeError if `url` is not a record, or `blobURLEntry` not an entry
 * @example serializeOrigin(originOf(orThrow(parseURL("https://example.org/a")))) // → "https://example.org"
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(url: URLRecord, blobURLEntry: BlobURLEntry | null = null): Origin {
  expectRecord(url, "originOf");
  if (blobURLEntry === null) return originOfURL(url);
  expectObject(blobURLEntry?.environment, "originOf: blobURLEntry.environment");
  return blobURLEntry.environment.origin;
}
