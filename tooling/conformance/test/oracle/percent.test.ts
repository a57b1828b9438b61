import { expect, test } from "vitest";
import { parseAndCollect, percentDecodeString, serializeURL, utf8PercentEncode } from "../../src/oracle/index.ts";
import {
  percentDecode,
  percentEncode,
  percentEncodeAfterEncoding,
  utf8DecodeWithoutBOM,
} from "../../src/oracle/percent.ts";
import * as sets from "../../src/oracle/percent-encode-sets.ts";

// https://url.spec.whatwg.org/#example-percent-encode-operations
test("encodes the Standard's examples of percent-encoding", () => {
  expect([percentEncode(0x23), percentEncode(0x7f)]).toEqual(["%23", "%7F"]);
  expect(String.fromCharCode(...percentDecode([..."%25%s%1G"].map((c) => c.charCodeAt(0))))).toBe("%%s%1G");
  expect(percentDecodeString("‽%25%2E")).toEqual([0xe2, 0x80, 0xbd, 0x25, 0x2e]);
  expect(utf8PercentEncode("≡", sets.USERINFO)).toBe("%E2%89%A1");
  expect(utf8PercentEncode("‽", sets.USERINFO)).toBe("%E2%80%BD");
  expect(utf8PercentEncode("Say what‽", sets.USERINFO)).toBe("Say%20what%E2%80%BD");
});

/** Enough of Shift_JIS for the examples: ASCII, and one character of two bytes. */
function shiftJIS(input: string): (Uint8Array | number)[] {
  return Array.from(input, (c) => {
    if (c === "≡") return Uint8Array.of(0x81, 0xdf);
    const value = c.codePointAt(0) as number;
    return value < 0x80 ? Uint8Array.of(value) : value;
  });
}

test("encodes the Standard's examples of percent-encoding after encoding, with Shift_JIS", () => {
  expect(percentEncodeAfterEncoding(shiftJIS, " ", sets.SPECIAL_QUERY)).toBe("%20");
  expect(percentEncodeAfterEncoding(shiftJIS, "≡", sets.SPECIAL_QUERY)).toBe("%81%DF");
  expect(percentEncodeAfterEncoding(shiftJIS, "‽", sets.SPECIAL_QUERY)).toBe("%26%238253%3B");
  expect(percentEncodeAfterEncoding(shiftJIS, "1+1 ≡ 2%20‽", sets.FORM_URLENCODED)).toBe(
    "1%2B1+%81%DF+2%2520%26%238253%3B",
  );
});

test("applies an encoding only to the query, and not for ws, wss or schemes that are not special", () => {
  const href = (input: string) => serializeURL(parseAndCollect(input, null, shiftJIS).url!);
  expect(href("https://h/≡?≡#≡")).toBe("https://h/%E2%89%A1?%81%DF#%E2%89%A1");
  expect(href("wss://h/?≡")).toBe("wss://h/?%E2%89%A1");
  expect(href("foo://h/?≡")).toBe("foo://h/?%E2%89%A1");
});

test("encodes with the component set what encodeURIComponent does", () => {
  const ascii = Array.from({ length: 128 }, (_, value) => String.fromCharCode(value));
  expect(ascii.map((c) => utf8PercentEncode(c, sets.COMPONENT))).toEqual(ascii.map(encodeURIComponent));
});

test("keeps only ASCII alphanumerics and *-._ with the form set", () => {
  const ascii = Array.from({ length: 128 }, (_, value) => String.fromCharCode(value));
  expect(ascii.filter((c) => !sets.FORM_URLENCODED(c))).toEqual(ascii.filter((c) => /[A-Za-z0-9*._-]/.test(c)));
});

test("keeps a byte order mark when it decodes", () => {
  expect(utf8DecodeWithoutBOM([0xef, 0xbb, 0xbf, 0x61])).toBe("\uFEFFa");
});
