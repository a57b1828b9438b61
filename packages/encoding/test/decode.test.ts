import { orThrow } from "@url/result";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDecoder, createEncoder } from "../src/index.ts";
import { createReferenceDecoder, GB_18030_2022, MULTI_BYTE, SINGLE_BYTE } from "./reference.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

/** Lead bytes. GB 18030-2022 moved no character of these. */
const LEADS = [0x80, 0x81, 0x8e, 0x8f, 0xa1, 0xb0, 0xc4, 0xdf, 0xe3, 0xff];

/** `npm test` tries a part of the trail bytes, others for each lead byte: see docs/testing.md. */
const STEP = Number(process.env.PROPERTY_RUNS ?? 1) < 1 ? 7 : 1;

const WITH_ERRORS_AS_IN_2018 = ["GBK", "gb18030", "Big5", "Shift_JIS"];

const decode = (label: string, hex: string) => orThrow(createDecoder(label))(Buffer.from(hex, "hex"));

test.each([...SINGLE_BYTE, "UTF-8", "UTF-16LE", "UTF-16BE"])("%s: decodes any bytes as the reference does", (label) => {
  const ours = orThrow(createDecoder(label));
  const reference = createReferenceDecoder(label);
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(ours(all)).toBe(reference(all));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
      expect(ours(bytes)).toBe(reference(bytes));
    }),
  );
});

test.each(MULTI_BYTE)("%s: decodes every pair of bytes as the reference does", (label) => {
  const ours = orThrow(createDecoder(label));
  const reference = createReferenceDecoder(label);
  // In ISO-2022-JP, pairs have a meaning in JIS X 0208 only, so an escape comes first.
  const prefix = label === "ISO-2022-JP" ? [0x1b, 0x24, 0x42] : [];
  const isGB = label === "GBK" || label === "gb18030";
  const wrong: unknown[] = [];
  for (let lead = 0; lead < 256; lead++) {
    for (let trail = STEP === 1 ? 0 : lead % STEP; trail < 256; trail += STEP) {
      const bytes = Uint8Array.of(...prefix, lead, trail);
      const moved = isGB ? GB_18030_2022.get(Buffer.from(bytes).toString("hex")) : undefined;
      const known = reference(bytes);
      const expected =
        moved !== undefined
          ? String.fromCodePoint(moved)
          : ((known.includes("\ufffd") ? illFormedToday(label, lead, trail) : undefined) ?? known);
      if (ours(bytes) !== expected) wrong.push([lead, trail, expected, ours(bytes)]);
    }
  }
  expect(wrong).toEqual([]);
});

test("EUC-JP: decodes three bytes as the reference does", () => {
  const ours = orThrow(createDecoder("EUC-JP"));
  const reference = createReferenceDecoder("EUC-JP");
  const wrong: unknown[] = [];
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      const bytes = Uint8Array.of(0x8f, lead, trail);
      if (ours(bytes) !== reference(bytes)) wrong.push([lead, trail, ours(bytes), reference(bytes)]);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(WITH_ERRORS_AS_IN_2018)("%s: decodes any lead and trail bytes as the reference does", (label) => {
  const ours = orThrow(createDecoder(label));
  const reference = createReferenceDecoder(label);
  // No digits: the Standard has since made four bytes that stand for nothing one error, and the reference continues
  // at the second byte.
  const byte = fc.constantFrom(...[0x00, 0x1b, 0x24, 0x28, 0x40, 0x41, 0x42, 0x49, 0x4a, 0x5c, 0x7e], ...LEADS);
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 12 }), (list) => {
      const bytes = Uint8Array.from(list);
      expect(ours(bytes)).toBe(reference(bytes));
    }),
    { numRuns: 1000 },
  );
});

test.each(["GBK", "gb18030"])("%s: reports four bytes that stand for nothing as one error", (label) => {
  // Pointer 176540, between the ranges.
  expect(decode(label, "8f308f3041")).toBe("\ufffdA");
  // The fourth byte is not a digit, so only the first byte is an error.
  expect(decode(label, "8f308f4130")).toBe("\ufffd0廇0");
});

