import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { expect, test } from "vitest";
import { decodeForDisplay } from "../src/url/decode.ts";

const encoded = (codePoint: number): string => utf8PercentEncode(String.fromCodePoint(codePoint), COMPONENT);

// What Chromium does not unescape in a URL that it shows: base/strings/escape.cc (commit 0e49239).
const CHROMIUM: readonly (readonly [first: number, last: number])[] = [
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x61c, 0x61c],
  [0x2066, 0x2069],
  [0x1f50f, 0x1f510],
  [0x1f512, 0x1f513],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0x2800, 0x2800],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180e],
  [0x200b, 0x200d],
  [0x2060, 0x2065],
  [0x206a, 0x206f],
  [0x3164, 0x3164],
  [0xfff0, 0xfff8],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x13438],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

test("what Chromium leaves encoded stays encoded", () => {
  const decoded: string[] = [];
  for (const [first, last] of CHROMIUM) {
    for (let c = first; c <= last; c++) if (decodeForDisplay(encoded(c)) !== encoded(c)) decoded.push(c.toString(16));
  }
  expect(decoded).toEqual([]);
});

test("of ASCII, letters, digits and four signs are decoded", () => {
  for (let c = 0; c < 0x80; c++) {
    const byte = `%${c.toString(16).padStart(2, "0")}`;
    const ch = String.fromCharCode(c);
    expect(decodeForDisplay(byte)).toBe(/[A-Za-z0-9._~-]/.test(ch) ? ch : byte);
  }
});

test("bytes that are not UTF-8 stay encoded, and what is beside them does not", () => {
  for (const bytes of ["%FF", "%C3", "%C0%AF", "%ED%A0%80", "%F4%90%80%80", "%E0%80%AF", "%F8%88%80%80%80"]) {
    expect(decodeForDisplay(bytes)).toBe(bytes);
    expect(decodeForDisplay(`%C3%A9${bytes}%C3%A9`)).toBe(`é${bytes}é`);
  }
  expect(decodeForDisplay("100%, %zz, %4")).toBe("100%, %zz, %4");
  // Decoded, the second byte would complete the first.
  expect(decodeForDisplay("%a%41%41")).toBe("%a%41A");
  expect(decodeForDisplay("%%41%41")).toBe("%%41A");
});

test("signs that look like delimiters stay encoded", () => {
  for (const sign of "⁄∕⧸╱․…‥：？＃．∶")
    expect(decodeForDisplay(encodeURIComponent(sign))).toBe(encodeURIComponent(sign));
  // A letter of Japanese that looks like a slash.
  expect(decodeForDisplay("%E3%83%8E")).toBe("ノ");
});

test("a combining mark is decoded behind a letter only", () => {
  expect(decodeForDisplay("/e%CC%81")).toBe("/é".normalize("NFD"));
  expect(decodeForDisplay("%C3%A9%CC%81")).toBe("é\u0301");
  expect(decodeForDisplay("/%CC%B8")).toBe("/%CC%B8");
  expect(decodeForDisplay("%20%CC%81")).toBe("%20%CC%81");
  expect(decodeForDisplay("%2F%CC%81")).toBe("%2F%CC%81");
});
