import { expect, test } from "vitest";
import { percentDecodeText } from "../src/index.ts";

const platform = new TextDecoder("utf-8", { ignoreBOM: true });

test("decodes the Standard's example to text", () => {
  expect(percentDecodeText("‽%25%2E")).toBe("‽%.");
});

test("keeps a percent sign without two hex digits, beside encoded bytes or not", () => {
  for (const text of ["%", "a%", "%4", "%%", "%zz", "100% é"]) expect(percentDecodeText(text)).toBe(text);
  expect(percentDecodeText("%%41")).toBe("%A");
  expect(percentDecodeText("%E2%82%AC5%zz")).toBe("€5%zz");
});

test("does not combine encoded bytes with text between or after them", () => {
  expect(percentDecodeText("%C3é%A9")).toBe("\ufffdé\ufffd");
  expect(percentDecodeText("%F0%9Fa%92%A9")).toBe("\ufffda\ufffd\ufffd");
  expect(percentDecodeText("%ef%bb%bfa")).toBe("\ufeffa");
});

// @id percent/decodes-every-shape-ill-formed
test("decodes every shape of ill-formed UTF-8 as the platform's TextDecoder does", () => {
  const interesting = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1];
  interesting.push(0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff);
  const encode = (bytes: number[]) => bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  for (const a of interesting) {
    for (const b of interesting) {
      for (const c of interesting) {
        for (const bytes of [
          [a, b, c],
          [a, b, c, 0x80],
          [a, b, c, 0xbf],
        ]) {
          const expected = platform.decode(new Uint8Array(bytes));
          if (percentDecodeText(encode(bytes)) !== expected) expect(bytes).toBe("decoded alike");
        }
      }
    }
  }
});
