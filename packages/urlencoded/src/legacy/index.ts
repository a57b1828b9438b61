export type { Decoder, Encoder, LegacyError, LegacyParseOptions, LegacySerializeOptions } from "./options.ts";
export { parseLegacy } from "./parse.ts";
export { serializeLegacy } from "./serialize.ts";
