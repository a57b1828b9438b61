export type { Decoder, Encoder, LegacyFailure, LegacyParseOptions, LegacySerializeOptions } from "./options.ts";
export { parseLegacy } from "./parse.ts";
export { serializeLegacy } from "./serialize.ts";
