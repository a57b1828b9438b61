import { flatten, LONG, percentEncodeByte } from "@url/percent";

/**
 * A form body as text that means the same. Of bytes well-formed UTF-8 is decoded, its code points being
 * whole; else the bytes beyond ASCII are percent-encoded, because the parser decodes UTF-8 last of all,
 * when a raw byte and an encoded one are the same, and because they are no delimiters and no hex digits.
 */
export function textOf(input: string | Uint8Array): string {
  if (typeof input === "string") return input;
  try {
    // Several times as fast as the loop. Throws for what is ill-formed, where there is none, and in a Node
    // without ICU, which knows no `fatal`.
    return (decoder ??= new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })).decode(input);
  } catch {
    let done = "";
    let text = "";
    for (const byte of input) {
      text += byte < 0x80 ? String.fromCharCode(byte) : percentEncodeByte(byte);
      if (text.length > LONG) {
        done += flatten(text);
        text = "";
      }
    }
    return done + text;
  }
}

declare const TextDecoder: new (label: string, options: object) => Decoder;

interface Decoder {
  decode(bytes: Uint8Array): string;
}

let decoder: Decoder | undefined;
