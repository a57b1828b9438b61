/**
 * An encoding's encoder, to inject: takes a string and gives, in order, runs of bytes and, as plain numbers,
 * the code points that the encoding lacks. Each call begins and ends the encoder's state, so ISO-2022-JP's
 * escapes come out right across a whole string. A lone surrogate counts as U+FFFD.
 *
 * It is the type `Encoder` of `@url/percent`, which makes `%26%23…%3B` of the numbers.
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export type Encoder = (input: string) => readonly (Uint8Array | number)[];

/**
 * An {@link Encoder} out of `encode`, which gives all of the bytes or throws.
 *
 * Where it throws, U+0000 takes the place of each code point that it lacks, and the bytes are cut at each
 * 0x00 that stands for one. No other character of these encodings has that byte in it, and to ISO-2022-JP's
 * state U+0000 does what an error does: it ends JIS X 0208 and leaves ASCII and Roman alone.
 */
export function createEncoderOver(encode: (text: string) => Uint8Array): Encoder {
  const isEncodable = createProbe(encode);
  return (input) => {
    try {
      return [encode(input)];
    } catch {
      const { text, nulls } = markErrors(input, isEncodable);
      return cutAtErrors(encode(text), nulls);
    }
  };
}

/** `nulls` has of each U+0000 in `text` what it stands for: a code point that is an error, or itself. */
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
    const stays = isEncodable(scalar);
    text += stays ? String.fromCodePoint(scalar) : "\0";
    if (scalar === 0) nulls.push(0);
    // The one encoding that lacks some of ASCII is ISO-2022-JP, and it reports them as U+FFFD: an escape
    // written as a reference would be one again when it is read.
    else if (!stays) nulls.push(scalar < 0x80 ? 0xfffd : scalar);
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

/** Asks `encode` once per code point, because a throw takes about 3 µs; remembers in pages of 256 of them. */
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
