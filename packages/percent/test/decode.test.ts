import { expect, test } from "vitest";
import { percentDecode, toScalarValueString, utf8DecodeWithoutBOM, utf8Encode } from "../src/index.ts";

const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

// @id percent/percentdecode-decodes-standard-s-example-bytes
test("percentDecode: decodes the Standard's example of bytes", () => {
  expect(percentDecode(ascii("%25%s%1G"))).toEqual(ascii("%%s%1G"));
});

// @id percent/percentdecode-decodes-standard-s-example
test("percentDecode: decodes the Standard's example of a string", () => {
  expect(percentDecode("‽%25%2E")).toEqual(new Uint8Array([0xe2, 0x80, 0xbd, 0x25, 0x2e]));
});

// @id percent/keeps-percent-sign-too-near
test("keeps a percent sign too near the end", () => {
  for (const text of ["%", "a%", "%4", "%%", "%%4"]) expect(percentDecode(text)).toEqual(ascii(text));
  expect(percentDecode("%%41")).toEqual(ascii("%A"));
  expect(percentDecode("%4%41")).toEqual(ascii("%4A"));
});

test("accepts hex digits of either case", () => {
  expect(percentDecode("%aF%Af%00%fF")).toEqual(new Uint8Array([0xaf, 0xaf, 0x00, 0xff]));
});

test("never returns the caller's own array", () => {
  const bytes = ascii("clean");
  expect(percentDecode(bytes).buffer).not.toBe(bytes.buffer);
  // A Buffer's `slice` is a view of the same memory.
  const buffer = Buffer.from("clean");
  expect(percentDecode(buffer).buffer).not.toBe(buffer.buffer);
});

test("utf8DecodeWithoutBOM: decodes every shape of broken sequence as the platform's TextDecoder does", () => {
  const platform = new TextDecoder("utf-8", { ignoreBOM: true });
  const interesting = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1];
  interesting.push(0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff);
  const bytes = new Uint8Array(4);
  for (const a of interesting) {
    for (const b of interesting) {
      for (const c of interesting) {
        bytes.set([a, b, c, 0xbf]);
        if (utf8DecodeWithoutBOM(bytes) !== platform.decode(bytes)) expect([...bytes]).toBe("decoded alike");
        const three = bytes.subarray(0, 3);
        if (utf8DecodeWithoutBOM(three) !== platform.decode(three)) expect([...three]).toBe("decoded alike");
      }
    }
  }
  expect(utf8DecodeWithoutBOM(new Uint8Array([0xf0, 0x9f, 0x92, 0xa9]))).toBe("💩");
});

test("utf8DecodeWithoutBOM: keeps a byte order mark", () => {
  expect(utf8DecodeWithoutBOM(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe("\ufeffa");
});

test("utf8Encode: returns the bytes of the platform's TextEncoder", () => {
  for (const text of [
    "",
    "abc",
    "é",
    "‽",
    "💩",
    "\ud800",
    "\udc00a",
    "a\ud83d",
    "\ud83d\ud83d\udca9",
    "\uffff\u07ff\u0800",
  ]) {
    expect(utf8Encode(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
  }
});

test("toScalarValueString: replaces each lone surrogate with U+FFFD, and keeps the length", () => {
  expect(toScalarValueString("a\ud800")).toBe("a\ufffd");
  expect(toScalarValueString("\udc00\ud800")).toBe("\ufffd\ufffd");
  expect(toScalarValueString("\ud83d\ud83d\udca9\udca9")).toBe("\ufffd💩\ufffd");
  expect(toScalarValueString("plain 💩")).toBe("plain 💩");
});
