import { expectBytes } from "@url/result/internal";

/** Returns the input of the function `where`, which must be bytes or text. */
export function inputOf(input: string | Uint8Array, where: string): string | Uint8Array {
  if (typeof input !== "string") expectBytes(input, where, "input", "a string or ");
  return input;
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
    let text = "";
    for (let start = 0; start < form.length; start += MANY) {
      // biome-ignore lint/plugin: at most MANY
      const units = String.fromCharCode.apply(null, form.subarray(start, start + MANY) as unknown as number[]);
      // Writes "%" and two hex digits for each unit up to 0xFF, as no other encoder of the language does.
      text += units.replace(NON_ASCII, escape);
    }
    return text;
  }
}

declare const TextDecoder: new (label: string, options: object) => Decoder;

interface Decoder {
  decode(bytes: Uint8Array): string;
}

/** How many bytes are read at once: as many arguments as every engine takes. */
const MANY = 4096;
const NON_ASCII = /[^\0-\x7f]+/g;

let decoder: Decoder | undefined;
