import type { URLError, URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import type { Encoder } from "@url/percent";
import type { Failure, Result } from "@url/result";
import { expectFunction, expectObject, expectText } from "@url/result/internal";
import type { BlobURLStore } from "./blob-url-store.ts";
import { isSentInUTF8 } from "./labels.ts";
import { type HTMLParseResult, type LocatedResult, parse, withRecord } from "./parse-url.ts";

/** A Document, or another environment that URLs are relative to. */
export interface URLEnvironment {
  /** The document base URL, or the API base URL of an environment without a Document. */
  readonly base: URLLike;
  /** The encoder of the Document's character encoding, as {@link outputEncoder} returns it. The default is UTF-8. */
  readonly encoding?: Encoder | undefined;
  /** The store in which `blob:` URLs are looked up. */
  readonly blobURLStore?: BlobURLStore | undefined;
}

/**
 * Parses a URL as HTML parses most URLs of a document: relative to its base, with its encoding. The encoding applies
 * to the query of a special URL whose scheme is not `ws` or `wss`, and to nothing else. Fails as {@link parseURLWithBlobEntry} does.
 * @throws TypeError if `environment` is not an environment
 * @example encodingParseURL("x", { base: "https://example.org/dir/" }).ok // → true
 * @see https://html.spec.whatwg.org/#encoding-parsing-a-url
 */
export function encodingParseURL(input: string, environment: URLEnvironment): HTMLParseResult {
  expectText(input, "encodingParseURL", "input");
  return withRecord(parseIn(input, environment, "encodingParseURL"));
}

/**
 * Parses a URL as {@link encodingParseURL} does, and returns its serialization.
 * @throws TypeError if `environment` is not an environment
 * @example encodingParseAndSerializeURL("x", { base: "https://example.org/dir/" }) // → { ok: true, value: "https://example.org/dir/x" }
 * @see https://html.spec.whatwg.org/#encoding-parsing-and-serializing-a-url
 */
export function encodingParseAndSerializeURL(input: string, environment: URLEnvironment): Result<string, URLError> {
  expectText(input, "encodingParseAndSerializeURL", "input");
  const result = parseIn(input, environment, "encodingParseAndSerializeURL");
  return result.ok ? { ok: true, value: result.value.href } : result;
}

/** Parses `input` in an environment, which `where` names in the message of a TypeError. */
export function parseIn(input: string, environment: URLEnvironment, where: string): LocatedResult {
  expectObject(environment, where, "environment");
  textOf(environment.base, where, "environment.base");
  return parse(input, environment, where);
}

/**
 * Returns the encoder for the output encoding of `label`, such as a document's `document.characterSet`. The value is
 * `undefined`, which the URL parser takes as UTF-8, for the labels of UTF-8, UTF-16LE, UTF-16BE and replacement. For every
 * other label it returns what `createEncoder` returns, which can be the function of `@url/encoding`: fails as that does.
 * @throws TypeError if `createEncoder` is not a function
 * @example outputEncoder("utf-16", () => ({ ok: false, error: { code: "unknown", start: 0, end: 6 } })) // → { ok: true, value: undefined }
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function outputEncoder<E extends Failure>(
  label: string,
  createEncoder: (label: string) => Result<Encoder, E>,
): Result<Encoder | undefined, E> {
  expectFunction(createEncoder, "outputEncoder", "createEncoder");
  expectText(label, "outputEncoder", "label");
  return isSentInUTF8(label) ? { ok: true, value: undefined } : createEncoder(label);
}
