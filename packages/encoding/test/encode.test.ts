import { orThrow } from "@url/result";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEncoder, encodeWithReferences } from "../src/index.ts";
import { createReferenceDecoder, createReferenceEncoder, MULTI_BYTE, SINGLE_BYTE } from "./reference.ts";
import { hex, SINCE_2018, show } from "./since-2018.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

// The index of a single-byte encoding is what its decoder returns for all bytes; the encoder is the inverse.
const indexes = new Map(
  SINGLE_BYTE.map((label) => [label, createReferenceDecoder(label)(Uint8Array.from({ length: 256 }, (_, b) => b))]),
);
const alphabet = [...new Set([...indexes.values()].join("")), "€", "あ", "\u{1f600}", "\u{f780}", "\u{f7ff}"];

test.each([...SINGLE_BYTE, "ISO-8859-8-I"])("%s: encodes each character of every single-byte encoding", (label) => {
  const index = indexes.get(label === "ISO-8859-8-I" ? "ISO-8859-8" : label)!;
  const encode = orThrow(createEncoder(label));
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
  // An error ends JIS X 0208, and leaves Roman on.
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
  expect(show(orThrow(createEncoder(label)), text)).toEqual(expected);
});

test.each([...MULTI_BYTE, "windows-1252", "x-user-defined"])(
  "%s: encodes any text as it encodes each character, and as the reference does",
  (label) => {
    const encode = orThrow(createEncoder(label));
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
        const pieces = Array.from(encode(list.join("")));
        // The errors are the code points that the encoding lacks, in order.
        const errors = list.flatMap((c) => Array.from(encode(c))).filter((piece) => typeof piece === "number");
        expect(pieces.filter((piece) => typeof piece === "number")).toEqual(errors);
        // If the reference has all characters, the whole result is the same, with the escapes between characters.
        const isSame = list.every((c) => reference(c) !== null && !SINCE_2018[label]?.(c.codePointAt(0)!));
        if (isSame) expect(show(encode, list.join(""))).toBe(hex(reference(list.join(""))!));
      }),
    );
  },
);

test("encodeWithReferences: writes decimal references in ASCII and keeps the state of the encoder", () => {
  const bytes = (label: string, text: string) => hex(encodeWithReferences(orThrow(createEncoder(label)), text));
  expect(bytes("windows-1252", "€‽\u{1f600}!")).toBe(`80${ascii("&#8253;&#128512;!")}`);
  expect(bytes("ISO-2022-JP", "あ‽あ")).toBe(`1b244224221b2842${ascii("&#8253;")}1b244224221b2842`);
  expect(bytes("ISO-2022-JP", "\u001b")).toBe(ascii("&#65533;"));
  expect(bytes("Shift_JIS", "")).toBe("");
});

function ascii(text: string): string {
  return Buffer.from(text, "ascii").toString("hex");
}
