/**
 * The encoder of an encoding, to pass to the URL parser or to a form serializer: takes a string and returns, in order,
 * runs of bytes and, as plain numbers, the code points that the encoding lacks. It keeps no state between calls, so
 * that the escapes of ISO-2022-JP are right within one string. A lone surrogate counts as U+FFFD.
 *
 * The type is that of `Encoder` in `@url/percent`, which writes the numbers as `%26%23…%3B`.
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export type Encoder = (input: string) => readonly (Uint8Array | number)[];

/**
 * Creates an {@link Encoder} from `encode`, which returns all of the bytes or throws.
 *
 * If it throws, each code point that the encoding lacks is replaced by U+0000, and the bytes are cut at each 0x00 that
 * stands for one. No other character of these encodings has that byte. U+0000 changes the state of ISO-2022-JP as an
 * error does: it ends JIS X 0208, and it leaves ASCII and Roman as they are.
 */
export function createEncoderOver(encode: (text: string) => Uint8Array): Encoder {
  const isEncodable = createProbe(encode);
  return (input) => {
    const string = `${input}`;
    try {
      return [encode(string)];
    } catch {
      const { text, nulls } = markErrors(string, isEncodable);
      return cutAtErrors(encode(text), nulls);
    }
  };
}

/** A text with U+0000 in place of what the encoding lacks. `nulls` has one item for each U+0000: the code point, or 0. */
interface Marked {
  readonly text: string;
  readonly nulls: readonly number[];
}

function markErrors(input: string, isEncodable: (codePoint: number) => boolean): Marked {
  const nulls: number[] = [];
  let text = "";
  for (const character of input) {
    const codePoint = character.codePointAt(0)!;
    const scalar = codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
    const isKept = isEncodable(scalar);
    text += isKept ? String.fromCodePoint(scalar) : "\0";
    if (scalar === 0) nulls.push(0);
    // Only ISO-2022-JP lacks some ASCII code points, and it reports them as U+FFFD: an escape that was written as
    // a reference would be an escape again when the reference is decoded.
    else if (!isKept) nulls.push(scalar < 0x80 ? 0xfffd : scalar);
  }
  return { text, nulls };
}

function cutAtErrors(bytes: Uint8Array, nulls: readonly number[]): (Uint8Array | number)[] {
  const pieces: (Uint8Array | number)[] = [];
  let start = 0;
  let at = -1;
  for (const codePoint of nulls) {
    at = bytes.indexOf(0, at + 1);
    if (codePoint === 0) continue;
    if (start < at) pieces.push(bytes.subarray(start, at));
    pieces.push(codePoint);
    start = at + 1;
  }
  if (start < bytes.length) pieces.push(bytes.subarray(start));
  return pieces;
}

/** Tries each code point once, because a throw takes 3 µs. The answers are cached in pages of 256 code points. */
function createProbe(encode: (text: string) => Uint8Array): (codePoint: number) => boolean {
  const pages = new Map<number, Uint8Array>();
  return (codePoint) => {
    let page = pages.get(codePoint >> 8);
    if (page === undefined) pages.set(codePoint >> 8, (page = new Uint8Array(256)));
    const known = page[codePoint & 0xff];
    return (known || (page[codePoint & 0xff] = probe(encode, codePoint))) === ENCODABLE;
  };
}

function probe(encode: (text: string) => Uint8Array, codePoint: number): number {
  try {
    encode(String.fromCodePoint(codePoint));
    return ENCODABLE;
  } catch {
    return UNENCODABLE;
  }
}

const ENCODABLE = 1;
const UNENCODABLE = 2;
