import { createMultibyteDecoder, createMultibyteEncoder } from "@exodus/bytes/multi-byte.js";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { createDecoderOver, type Decoder } from "./decoder.ts";
import { createEncoderOver, type Encoder } from "./encoder.ts";
import { getEncoding, type LabelError } from "./labels.ts";
import { isMultiByte } from "./multi-byte.ts";
import { createDecoder as createSmallDecoder, createEncoder as createSmallEncoder } from "./single-byte/create.ts";

/**
 * Creates the encoder of the output encoding of `label`, which `getOutputEncoding` names. Fails with `unknown-label`.
 * The first encoder of a multi-byte encoding decodes its table, so create one and keep it.
 * @throws TypeError if `label` is not a string
 * @example createEncoder("klingon") // → { ok: false, error: { code: "unknown-label", start: 0, end: 7 } }
 * @see https://encoding.spec.whatwg.org/#get-an-encoder
 */
export function createEncoder(label: string): Result<Encoder, LabelError> {
  expectText(label, "createEncoder", "label");
  const encoding = getEncoding(label);
  if (!encoding.ok || !isMultiByte(encoding.value)) return createSmallEncoder(label);
  return { ok: true, value: createEncoderOver(createMultibyteEncoder(encoding.value.toLowerCase())) };
}

/**
 * Creates the decoder of the encoding of `label`; `UTF-16LE`, `UTF-16BE` and `replacement` have decoders too. Fails with
 * `unknown-label`.
 * @throws TypeError if `label` is not a string
 * @example orThrow(createDecoder("big5"))(Uint8Array.of(0xa4, 0xa4)) // → "中"
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function createDecoder(label: string): Result<Decoder, LabelError> {
  expectText(label, "createDecoder", "label");
  const encoding = getEncoding(label);
  if (!encoding.ok || !isMultiByte(encoding.value)) return createSmallDecoder(label);
  const decode = createMultibyteDecoder(encoding.value.toLowerCase(), true);
  return { ok: true, value: createDecoderOver(encoding.value, (bytes) => decode(bytes)) };
}
