import { expect, test } from "vitest";
import { createHash64 } from "../src/pipeline/half-sip-hash.ts";

/** The bytes 0, 1, 2… as text. */
function bytes(count: number): string {
  return String.fromCharCode(...Array(count).keys());
}

// The vectors of the authors for 64 bits, with the key 00 01 … 07: https://github.com/veorq/SipHash/blob/master/vectors.h
test.each([
  [0, "218d1f59b9b83cc8"],
  [1, "be552412f8387315"],
  [2, "064f39ef7c50eb57"],
  [3, "ce0f1a45f7060679"],
  [4, "d5e78a175be52ea1"],
  [5, "cb9d7c3f2f3db580"],
  [7, "ff202728b07bc684"],
  [8, "edfee820bce4858c"],
  [15, "217d0bcb4e81c902"],
  [16, "7336aad25f7bf3b5"],
  [31, "863c7f155c34117c"],
  [63, "2ea63c71bf326087"],
])("hashes %d bytes", (count, expected) => {
  const hash = createHash64(0x03020100, 0x07060504);
  hash.hash(bytes(count));
  const result = Buffer.alloc(8);
  result.writeInt32LE(hash.low, 0);
  result.writeInt32LE(hash.high, 4);
  expect(result.toString("hex")).toBe(expected);
});

test("tells text that is not bytes from the bytes of its units", () => {
  const hash = createHash64(1, 2);
  const seen = new Set<string>();
  const texts = ["\u0100", "\0\u0001", "\u0100\0", "\u0100\0\0", "\0\0", "\0", "", "\ud800", "\ufffd", "\uffff\uffff"];
  for (const text of texts) {
    hash.hash(text);
    seen.add(`${hash.low} ${hash.high}`);
  }
  expect(seen.size).toBe(texts.length);
});
