export type { Decoder } from "../decoder.ts";
export type { Encoder } from "../encoder.ts";
export { getEncoding, getOutputEncoding, type LabelError } from "../labels.ts";
export { encodeWithReferences } from "../with-references.ts";
export { createDecoder, createEncoder } from "./create.ts";
