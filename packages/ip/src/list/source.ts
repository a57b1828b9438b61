import { propertyOf, refuse } from "@url/result/internal";
import { isBytes } from "../words.ts";

/** Lines as strings, or the bytes of a file in pieces of any length. */
export type ListSource = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Throws a TypeError for anything but a source. One text, or one array of bytes, would be read character by character. */
export function expectSource(source: unknown, where: string): void {
  const isObject = typeof source === "object" && source !== null && !ArrayBuffer.isView(source);
  const isIterable = [Symbol.asyncIterator, Symbol.iterator].some(
    (name) => typeof propertyOf(source, name) === "function",
  );
  if (isObject && isIterable) return;
  refuse(source, where, "source", "an async iterable or an iterable of lines or of Uint8Arrays");
}

/** Throws a TypeError for a piece of a source that is neither a string nor bytes. */
export function expectPiece(piece: unknown, where: string): asserts piece is string | Uint8Array {
  if (typeof piece !== "string" && !isBytes(piece))
    refuse(piece, where, "what source yields", "a string or a Uint8Array");
}

/** Returns a string with one unit for each byte. */
export function latin1Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096) {
    // biome-ignore lint/plugin: 4,096 elements
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4096) as unknown as number[]);
  }
  return text;
}

/**
 * Decodes UTF-8 that has one unit for each byte. Returns null if it is ill-formed. Lists are ASCII except in comments, so
 * the units of other characters are decoded by themselves.
 */
export function decodeUTF8(latin1: string): string | null {
  try {
    return latin1.replace(NOT_ASCII, (units) =>
      decodeURIComponent(units.replace(/[\x80-\xff]/g, (unit) => `%${unit.charCodeAt(0).toString(16)}`)),
    );
  } catch {
    return null;
  }
}

const NOT_ASCII = /[\x80-\xff]+/g;
