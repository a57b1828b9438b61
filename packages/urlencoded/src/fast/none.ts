// The small build: what has an accelerator, without it.
export { decodePairs } from "../decode-pairs.ts";
export { encodePart } from "../encode-part.ts";

/** The whole list is made. */
export function readPairs(_text: string, _start: number, _pairs: unknown, _last?: string): number {
  return 0;
}
