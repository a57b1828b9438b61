// The small build: what has an accelerator, without it.
export { decodePairs } from "../decode-pairs.ts";
export { encodePart } from "../encode-part.ts";
