import fc from "fast-check";
import { expect, test } from "vitest";
import { createEncoder, type Encoder, encodeWithReferences } from "../src/index.ts";
import { createReferenceDecoder, createReferenceEncoder, GB_18030_2022, MULTI_BYTE, SINGLE_BYTE } from "./reference.ts";

// Everyone tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

const BMP = Array.from({ length: 0x10000 }, (_, codePoint) => codePoint).filter((c) => c < 0xd800 || c > 0xdfff);
const BEYOND = [0x10000, 0x1f600, 0x2000b, 0x2a6d6, 0x2f8a6, 0x2fa1d, 0x10fffd, 0x10ffff];

/** What the Standard of today has otherwise than that of 2018, which the reference follows. */
const SINCE_2018: Readonly<Record<string, (codePoint: number) => string | undefined>> = {
  GBK: ofGB2022,
  gb18030: ofGB2022,
  // Half-width katakana are encoded as full-width ones, which is NFKC but for the two sound marks.
  "ISO-2022-JP": (codePoint) => {
    if (codePoint < 0xff61 || codePoint > 0xff9f) return undefined;
    const full =
      codePoint < 0xff9e ? String.fromCodePoint(codePoint).normalize("NFKC") : codePoint === 0xff9e ? "゛" : "゜";
    return hex(createReferenceEncoder("ISO-2022-JP")(full)!);
  },
};

test.each(MULTI_BYTE)("%s: each code point of the BMP and some beyond, as the reference encodes it", (label) => {
  const encode = createEncoder(label)!;
  const reference = createReferenceEncoder(label);
  const wrong: unknown[] = [];
  for (const codePoint of [...BMP, ...BEYOND]) {
    const bytes = reference(String.fromCodePoint(codePoint));
    // An error with an ASCII code point is one with U+FFFD today: ISO-2022-JP's U+000E, U+000F and U+001B.
    const expected =
      SINCE_2018[label]?.(codePoint) ?? (bytes === null ? [codePoint < 0x80 ? 0xfffd : codePoint] : hex(bytes));
    const actual = show(encode, String.fromCodePoint(codePoint));
    if (String(actual) !== String(expected)) wrong.push([codePoint.toString(16), expected, actual]);
  }
  expect(wrong).toEqual([]);
});

// The index of a single-byte encoding is what its decoder makes of the bytes, and the encoder is its inverse.
const indexes = new Map(
  SINGLE_BYTE.map((label) => [label, createReferenceDecoder(label)(Uint8Array.from({ length: 256 }, (_, b) => b))]),
);
const alphabet = [...new Set([...indexes.values()].join("")), "€", "あ", "\u{1f600}", "\u{f780}", "\u{f7ff}"];

test.each([...SINGLE_BYTE, "ISO-8859-8-I"])("%s: each character of every single-byte encoding", (label) => {
  const index = indexes.get(label === "ISO-8859-8-I" ? "ISO-8859-8" : label)!;
  const encode = createEncoder(label)!;
  for (const character of alphabet) {
    const byte = character === "\ufffd" ? -1 : index.indexOf(character);
    const expected = byte === -1 ? [character.codePointAt(0)] : hex([byte]);
    expect([character, show(encode, character)]).toEqual([character, expected]);
  }
});

