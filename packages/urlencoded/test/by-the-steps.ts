/**
 * The form parser written as the Standard's steps, with no thought of speed: the slow twin.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseByTheSteps(input: Uint8Array): [string, string][] {
  const output: [string, string][] = [];
  for (const bytes of splitOn(0x26, [...input])) {
    if (bytes.length === 0) continue;
    const equals = bytes.indexOf(0x3d);
    const name = equals === -1 ? bytes : bytes.slice(0, equals);
    const value = equals === -1 ? [] : bytes.slice(equals + 1);
    output.push([decode(name), decode(value)]);
  }
  return output;
}

/** Every sequence of at most `longest` of the `letters`, the empty one first. */
export function* wordsOver<Letter>(letters: readonly Letter[], longest: number): Generator<Letter[]> {
  yield [];
  if (longest === 0) return;
  for (const word of wordsOver(letters, longest - 1)) for (const letter of letters) yield [letter, ...word];
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function splitOn(separator: number, bytes: readonly number[]): number[][] {
  const sequences: number[][] = [[]];
  for (const byte of bytes) {
    if (byte === separator) sequences.push([]);
    else sequences.at(-1)!.push(byte);
  }
  return sequences;
}

function decode(bytes: readonly number[]): string {
  const spaced = bytes.map((byte) => (byte === 0x2b ? 0x20 : byte));
  const decoded: number[] = [];
  for (let i = 0; i < spaced.length; i++) {
    const digits = String.fromCharCode(...spaced.slice(i + 1, i + 3));
    if (spaced[i] === 0x25 && /^[0-9a-f]{2}$/i.test(digits)) {
      decoded.push(Number.parseInt(digits, 16));
      i += 2;
    } else decoded.push(spaced[i]!);
  }
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(decoded));
}
