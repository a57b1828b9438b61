export type { PairToWrite } from "../serialize.ts";
export type { Coder } from "./coder.ts";
export { createFormDecoder, decodeStream, type FormDecoder } from "./decoder.ts";
export { createFormEncoder, encodeStream, type FormEncoder } from "./encoder.ts";
export type { FormStreamError } from "./form-error.ts";
export { createFormDecoderStream, createFormEncoderStream, type StreamLike } from "./transform.ts";
