import { createRequire } from "node:module";

/**
 * `text-encoding` 0.7.0 implements the Encoding Standard of 2018, with all of its encoders. It shares neither code nor
 * tables with this package.
 */
const polyfill = createRequire(import.meta.url)("text-encoding") as {
  readonly TextEncoder: new (label: string, options: object) => { encode(text: string): Uint8Array };
  readonly TextDecoder: new (label: string, options: object) => { decode(bytes: Uint8Array): string };
};

/** Returns an encoder that returns null if a code point is not in the encoding. */
export function createReferenceEncoder(label: string): (text: string) => Uint8Array | null {
  const encoder = new polyfill.TextEncoder(label, { NONSTANDARD_allowLegacyEncoding: true, fatal: true });
  return (text) => {
    try {
      const bytes = encoder.encode(text);
      // Its Shift_JIS encoder uses the pointer -1 for a character that it does not find, which gives these two bytes.
      return bytes[0] === 0x80 && bytes[1] === 0x3f ? null : bytes;
    } catch {
      return null;
    }
  };
}

/** Returns a decoder that returns U+FFFD for what is ill-formed. */
export function createReferenceDecoder(label: string): (bytes: Uint8Array) => string {
  const decoder = new polyfill.TextDecoder(label, { ignoreBOM: true });
  return (bytes) => decoder.decode(bytes);
}

export const MULTI_BYTE = ["GBK", "gb18030", "Big5", "EUC-JP", "ISO-2022-JP", "Shift_JIS", "EUC-KR"] as const;

/** Without ISO-8859-8-I: its table is that of ISO-8859-8, and the reference has none for it. */
export const SINGLE_BYTE = [
  ...["IBM866", "KOI8-R", "KOI8-U", "macintosh", "x-mac-cyrillic", "x-user-defined", "windows-874"],
  ...[2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16].map((part) => `ISO-8859-${part}`),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => `windows-125${page}`),
];

/**
 * The characters that GB 18030-2022 moved out of the private use area, as the Standard has had them since 2023: bytes to
 * code point.
 * @see https://encoding.spec.whatwg.org/#index-gb18030
 */
export const GB_18030_2022: ReadonlyMap<string, number> = new Map([
  ["a6d9", 0xfe10],
  ["a6da", 0xfe12],
  ["a6db", 0xfe11],
  ["a6dc", 0xfe13],
  ["a6dd", 0xfe14],
  ["a6de", 0xfe15],
  ["a6df", 0xfe16],
  ["a6ec", 0xfe17],
  ["a6ed", 0xfe18],
  ["a6f3", 0xfe19],
  ["fe59", 0x9fb4],
  ["fe61", 0x9fb5],
  ["fe66", 0x9fb6],
  ["fe67", 0x9fb7],
  ["fe6d", 0x9fb8],
  ["fe7e", 0x9fb9],
  ["fe90", 0x9fba],
  ["fea0", 0x9fbb],
]);
