import { createSinglebyteDecoder, createSinglebyteEncoder } from "@exodus/bytes/single-byte.js";
import { utf8fromStringLoose } from "@exodus/bytes/utf8.js";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { createDecoderOver, type Decoder } from "../decoder.ts";
import { createEncoderOver, type Encoder } from "../encoder.ts";
import { getEncoding, getOutputEncoding, type LabelError, labelError } from "../labels.ts";
import { isMultiByte } from "../multi-byte.ts";
import { decoderWithoutTable } from "../unicode.ts";

/**
 * Creates the encoder of the output encoding of `label`, which `getOutputEncoding` names. Fails with `unknown-label`,
 * and with `multi-byte-encoding` for an encoding whose tables are not in `@url/encoding/single-byte`.
 * @throws TypeError if `label` is not a string
 * @example createEncoder("big5") // → { ok: false, error: { code: "multi-byte-encoding", start: 0, end: 4 } }
 * @see https://encoding.spec.whatwg.org/#get-an-encoder
 */
export function createEncoder(label: string): Result<Encoder, LabelError> {
  expectText(label, "createEncoder", "label");
  const encoding = getOutputEncoding(label);
  if (!encoding.ok) return encoding;
  const name = encoding.value;
  if (isMultiByte(name)) return labelError("multi-byte-encoding", label);
  const encode: Encoder =
    name === "UTF-8"
      ? (input) => {
          expectText(input, "encode", "input");
          return [utf8fromStringLoose(input)];
        }
      : createEncoderOver(createSinglebyteEncoder(name.toLowerCase()));
  return { ok: true, value: encode };
}

/**
 * Creates the decoder of the encoding of `label`; `UTF-16LE`, `UTF-16BE` and `replacement` have decoders too. Fails with
 * `unknown-label`, and with `multi-byte-encoding` for an encoding whose tables are not in `@url/encoding/single-byte`.
 * @throws TypeError if `label` is not a string
 * @example orThrow(createDecoder("latin1"))(Uint8Array.of(0x80)) // → "€"
 * @see https://encoding.spec.whatwg.org/#concept-encoding-get
 */
export function createDecoder(label: string): Result<Decoder, LabelError> {
  expectText(label, "createDecoder", "label");
  const encoding = getEncoding(label);
  if (!encoding.ok) return encoding;
  const name = encoding.value;
  if (isMultiByte(name)) return labelError("multi-byte-encoding", label);
  const decode = decoderWithoutTable(name) ?? createSinglebyteDecoder(name.toLowerCase(), true);
  return { ok: true, value: createDecoderOver(name, decode) };
}
