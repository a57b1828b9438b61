import { createMultibyteDecoder, createMultibyteEncoder } from "@exodus/bytes/multi-byte.js";
import { createDecoderOver, type Decoder } from "./decoder.ts";
import { createEncoderOver, type Encoder } from "./encoder.ts";
import { getEncoding } from "./labels.ts";
import { isMultiByte } from "./multi-byte.ts";
import { createDecoder as createSmallDecoder, createEncoder as createSmallEncoder } from "./single-byte/create.ts";

/**
 * The encoder of `label`'s output encoding, as `getOutputEncoding` names it; null when `label` is none. The
 * first for a multi-byte encoding unpacks its table, so make one and keep it.
 * @see https://encoding.spec.whatwg.org/#get-an-encoder
 */
export function createEncoder(label: string): Encoder | null {
  const encoding = getEncoding(label);
  if (encoding === null || !isMultiByte(encoding)) return createSmallEncoder(label);
  return createEncoderOver(createMultibyteEncoder(encoding.toLowerCase()));
}

/**
 * The decoder of `label`'s encoding, `UTF-16LE`, `UTF-16BE` and `replacement` among them; null when `label`
 * is none.
 */
export function createDecoder(label: string): Decoder | null {
  const encoding = getEncoding(label);
  if (encoding === null || !isMultiByte(encoding)) return createSmallDecoder(label);
  const decode = createMultibyteDecoder(encoding.toLowerCase(), true);
  return createDecoderOver(encoding, (bytes) => decode(bytes));
}
