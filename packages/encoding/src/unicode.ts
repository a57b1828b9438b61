import { utf8toStringLoose } from "@exodus/bytes/utf8.js";
import { utf16toStringLoose } from "@exodus/bytes/utf16.js";

/** Returns the decoder of an encoding that needs no table; undefined if `encoding`, a name of the Standard, needs one. */
export function decoderWithoutTable(encoding: string): ((bytes: Uint8Array) => string) | undefined {
  switch (encoding) {
    case "UTF-8":
      return utf8toStringLoose;
    case "UTF-16LE":
      return (bytes) => decodeUTF16(bytes, "uint8-le", 0);
    case "UTF-16BE":
      return (bytes) => decodeUTF16(bytes, "uint8-be", 1);
    case "replacement":
      return (bytes) => (bytes.length === 0 ? "" : "\ufffd");
  }
  return undefined;
}

/**
 * Decodes UTF-16. An odd byte at the end is one error, together with a lead surrogate before it.
 * @see https://encoding.spec.whatwg.org/#shared-utf-16-decoder
 */
function decodeUTF16(bytes: Uint8Array, format: "uint8-le" | "uint8-be", highByte: 0 | 1): string {
  if (bytes.length % 2 === 0) return utf16toStringLoose(bytes, format);
  let end = bytes.length - 1;
  const high = bytes[end - 1 - highByte] ?? 0;
  if (high >= 0xd8 && high <= 0xdb) end -= 2;
  return `${utf16toStringLoose(bytes.subarray(0, end), format)}\ufffd`;
}
