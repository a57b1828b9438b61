import type { Origin, URLError, URLLike } from "@url/parser";
import { canonicalizeURL, queryEncoder, readBase, readOriginOf, textOf } from "@url/parser/internal";
import type { Encoder } from "@url/percent";
import { expectFunction, expectObject, expectOptions, expectText, propertyOf } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { expectRecord, type LocatedURL, locate, recordOf, schemeOf } from "@url/serializer/internal";
import { type BlobURLEntry, type BlobURLStore, expectStore } from "./blob-url-store.ts";

/** The options of {@link parseURLWithBlobEntry}. */
export interface HTMLParseOptions {
  /** The URL that a relative input is resolved against. */
  readonly base?: URLLike | undefined;
  /** The encoder of a document's character encoding, for the query. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
  /** The store in which `blob:` URLs are looked up. Without one, no entry is found. */
  readonly blobURLStore?: BlobURLStore | undefined;
}

/**
 * What {@link parseURLWithBlobEntry} returns: a `Result<URLRecord, URLError>`, and with a record the entry of a `blob:` URL, or `null`
 * if the URL has no entry.
 */
export type HTMLParseResult =
  | { readonly ok: true; readonly value: URLRecord; readonly blobURLEntry: BlobURLEntry | null }
  | { readonly ok: false; readonly error: URLError };

/**
 * Parses a URL as the Standard's URL parser does, which is the basic URL parser and one more step: a `blob:` URL is
 * resolved at once, so that its object can still be fetched after the URL was revoked. Fails as `parseURL` of
 * `@url/parser` does; ranges are UTF-16 code units of the raw input. To receive validation errors, use that function.
 * @throws TypeError for a wrong option
 * @example parseURLWithBlobEntry("https://example.org:99999/") // → { ok: false, error: { code: "port-out-of-range", start: 20, end: 25 } }
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURLWithBlobEntry(input: string, options?: HTMLParseOptions): HTMLParseResult {
  expectText(input, "parseURLWithBlobEntry", "input");
  return withRecord(parse(input, options, "parseURLWithBlobEntry"));
}

/** What {@link parse} returns: `HTMLParseResult` before its record is made. */
export type LocatedResult =
  | { readonly ok: true; readonly value: LocatedURL; readonly blobURLEntry: BlobURLEntry | null }
  | { readonly ok: false; readonly error: URLError };

export function withRecord(result: LocatedResult): HTMLParseResult {
  return result.ok ? { ...result, value: recordOf(result.value) } : result;
}

/** Parses `input` for the function `caller`, which messages about wrong options name. */
export function parse(input: string, options: HTMLParseOptions | undefined, caller: string): LocatedResult {
  expectOptions<HTMLParseOptions>(options, caller, {
    base: textOf,
    encoding: expectFunction,
    blobURLStore: expectStore,
  });
  const { base, encoding, blobURLStore } = options ?? {};
  const record = base === undefined ? undefined : readBase(base, caller);
  if (record?.ok === false) return record;
  const href = canonicalizeURL(input, record?.value, queryEncoder(encoding));
  if (typeof href !== "string") return { ok: false, error: href };
  const value = locate(href);
  const blobURLEntry = schemeOf(value) === "blob" ? (blobURLStore?.resolve(recordOf(value)) ?? null) : null;
  return { ok: true, value, blobURLEntry };
}

/**
 * Returns the origin of a URL. With the entry of a blob URL, it is the origin of the environment that created the URL;
 * only the entry knows which opaque origin that is.
 * @throws TypeError if `url` is not a record, or `blobURLEntry` not an entry
 * @example originWithBlobEntry(orThrow(parseURLWithBlobEntry("https://a.example/b"))) // → { kind: "tuple", scheme: "https", host: "a.example", port: null }
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originWithBlobEntry(url: URLRecord, blobURLEntry: BlobURLEntry | null = null): Origin {
  return originIn(expectRecord(url, "originWithBlobEntry"), blobURLEntry);
}

/** `originWithBlobEntry` without the check of the URL. */
export function originIn(url: LocatedURL, blobURLEntry: BlobURLEntry | null = null): Origin {
  if (blobURLEntry === null) return readOriginOf(url);
  expectObject(propertyOf(blobURLEntry, "environment"), "originWithBlobEntry", "blobURLEntry.environment");
  return blobURLEntry.environment.origin;
}
