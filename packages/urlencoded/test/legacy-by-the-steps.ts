/** What the draft's parser takes; `decode` is absent for utf-8. */
export interface Arguments {
  readonly decode?: (bytes: Uint8Array) => string;
  readonly getEncoding?: (label: string) => ((bytes: Uint8Array) => string) | null;
}

/**
 * The form parser of the W3C Working Draft of 9 December 2014, §5.1, step by step over bytes, without its
 * isindex flag; "failure" where it returns failure.
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseByTheDraft(input: Uint8Array, { decode, getEncoding }: Arguments): [string, string][] | "failure" {
  const utf8 = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // 1.
  let encodingOverride = decode ?? utf8;
  // 2.
  if (decode !== undefined && input.some((byte) => byte > 0x7f)) return "failure";
  // 3.
  const sequences: number[][] = [[]];
  for (const byte of input) {
    if (byte === 0x26) sequences.push([]);
    else sequences.at(-1)!.push(byte);
  }
  // 5. Step 4 is the isindex flag, which `@url/history/2014` has.
  const pairs: [number[], number[]][] = [];
  let useCharsetFlag = getEncoding !== undefined;
  // 6.
  for (const bytes of sequences) {
    if (bytes.length === 0) continue;
    const equals = bytes.indexOf(0x3d);
    const spaced = (part: number[]) => part.map((byte) => (byte === 0x2b ? 0x20 : byte));
    const name = spaced(equals === -1 ? bytes : bytes.slice(0, equals));
    const value = spaced(equals === -1 ? [] : bytes.slice(equals + 1));
    if (useCharsetFlag && utf8(Uint8Array.from(name)) === "_charset_") {
      const result = getEncoding!(utf8(Uint8Array.from(value)));
      if (result !== null) {
        useCharsetFlag = false;
        encodingOverride = result;
      }
    }
    pairs.push([name, value]);
  }
  // 7. to 9.
  return pairs.map(([name, value]) => [encodingOverride(percentDecode(name)), encodingOverride(percentDecode(value))]);
}

function percentDecode(bytes: readonly number[]): Uint8Array {
  const output: number[] = [];
  for (let i = 0; i < bytes.length; i++) {
    const digits = String.fromCharCode(...bytes.slice(i + 1, i + 3));
    if (bytes[i] === 0x25 && /^[0-9a-f]{2}$/i.test(digits)) {
      output.push(Number.parseInt(digits, 16));
      i += 2;
    } else output.push(bytes[i]!);
  }
  return Uint8Array.from(output);
}
