import { expectText } from "@url/result/internal";
/**
 * The encoder of an encoding, to pass to the URL parser or to a form serializer: takes a string and returns, in order,
 * runs of bytes and, as plain numbers, the code points that the encoding lacks. It keeps no state between calls, so
 * that the escapes of ISO-2022-JP are right within one string. A lone surrogate counts as U+FFFD. The result can be
 * iterated once.
 *
 * The type is that of `Encoder` in `@url/percent`, which writes the numbers as `%26%23…%3B`.
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

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
    expectText(input, "encode", "input");
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

/** Tries each code point once, because a throw takes 3 µs. The answers are cached in pages of 256 code points. */
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