// The Standard's own examples, §"Percent-encoded bytes", and the steps of the ISO-2022-JP encoder.
test.each([
  ["Shift_JIS", "≡", "81df"],
  ["Shift_JIS", "‽", [8253]],
  ["Shift_JIS", "1≡‽2", ["3181df", 8253, "32"]],
  ["ISO-2022-JP", "¥", "1b284a5c1b2842"],
  ["ISO-2022-JP", "¥‾¥", "1b284a5c7e5c1b2842"],
  ["ISO-2022-JP", "¥A\\", "1b284a5c411b28425c"],
  ["ISO-2022-JP", "あA", "1b244224221b284241"],
  ["ISO-2022-JP", "あ¥", "1b244224221b284a5c1b2842"],
  // An error ends JIS X 0208 before it, and leaves Roman on.
  ["ISO-2022-JP", "あ\u{1f600}あ", ["1b244224221b2842", 0x1f600, "1b244224221b2842"]],
  ["ISO-2022-JP", "¥\u{1f600}¥", ["1b284a5c", 0x1f600, "5c1b2842"]],
  ["ISO-2022-JP", "¥\u{1f600}あ", ["1b284a5c", 0x1f600, "1b244224221b2842"]],
  ["ISO-2022-JP", "あ\u001bあ", ["1b244224221b2842", 0xfffd, "1b244224221b2842"]],
  ["ISO-2022-JP", "\u{1f600}", [0x1f600]],
  ["windows-1252", "a\0\u{1f600}\0€あ\0", ["6100", 0x1f600, "0080", 0x3042, "00"]],
  ["windows-1252", "あい", [0x3042, 0x3044]],
  ["windows-1252", "", ""],
  ["windows-1252", "\ud800€\udc00", [0xfffd, "80", 0xfffd]],
  ["gb18030", "\ud800€", "8431a437a2e3"],
  ["GBK", "€", "80"],
  ["UTF-8", "\ud800é\u{1f600}", "efbfbdc3a9f09f9880"],
  ["UTF-16LE", "é", "c3a9"],
] as const)("%s: %j", (label, text, expected) => {
  expect(show(createEncoder(label)!, text)).toEqual(expected);
});

test.each([...MULTI_BYTE, "windows-1252", "x-user-defined"])(
  "%s: any text, as its characters and as the reference encode it",
  (label) => {
    const encode = createEncoder(label)!;
    const reference = createReferenceEncoder(label);
    const characters = fc.oneof(
      fc.constantFrom(
        "a",
        "\0",
        "\\",
        "~",
        "¥",
        "‾",
        "é",
        "あ",
        "ア",
        "漢",
        "€",
        "한",
        "\u001b",
        "\u{1f600}",
        "\u{2000b}",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 20 }), (list) => {
        const pieces = [...encode(list.join(""))];
        // Errors are those code points which the encoder lacks alone, in order.
        const errors = list.flatMap((c) => [...encode(c)]).filter((piece) => typeof piece === "number");
        expect(pieces.filter((piece) => typeof piece === "number")).toEqual(errors);
        // What the reference has too comes out the same, whole: the escapes between characters included.
        const isSame = list.every((c) => reference(c) !== null && !SINCE_2018[label]?.(c.codePointAt(0)!));
        if (isSame) expect(show(encode, list.join(""))).toBe(hex(reference(list.join(""))!));
      }),
    );
  },
);

test("encodeWithReferences: decimal references in ASCII, within the encoder's state", () => {
  const bytes = (label: string, text: string) => hex(encodeWithReferences(createEncoder(label)!, text));
  expect(bytes("windows-1252", "€‽\u{1f600}!")).toBe(`80${ascii("&#8253;&#128512;!")}`);
  expect(bytes("ISO-2022-JP", "あ‽あ")).toBe(`1b244224221b2842${ascii("&#8253;")}1b244224221b2842`);
  expect(bytes("ISO-2022-JP", "\u001b")).toBe(ascii("&#65533;"));
  expect(bytes("Shift_JIS", "")).toBe("");
});

function ofGB2022(codePoint: number): string | undefined {
  for (const [bytes, moved] of GB_18030_2022) if (moved === codePoint) return bytes;
  return undefined;
}

/** Bytes in hexadecimal, if they are all there is; else the list of pieces. */
function show(encode: Encoder, text: string): string | (string | number)[] {
  const pieces = [...encode(text)].map((piece) => (typeof piece === "number" ? piece : hex(piece)));
  return pieces.length === 1 && typeof pieces[0] === "string" ? pieces[0] : pieces;
}

function hex(bytes: ArrayLike<number>): string {
  return Buffer.from(bytes).toString("hex");
}

function ascii(text: string): string {
  return Buffer.from(text, "ascii").toString("hex");
}
