import { createEncoder } from "@url/encoding";
import { orThrow } from "@url/result";
import { expect, test, vi } from "vitest";
import { encodingParseAndSerializeURL, encodingParseURL, outputEncoder, parseURL } from "../src/index.ts";
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

test.each(["UTF-8", "utf-8", "UTF-16LE", "UTF-16BE", "replacement"])(
  "outputEncoder: returns undefined, which means UTF-8, for %s",
  (name) => {
    const create = vi.fn(() => ({ ok: true as const, value: latin1 }));
    expect(outputEncoder(name, create)).toEqual({ ok: true, value: undefined });
    expect(create).not.toHaveBeenCalled();
  },
);

test("outputEncoder: returns what createEncoder returns for every other name", () => {
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
  expect(parseURL("x", { base: "https://a:b/" })).toEqual({ ok: false, error });
});
