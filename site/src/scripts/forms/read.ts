import type { Decoder } from "@url/encoding";
import { utf8DecodeWithoutBOM, utf8Encode } from "@url/percent";
import type { Result } from "@url/result";
import type { Pair } from "@url/urlencoded";
import { type BodyError, parseLegacy } from "@url/urlencoded/legacy";
import { decoderOf } from "./tables.ts";

/** How a body is read: the encoding of the page that the form was on, and what its pairs may change. */
export interface ReadOptions {
  /** The name of an encoding. */
  readonly encoding: string;
  /** Whether a pair named `_charset_` decides the encoding. */
  readonly charsetField: boolean;
  /** Whether references such as `&#9731;` become characters. */
  readonly numericReferences: boolean;
  readonly strict: boolean;
  readonly maxBytes: number;
  readonly maxPairs: number;
}

/** What a body is, read by `@url/urlencoded` and by the platform. */
export interface FormView {
  readonly result: Result<Pair[], BodyError>;
  /** The encoding that was used in the end. */
  readonly encoding: string;
  /** What the platform's `URLSearchParams` makes of the body, which it always reads as UTF-8. */
  readonly native: readonly Pair[];
  /** The indices at which the two differ. */
  readonly different: readonly number[];
}

/** The largest body that the page reads, whatever the limit is that a person sets. */
export const MAX_BODY = 2 ** 20;

/** Reads a body. Its bytes are at most `MAX_BODY`. */
export function readForm(body: Uint8Array, options: ReadOptions): FormView {
  let encoding = "UTF-8";
  const charset = (label: string): Result<Decoder, unknown> => {
    const decoder = decoderOf(label);
    if (decoder.ok) encoding = decoder.value.encoding;
    return decoder;
  };
  const decoder = charset(options.encoding);
  const result = parseLegacy(body, {
    ...(options.encoding === "UTF-8" || !decoder.ok ? {} : { decode: decoder.value }),
    ...(options.charsetField ? { charset } : {}),
    interpretNumericEntities: options.numericReferences,
    strict: options.strict,
    maxBytes: options.maxBytes,
    maxPairs: options.maxPairs,
  });
  const native = [...new URLSearchParams(nativeInput(body))] as Pair[];
  return { result, encoding, native, different: result.ok ? differences(result.value, native) : [] };
}

/** Returns a body as text; bytes that are not UTF-8 become U+FFFD. */
export function textOf(body: Uint8Array): string {
  return utf8DecodeWithoutBOM(body);
}

/** Returns the bytes of a body that was typed as text. */
export function bytesOf(text: string): Uint8Array {
  return utf8Encode(text);
}

/** `URLSearchParams` takes text, and removes a "?" at its start, which a body keeps. */
function nativeInput(body: Uint8Array): string {
  const text = textOf(body);
  return text.startsWith("?") ? `%3F${text.slice(1)}` : text;
}

function differences(ours: readonly Pair[], theirs: readonly Pair[]): number[] {
  const indices: number[] = [];
  for (let at = 0; at < Math.max(ours.length, theirs.length); at++) {
    if (ours[at]?.[0] !== theirs[at]?.[0] || ours[at]?.[1] !== theirs[at]?.[1]) indices.push(at);
  }
  return indices;
}
