import { utf8DecodeWithoutBOM, utf8Encode } from "@url/percent";
import { FAILURE, type Failure } from "../drafts/failure.ts";
import type { Decode, DraftPair, FormEncoding } from "../drafts/form-encoding.ts";
import { percentDecode } from "../drafts/percent.ts";

export interface FormParseOptions {
  /** The encoding override; UTF-8 when absent. */
  readonly encodingOverride?: FormEncoding;
  /** The flag "use _charset_", with what gets an encoding for a label: null if there is none. */
  readonly useCharset?: (label: string) => FormEncoding | null;
  readonly isindex?: boolean;
}

/** 2014 has 0x7F here, the glossary of 2015 has 0xF7. */
const GREATEST_BYTE = 0x7f;

/** Section 5.1, "application/x-www-form-urlencoded parser". */
export function parseForm(
  input: Uint8Array,
  options: FormParseOptions = {},
  greatestByte: number = GREATEST_BYTE,
): DraftPair[] | Failure {
  // The decoder itself: it is the algorithm "decode" around it that removes a byte order mark.
  let decode: Decode = options.encodingOverride?.decode ?? utf8DecodeWithoutBOM;
  const isUTF8 = options.encodingOverride === undefined || options.encodingOverride.isUTF8;
  if (!isUTF8 && input.some((byte) => byte > greatestByte)) return FAILURE;
  const sequences = split([...input], 0x26);
  const first = sequences[0] as number[];
  if (options.isindex && !first.includes(0x3d)) first.unshift(0x3d);
  let { useCharset } = options;
  const pairs: [number[], number[]][] = [];
  for (const bytes of sequences) {
    if (bytes.length === 0) continue;
    const at = bytes.indexOf(0x3d);
    const name = spaces(at === -1 ? bytes : bytes.slice(0, at));
    const value = spaces(at === -1 ? [] : bytes.slice(at + 1));
    if (useCharset !== undefined && utf8DecodeWithoutBOM(name) === "_charset_") {
      const result = useCharset(utf8DecodeWithoutBOM(value));
      if (result !== null) {
        useCharset = undefined;
        decode = result.decode;
      }
    }
    pairs.push([name, value]);
  }
  const text = (bytes: number[]) => decode(percentDecode(bytes));
  return pairs.map(([name, value]) => [text(name), text(value)]);
}

function split(bytes: readonly number[], separator: number): number[][] {
  const parts: number[][] = [[]];
  for (const byte of bytes) {
    if (byte === separator) parts.push([]);
    else (parts[parts.length - 1] as number[]).push(byte);
  }
  return parts;
}

function spaces(bytes: readonly number[]): number[] {
  return bytes.map((byte) => (byte === 0x2b ? 0x20 : byte));
}

/** Section 5.3, "application/x-www-form-urlencoded string parser". */
export function parseFormString(input: string): DraftPair[] {
  const pairs = parseForm(utf8Encode(input));
  if (pairs === FAILURE) throw new Error("only another encoding than UTF-8 fails");
  return pairs;
}
