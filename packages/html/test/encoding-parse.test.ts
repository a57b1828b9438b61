import { createEncoder, getOutputEncoding } from "@url/encoding";
import { orThrow } from "@url/result";
import { expect, test, vi } from "vitest";
import { encodingParseAndSerializeURL, encodingParseURL, outputEncoder, parseURLWithBlobEntry } from "../src/index.ts";
import { record } from "./record.ts";

const base = record("https://example.org/dir/");
const latin1 = (text: string) => [Uint8Array.from([...text].map((c) => c.charCodeAt(0)))];

test("encodingParseURL: encodes the query of a special scheme other than ws and wss", () => {
  const parse = (input: string) => orThrow(encodingParseAndSerializeURL(input, { base, encoding: latin1 }));
  expect(parse("ü?ü#ü")).toBe("https://example.org/dir/%C3%BC?%FC#%C3%BC");
  expect(parse("ftp://h/?ü")).toBe("ftp://h/?%FC");
  expect(parse("wss://h/?ü")).toBe("wss://h/?%C3%BC");
  expect(parse("mailto:a?ü")).toBe("mailto:a?%C3%BC");
});

test("encodingParseAndSerializeURL: returns the error if the input cannot be parsed", () => {
  expect(encodingParseAndSerializeURL("//[", { base })).toEqual({
    ok: false,
    error: { code: "IPv6-unclosed", start: 2, end: 3 },
  });
  expect(encodingParseURL("x", { base })).toMatchObject({ ok: true, value: { href: "https://example.org/dir/x" } });
});

// The Encoding Standard's labels of UTF-8, UTF-16BE, UTF-16LE and replacement, whose output encoding is UTF-8.
const SENT_IN_UTF8 = [
  ...["unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "utf-8", "utf8", "x-unicode20utf8"],
  ...["unicodefffe", "utf-16be"],
  ...["csunicode", "iso-10646-ucs-2", "ucs-2", "unicode", "unicodefeff", "utf-16", "utf-16le"],
  ...["csiso2022kr", "hz-gb-2312", "iso-2022-cn", "iso-2022-cn-ext", "iso-2022-kr", "replacement"],
];

test.each([...SENT_IN_UTF8, "UTF-8", "UTF-16LE", "\t\n\f\r Utf8 "])(
  "outputEncoder: returns undefined, which means UTF-8, for %j",
  (label) => {
    const create = vi.fn(() => ({ ok: true as const, value: latin1 }));
    expect(outputEncoder(label, create)).toEqual({ ok: true, value: undefined });
    expect(create).not.toHaveBeenCalled();
  },
);

test("outputEncoder: agrees with getOutputEncoding about every label that differs in one character", () => {
  const near = SENT_IN_UTF8.flatMap((label) => [
    `x${label}`,
    `${label}x`,
    ...[...label].flatMap((_, i) => [label.slice(0, i) + label.slice(i + 1), `${label.slice(0, i)}-${label.slice(i)}`]),
  ]);
  const create = () => ({ ok: true as const, value: latin1 });
  for (const label of [...near, "\u00a0utf-8", "\vutf-8", "utf-8 le", "latin1", "gb18030"]) {
    const encoding = getOutputEncoding(label);
    const isUTF8 = encoding.ok && encoding.value === "UTF-8";
    expect([label, orThrow(outputEncoder(label, create)) === undefined]).toEqual([label, isUTF8]);
  }
});

test("outputEncoder: returns what createEncoder returns for every other label", () => {
  expect(outputEncoder("windows-1252", () => ({ ok: true, value: latin1 }))).toEqual({ ok: true, value: latin1 });
  expect(outputEncoder("klingon", createEncoder)).toEqual({
    ok: false,
    error: { code: "unknown-label", start: 0, end: 7 },
  });
});

test("base: text is parsed first, and its error says that it is of the base", () => {
  expect(encodingParseAndSerializeURL("x", { base: "HTTPS://example.org/dir/" })).toEqual({
    ok: true,
    value: "https://example.org/dir/x",
  });
  const error = { code: "port-invalid", start: 10, end: 11, in: "base" };
  expect(encodingParseAndSerializeURL("x", { base: "https://a:b/" })).toEqual({ ok: false, error });
  expect(parseURLWithBlobEntry("x", { base: "https://a:b/" })).toEqual({ ok: false, error });
});
