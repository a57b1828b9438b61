import { toScalarValues, twoHexDigitsAt } from "../drafts/code-points.ts";

/**
 * "Percent-encoded bytes", "percent decode a string": a code point is the byte with its value. The document does not say
 * which byte that is above U+00FF; here it is that of the lowest eight bits.
 */
export function percentDecode(string: string): Uint8Array {
  const input = toScalarValues(string);
  const bytes: number[] = [];
  for (let pointer = 0; pointer < input.length; pointer++) {
    const c = input[pointer] as string;
    if (c === "%" && twoHexDigitsAt(input, pointer + 1)) {
      bytes.push(Number.parseInt(`${input[pointer + 1]}${input[pointer + 2]}`, 16));
      pointer += 2;
    } else {
      bytes.push((c.codePointAt(0) as number) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}
