import { percentEncodeByte } from "@url/percent";

/**
 * A form body of bytes as text that means the same. Well-formed UTF-8 is decoded, its code points being
 * whole; else the bytes beyond ASCII are percent-encoded, because the parser decodes UTF-8 last of all,
 * when a raw byte and an encoded one are the same, and because they are no delimiters and no hex digits.
 */
export function textOf(bytes: Uint8Array): string {
  try {
    // Where there is one, because it is several times as fast as the loop.
    if (DECODER) return DECODER.decode(bytes);
  } catch {
    // Ill-formed.
  }
  let text = "";
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    text += byte < 0x80 ? String.fromCharCode(byte) : percentEncodeByte(byte);
  }
  return text;
}

declare const TextDecoder: (new (label: string, options: object) => Decoder) | undefined;

interface Decoder {
  decode(bytes: Uint8Array): string;
}

const DECODER: Decoder | undefined = /* @__PURE__ */ fatalDecoder();

/** Throws for what is ill-formed, and keeps a byte order mark. */
function fatalDecoder(): Decoder | undefined {
  try {
    return typeof TextDecoder === "function" ? new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }) : undefined;
  } catch {
    return undefined; // a Node built without ICU refuses `fatal`
  }
}
