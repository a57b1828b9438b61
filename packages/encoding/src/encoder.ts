/**
 * An encoding's encoder, to inject: takes a string and gives, in order, runs of bytes and, as plain numbers,
 * the code points that the encoding lacks. Each call begins and ends the encoder's state, so ISO-2022-JP's
 * escapes come out right across a whole string. A lone surrogate counts as U+FFFD. What is given can be gone through
 * once.
 *
 * It is the type `Encoder` of `@url/percent`, which makes `%26%23…%3B` of the numbers.
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

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
      return cutAtErrors(encode(markErrors(input, isEncodable)), input, isEncodable);
    }
  };
}

type Probe = (codePoint: number) => boolean;

function markErrors(input: string, isEncodable: Probe): string {
  let done = "";
  let text = "";
  for (const character of input) {
    const codePoint = scalarValueOf(character);
    text += isEncodable(codePoint) ? String.fromCodePoint(codePoint) : "\0";
    if (text.length > LONG) {
      IN_ONE_PIECE.test(text);
      done += text;
      text = "";
    }
  }
  return done + text;
}

/** The pieces one by one: of a text that the encoding lacks there is one for each code point. */
function* cutAtErrors(bytes: Uint8Array, input: string, isEncodable: Probe): Generator<Uint8Array | number> {
  let start = 0;
  let at = -1;
  for (const character of input) {
    const codePoint = scalarValueOf(character);
    if (codePoint !== 0 && isEncodable(codePoint)) continue;
    at = bytes.indexOf(0, at + 1);
    if (codePoint === 0) continue;
    if (start < at) yield bytes.subarray(start, at);
    // The one encoding that lacks some of ASCII is ISO-2022-JP, and it reports them as U+FFFD: an escape
    // written as a reference would be one again when it is read.
    yield codePoint < 0x80 ? 0xfffd : codePoint;
    start = at + 1;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

function scalarValueOf(character: string): number {
  const codePoint = character.codePointAt(0)!;
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
}

/** Asks `encode` once per code point, because a throw takes about 3 µs; remembers in pages of 256 of them. */
function createProbe(encode: (text: string) => Uint8Array): Probe {
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

/** V8 keeps what is added as a tree, 32 bytes a node, until a regular expression reads it. */
const IN_ONE_PIECE = /^/;
const LONG = 16384;
const ENCODABLE = 1;
const UNENCODABLE = 2;
