export type { Kind, SpecialBlock } from "./block.ts";
export { type Classification, classify, classifyHost, type Embedded, isGlobal } from "./classify.ts";
export { classifyPrefix, type PrefixClassification, type PrefixPart } from "./classify-prefix.ts";
export type { EmbeddedForm } from "./embedded.ts";
export type { HostShape } from "./host-like.ts";
export { specialBlocks } from "./rows.ts";
export { REGISTRIES_DATE } from "./tables.ts";
export { embedIPv4, extractIPv4, type TranslationError } from "./translate.ts";
