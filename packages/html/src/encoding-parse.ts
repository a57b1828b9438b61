import type { URLError } from "@url/parser";
import type { Encoder } from "@url/percent";
import type { URLRecord } from "@url/serializer";
import type { BlobURLStore } from "./blob-url-store.ts";
import { type HTMLParseResult, parseURL } from "./parse-url.ts";

/** A Document, or another environment, to which a URL is relative. */
export interface URLEnvironment {
  /** The document base URL; of an environment without a Document, its API base URL. */
  readonly base: URLRecord;
  /** The encoder of a Document's character encoding: {@link outputEncoder}. UTF-8 without it. */
  readonly encoding?: Encoder | undefined;
  readonly blobURLStore?: BlobURLStore | undefined;
}

/**
 * Encoding-parses a URL: what HTML does with nearly every URL in a document. The encoding reaches the query
 * alone, and only that of a special scheme other than `ws` and `wss`.
 * @see https://html.spec.whatwg.org/#encoding-parsing-a-url
 */
export function encodingParseURL(input: string, environment: URLEnvironment): HTMLParseResult {
  return parseURL(input, environment);
}

/**
 * The same, serialized; the error when it fails.
 * @see https://html.spec.whatwg.org/#encoding-parsing-and-serializing-a-url
 */
export function encodingParseAndSerializeURL(input: string, environment: URLEnvironment): string | URLError {
  const result = encodingParseURL(input, environment);
  return result.ok ? result.url.href : result.error;
}

/**
 * The encoder of the output encoding of `name`, a document's character encoding as the Encoding Standard
 * writes it (`document.characterSet`). UTF-8, UTF-16LE, UTF-16BE and replacement give `undefined`, which the
 * URL parser takes for UTF-8; every other name asks `createEncoder`, which may be the one of `@url/encoding`.
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function outputEncoder(
  name: string,
  createEncoder: (name: string) => Encoder | null | undefined,
): Encoder | undefined {
  return /^(utf-8|utf-16[bl]e|replacement)$/i.test(name) ? undefined : (createEncoder(name) ?? undefined);
}
