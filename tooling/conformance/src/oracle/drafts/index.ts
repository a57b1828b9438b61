export { cloneDraftURL, type DraftHost, type DraftURL } from "./draft-url.ts";
export type { Decode, DraftPair, FormEncoding } from "./form-encoding.ts";
export { ENCODE_SETS, type EncodeSets } from "./percent-encode-sets.ts";