test("keeps a byte order mark, and no state between calls", () => {
  expect(decode("utf-8", "efbbbf41")).toBe("\ufeffA");
  expect(decode("utf-16le", "fffe4100")).toBe("\ufeffA");
  expect(decode("utf-16be", "feff0041")).toBe("\ufeffA");
  const iso = orThrow(createDecoder("iso-2022-jp"));
  expect(iso(Buffer.from("1b24422422", "hex"))).toBe("あ");
  expect(iso(Buffer.from("2422", "hex"))).toBe('$"');
});

test("ISO-2022-JP: decodes well-formed text in every state as the reference does", () => {
  const ours = orThrow(createDecoder("ISO-2022-JP"));
  const reference = createReferenceDecoder("ISO-2022-JP");
  const bytes = (min: number, max: number) => fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 4 });
  const segment = fc.oneof(
    bytes(0x20, 0x7e).map((text) => [0x1b, 0x28, 0x42, ...text]),
    bytes(0x20, 0x7e).map((text) => [0x1b, 0x28, 0x4a, ...text]),
    bytes(0x21, 0x5f).map((text) => [0x1b, 0x28, 0x49, ...text]),
    bytes(0x21, 0x73).map((text) => [0x1b, 0x24, 0x42, ...text.flatMap((trail) => [0x24, trail])]),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const input = Uint8Array.from(segments.flat());
      const output = ours(input);
      expect(output).toBe(reference(input));
      expect(output).not.toContain("\ufffd");
    }),
  );
});

// The steps of the ISO-2022-JP decoder.
test.each([
  ["1b284a5c7e", "¥‾"],
  ["1b28495f", "\uff9f"],
  ["0e0f80", "\ufffd\ufffd\ufffd"],
  ["1b28421b2842", "\ufffd"],
  ["1b244224", "\ufffd"],
  ["1b2849" + "1b00", "\ufffd\ufffd"],
  ["411b", "A\ufffd"],
  ["411b28", "A\ufffd("],
  ["411b2841", "A\ufffd(A"],
])("ISO-2022-JP: %s", (hex, text) => {
  expect(decode("iso-2022-jp", hex)).toBe(text);
});

// The steps of the replacement and the shared UTF-16 decoder.
test("replacement: decodes any bytes to one U+FFFD", () => {
  expect(decode("iso-2022-kr", "616263")).toBe("\ufffd");
  expect(decode("hz-gb-2312", "")).toBe("");
});

test("UTF-16: reports an odd byte at the end and a lead surrogate before it as one error", () => {
  expect(decode("utf-16le", "00d841")).toBe("\ufffd");
  expect(decode("utf-16be", "d80041")).toBe("\ufffd");
  expect(decode("utf-16le", "d80041")).toBe("\u00d8\ufffd");
  expect(decode("utf-16le", "41")).toBe("\ufffd");
});

test.each(["gb18030", "UTF-8"])("%s: encodes every scalar value and decodes it back", (label) => {
  const encode = orThrow(createEncoder(label));
  const back = orThrow(createDecoder(label));
  // In the Standard, gb18030 lacks U+E5E5, and the characters that GB 18030-2022 moved are decoded as their new code points.
  const lossy = /[\ue5e5\ue78d-\ue796\ue81e\ue826\ue82b\ue82c\ue832\ue843\ue854\ue864]/u;
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      fc.pre(!lossy.test(text));
      const pieces = [...encode(text)];
      expect(pieces.map((piece) => back(piece as Uint8Array)).join("")).toBe(text);
    }),
  );
});

/**
 * Returns what today's Standard decodes two ill-formed bytes to, where it differs from the Standard of 2018. In an EUC
 * encoding, the second byte is read again if it is ASCII, and only then. ISO-2022-JP stays in JIS X 0208 after an escape
 * that is not one.
 */
function illFormedToday(label: string, lead: number, trail: number): string | undefined {
  if (label === "ISO-2022-JP" && lead === 0x1b) return "\ufffd\ufffd";
  const isEUC =
    label === "EUC-KR"
      ? lead >= 0x81 && lead <= 0xfe
      : label === "EUC-JP" && ((lead >= 0xa1 && lead <= 0xfe) || lead === 0x8e || lead === 0x8f);
  if (!isEUC) return undefined;
  return trail < 0x80 ? `\ufffd${String.fromCharCode(trail)}` : "\ufffd";
}
