import { expect, test, vi } from "vitest";
import { encodingParseAndSerializeURL, encodingParseURL, outputEncoder } from "../src/index.ts";
import { record } from "./record.ts";

const base = record("https://example.org/dir/");
const latin1 = (text: string) => [Uint8Array.from([...text].map((c) => c.charCodeAt(0)))];

test("encodingParseURL: the encoding reaches the query of a special scheme, ws and wss not", () => {
  const parse = (input: string) => encodingParseAndSerializeURL(input, { base, encoding: latin1 });
  expect(parse("ü?ü#ü")).toBe("https://example.org/dir/%C3%BC?%FC#%C3%BC");
  expect(parse("ftp://h/?ü")).toBe("ftp://h/?%FC");
  expect(parse("wss://h/?ü")).toBe("wss://h/?%C3%BC");
  expect(parse("mailto:a?ü")).toBe("mailto:a?%C3%BC");
});

test("encodingParseAndSerializeURL: the error of what cannot be parsed", () => {
  expect(encodingParseAndSerializeURL("//[", { base })).toEqual({ code: "IPv6-unclosed", start: 2, end: 3 });
  expect(encodingParseURL("x", { base })).toMatchObject({ ok: true, url: { href: "https://example.org/dir/x" } });
});

test.each(["UTF-8", "utf-8", "UTF-16LE", "UTF-16BE", "replacement"])("outputEncoder: %s has UTF-8", (name) => {
  const createEncoder = vi.fn(() => latin1);
  expect(outputEncoder(name, createEncoder)).toBeUndefined();
  expect(createEncoder).not.toHaveBeenCalled();
});

test("outputEncoder: every other name asks", () => {
  expect(outputEncoder("windows-1252", () => latin1)).toBe(latin1);
  expect(outputEncoder("klingon", () => null)).toBeUndefined();
});
