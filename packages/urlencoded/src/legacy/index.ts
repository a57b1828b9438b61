export type { BodyError } from "../core/error.ts";
export type { BodyDecoder, BodyOptions } from "../core/options.ts";
export type { Encoder, LegacyParseOptions, LegacySerializeOptions } from "./options.ts";
export { parseLegacy } from "./parse.ts";
export { serializeLegacy } from "./serialize.ts";
