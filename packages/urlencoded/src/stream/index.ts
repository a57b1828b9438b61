export type { PairToWrite } from "../serialize.ts";
export type { Coder } from "./coder.ts";
export { createDecoder, type Decoder, decodeStream } from "./decoder.ts";
export { createEncoder, type Encoder, encodeStream } from "./encoder.ts";
export type { FormError } from "./form-error.ts";
export { createDecoderStream, createEncoderStream, type StreamLike } from "./transform.ts";
