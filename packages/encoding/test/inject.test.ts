import { type ParseOptions, parseURL, setQuery } from "@url/parser";
import { FORM_URLENCODED, percentEncodeAfterEncoding, SPECIAL_QUERY } from "@url/percent";
import { expect, test } from "vitest";
import { createEncoder } from "../src/index.ts";

// The table at the end of the Standard's "Percent-encoded bytes".
test.each([
  ["Shift_JIS", " ", SPECIAL_QUERY, "%20"],
  ["Shift_JIS", "≡", SPECIAL_QUERY, "%81%DF"],
  ["Shift_JIS", "‽", SPECIAL_QUERY, "%26%238253%3B"],
  ["ISO-2022-JP", "¥", SPECIAL_QUERY, "%1B(J\\%1B(B"],
  ["Shift_JIS", "1+1 ≡ 2%20‽", FORM_URLENCODED, "1%2B1+%81%DF+2%2520%26%238253%3B"],
])("percent-encode after encoding with %s: %j", (label, input, set, output) => {
  expect(percentEncodeAfterEncoding(createEncoder(label)!, input, set)).toBe(output);
});

function parse(input: string, label: string, options?: ParseOptions): string {
  const result = parseURL(input, { ...options, encoding: createEncoder(label)! });
  return result.ok ? result.url.href : result.error.code;
}

// The query state: the encoding is for special schemes, but for ws and wss, and for the query alone.
test.each([
  ["http://h/é?é#é", "http://h/%C3%A9?%E9#%C3%A9"],
  ["https://é:é@h/?é", "https://%C3%A9:%C3%A9@h/?%E9"],
  ["ftp://h/?é", "ftp://h/?%E9"],
  ["file:///?é", "file:///?%E9"],
  ["ws://h/?é", "ws://h/?%C3%A9"],
  ["wss://h/?é", "wss://h/?%C3%A9"],
  ["foo://h/?é", "foo://h/?%C3%A9"],
  ["data:,?é", "data:,?%C3%A9"],
  ["http://h/?'é‽%", "http://h/?%27%E9%26%238253%3B%"],
])("windows-1252: %s", (input, href) => {
  expect(parse(input, "windows-1252")).toBe(href);
});

test("a relative reference takes the encoding, its base's query stays", () => {
  const base = parseURL("http://h/a?%C3%A9");
  if (!base.ok) throw new Error(base.error.code);
  expect(parse("?é", "windows-1252", { base: base.url })).toBe("http://h/a?%E9");
  expect(parse("#é", "windows-1252", { base: base.url })).toBe("http://h/a?%C3%A9#%C3%A9");
});

test("UTF-16 and replacement go out as UTF-8", () => {
  for (const label of ["utf-16le", "utf-16be", "replacement", "utf-8"]) {
    expect(parse("http://h/?é", label)).toBe("http://h/?%C3%A9");
  }
});

test("ISO-2022-JP: the state goes on over what is not encodable, and ends with the query", () => {
  expect(parse("http://h/?¥‽¥#¥", "iso-2022-jp")).toBe("http://h/?%1B(J\\%26%238253%3B\\%1B(B#%C2%A5");
  expect(parse("http://h/?あ‽あ", "iso-2022-jp")).toBe("http://h/?%1B$B$%22%1B(B%26%238253%3B%1B$B$%22%1B(B");
  // The input's tabs and newlines are gone before it is encoded: there is one string.
  expect(parse("http://h/?あ\tあ", "iso-2022-jp")).toBe("http://h/?%1B$B$%22$%22%1B(B");
});

test("the query's setter takes the encoding too", () => {
  const url = parseURL("http://h/");
  if (!url.ok) throw new Error(url.error.code);
  expect(setQuery(url.url, "é", { encoding: createEncoder("latin1")! }).href).toBe("http://h/?%E9");
});
