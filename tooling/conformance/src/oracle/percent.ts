import { FORM_URLENCODED, type PercentEncodeSet } from "./percent-encode-sets.ts";

/** Runs of bytes, or the code point that the encoding cannot express, in the order of the input. */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

/** @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding */
export function percentEncodeAfterEncoding(encode: Encoder, input: string, set: PercentEncodeSet): string {
  const spaceAsPlus = set === FORM_URLENCODED;
  let output = "";
  for (const run of encode(input)) {
    if (typeof run === "number") {
      output += `%26%23${run}%3B`;
      continue;
    }
    for (const byte of run) {
      if (spaceAsPlus && byte === 0x20) {
        output += "+";
        continue;
      }
      const isomorph = String.fromCharCode(byte);
      output += set(isomorph) ? percentEncode(byte) : isomorph;
    }
  }
  return output;
}

/** @see https://url.spec.whatwg.org/#string-utf-8-percent-encode */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  return percentEncodeAfterEncoding(utf8, input, set);
}

export const utf8: Encoder = (input) => [new TextEncoder().encode(input)];

/** @see https://url.spec.whatwg.org/#percent-encode */
export function percentEncode(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** @see https://url.spec.whatwg.org/#string-percent-decode */
export function percentDecodeString(input: string): number[] {
  return percentDecode([...new TextEncoder().encode(input)]);
}

/** @see https://url.spec.whatwg.org/#percent-decode */
export function percentDecode(input: readonly number[]): number[] {
  const output: number[] = [];
  for (let i = 0; i < input.length; i++) {
    const byte = input[i] as number;
    // biome-ignore lint/plugin: two bytes at most
    const nextTwo = String.fromCharCode(...input.slice(i + 1, i + 3));
    if (byte !== 0x25 || !/^[0-9A-Fa-f]{2}$/.test(nextTwo)) {
      output.push(byte);
    } else {
      output.push(Number.parseInt(nextTwo, 16));
      i += 2;
    }
  }
  return output;
}

/** @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom */
export function utf8DecodeWithoutBOM(bytes: readonly number[]): string {
  // `ignoreBOM: true` keeps a byte order mark, which is data here.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}
