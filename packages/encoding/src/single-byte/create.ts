import { createSinglebyteDecoder, createSinglebyteEncoder } from "@exodus/bytes/single-byte.js";
import { utf8fromStringLoose } from "@exodus/bytes/utf8.js";
import { createDecoderOver, type Decoder } from "../decoder.ts";
import { createEncoderOver, type Encoder } from "../encoder.ts";
import { getEncoding, getOutputEncoding } from "../labels.ts";
import { isMultiByte } from "../multi-byte.ts";
import { decoderWithoutTable } from "../unicode.ts";

/**
 * The encoder of `label`'s output encoding; null when `label` is none, or is that of a multi-byte encoding,
 * whose tables are not in `@url/encoding/single-byte`.
 * @see https://encoding.spec.whatwg.org/#get-an-encoder
 */
export function createEncoder(label: string): Encoder | null {
  const encoding = getOutputEncoding(label);
  if (encoding === null || isMultiByte(encoding)) return null;
  if (encoding === "UTF-8") return (input) => [utf8fromStringLoose(input)];
  return createEncoderOver(createSinglebyteEncoder(encoding.toLowerCase()));
}

/**
 * The decoder of `label`'s encoding, `UTF-16LE`, `UTF-16BE` and `replacement` among them; null when `label`
 * is none, or is that of a multi-byte encoding.
 */
export function createDecoder(label: string): Decoder | null {
  const encoding = getEncoding(label);
  if (encoding === null || isMultiByte(encoding)) return null;
  const decode = decoderWithoutTable(encoding) ?? createSinglebyteDecoder(encoding.toLowerCase(), true);
  return createDecoderOver(encoding, decode);
}
