/** A part of a body, as bytes or as text. */
export type Chunk = Uint8Array | string;

/** Returns the byte, or the UTF-16 code unit, at `at`, which is within the chunk. */
export function unitAt(chunk: Chunk, at: number): number {
  return typeof chunk === "string" ? chunk.charCodeAt(at) : chunk[at]!;
}
