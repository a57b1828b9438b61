import { flatten, LONG } from "@url/percent/internal";

/** Returns the input of the function `where` as bytes or text. Throws a TypeError for an object that is neither. */
export function inputOf(input: string | Uint8Array, where: string): string | Uint8Array {
  if (typeof input !== "object" || input === null) return `${input}`;
  // Not `instanceof`, because bytes may come from another realm.
  if (input[Symbol.toStringTag] === "Uint8Array") return input;
  throw new TypeError(`${where}: input must be text or a Uint8Array.`);
}

/**
 * Returns a form body as text that means the same. Well-formed UTF-8 is decoded. In ill-formed UTF-8, the bytes beyond
 * ASCII are percent-encoded: the parser decodes UTF-8 last, when raw and encoded bytes are the same, and these bytes are
 * neither delimiters nor hex digits.
 */
export function textOf(form: string | Uint8Array): string {
  if (typeof form === "string") return form;
  try {
    // Several times as fast as the loop. Throws for ill-formed bytes, where there is no TextDecoder, and in a Node
    // without ICU, which does not support `fatal`.
    return (decoder ??= new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })).decode(form);
  } catch {
    let done = "";
    let text = "";
    for (const byte of form) {
      // Two hex digits, because the byte is not ASCII.
      text += byte < 0x80 ? String.fromCharCode(byte) : `%${byte.toString(16)}`;
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
