import { type ParseOptions, parseURL, setQuery } from "@url/parser";
import { FORM_URLENCODED, percentEncodeAfterEncoding, SPECIAL_QUERY } from "@url/percent";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { createEncoder } from "../src/index.ts";

// The table at the end of the section "Percent-encoded bytes" of the Standard.
test.each([
  ["Shift_JIS", " ", SPECIAL_QUERY, "%20"],
  ["Shift_JIS", "≡", SPECIAL_QUERY, "%81%DF"],
  ["Shift_JIS", "‽", SPECIAL_QUERY, "%26%238253%3B"],
  ["ISO-2022-JP", "¥", SPECIAL_QUERY, "%1B(J\\%1B(B"],
  ["Shift_JIS", "1+1 ≡ 2%20‽", FORM_URLENCODED, "1%2B1+%81%DF+2%2520%26%238253%3B"],
])("percent-encode after encoding with %s: %j", (label, input, set, output) => {
  expect(percentEncodeAfterEncoding(orThrow(createEncoder(label)), input, set)).toBe(output);
});

function parse(input: string, label: string, options?: ParseOptions): string {
  const result = parseURL(input, { ...options, encoding: orThrow(createEncoder(label)) });
  return result.ok ? result.value.href : result.error.code;
}

// The query state uses the encoding for special schemes other than ws and wss, and for the query alone.
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
])("parseURL with windows-1252: %s", (input, href) => {
  expect(parse(input, "windows-1252")).toBe(href);
});

test("encodes the query of a relative reference, and keeps the query of its base", () => {
  const base = orThrow(parseURL("http://h/a?%C3%A9"));
  expect(parse("?é", "windows-1252", { base })).toBe("http://h/a?%E9");
  expect(parse("#é", "windows-1252", { base })).toBe("http://h/a?%C3%A9#%C3%A9");
});

// @id encoding/encodes-utf-16-replacement-utf
test("encodes UTF-16 and replacement as UTF-8", () => {
  for (const label of ["utf-16le", "utf-16be", "replacement", "utf-8"]) {
    expect(parse("http://h/?é", label)).toBe("http://h/?%C3%A9");
  }
});

test("ISO-2022-JP: keeps its state across what is not encodable, and ends it with the query", () => {
  expect(parse("http://h/?¥‽¥#¥", "iso-2022-jp")).toBe("http://h/?%1B(J\\%26%238253%3B\\%1B(B#%C2%A5");
  expect(parse("http://h/?あ‽あ", "iso-2022-jp")).toBe("http://h/?%1B$B$%22%1B(B%26%238253%3B%1B$B$%22%1B(B");
  // Tabs and newlines are removed before the query is encoded, as one string.
  expect(parse("http://h/?あ\tあ", "iso-2022-jp")).toBe("http://h/?%1B$B$%22$%22%1B(B");
});

test("setQuery: takes the encoding", () => {
  const url = orThrow(parseURL("http://h/"));
  expect(orThrow(setQuery(url, "é", { encoding: orThrow(createEncoder("latin1")) })).href).toBe("http://h/?%E9");
});
