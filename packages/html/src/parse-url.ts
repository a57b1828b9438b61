import { canonicalizeURL, type QueryEncoder, type URLError } from "@url/parser";
import { expectRecord } from "@url/parser/internal";
import { type Encoder, percentEncodeAfterEncoding } from "@url/percent";
import { expectFunction, expectOptions, type OptionChecks, refuse } from "@url/result/internal";
import { locate, schemeOf, type URLRecord } from "@url/serializer";
import type { BlobURLEntry, BlobURLStore } from "./blob-url-store.ts";

/** How {@link parseURL} parses. */
export interface HTMLParseOptions {
  /** What a relative input is resolved against. */
  readonly base?: URLRecord | undefined;
  /** The encoder of a document's character encoding, for the query; UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
  /** Where `blob:` URLs are looked up; without it none is found. */
  readonly blobURLStore?: BlobURLStore | undefined;
}

/** A URL with what a `blob:` URL stood for when it was parsed, or the first fatal error. */
export type HTMLParseResult =
  | { readonly ok: true; readonly url: URLRecord; readonly blobURLEntry: BlobURLEntry | null }
  | { readonly ok: false; readonly error: URLError };

/**
 * The URL parser, which is more than the basic one: it resolves a `blob:` URL at once, so that what the URL
 * stands for is still there when the URL is revoked before it is fetched. No input makes it throw; a wrong option does.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURL(input: string, options: HTMLParseOptions = {}): HTMLParseResult {
  expectOptions(options, "parseURL", OPTIONS);
  // Not the parser's own `parseURL`: its listeners would come along, 1 KB that nobody here can ask for.
  const href = canonicalizeURL(input, options.base, queryEncoder(options.encoding));
  if (typeof href !== "string") return { ok: false, error: href };
  const url = locate(href);
  const isBlob = schemeOf(url) === "blob";
  return { ok: true, url, blobURLEntry: isBlob ? (options.blobURLStore?.resolve(url) ?? null) : null };
}

const OPTIONS: OptionChecks<HTMLParseOptions> = {
  base: expectRecord,
  encoding: expectFunction,
  blobURLStore: (value, where, name) => {
    const store = value as Partial<BlobURLStore> | null;
    if (typeof store?.resolve !== "function") refuse(value, where, name, "a blob URL store");
  },
};

/** What percent-encodes a query in an encoding. */
export function queryEncoder(encoding: Encoder | undefined): QueryEncoder | undefined {
  return encoding && ((text, set) => percentEncodeAfterEncoding(encoding, text, set));
}
