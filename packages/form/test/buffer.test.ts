import { expect, test } from "vitest";
import { append, type Buffer, bytesOf, clear, createBuffer } from "../src/body/buffer.ts";

function bufferOf(chunks: readonly Uint8Array[]): Buffer {
  const buffer = createBuffer();
  for (const chunk of chunks) append(buffer, chunk);
  return buffer;
}

/** Bytes in order, so that no two places of a body are mistaken for each other. */
function chunksOf(lengths: readonly number[]): Uint8Array[] {
  let next = 0;
  return lengths.map((length) => Uint8Array.from({ length }, () => next++ % 251));
}

/** How many bytes the arrays have that a buffer keeps. */
function keptBy({ full, space }: Buffer): number {
  const arrays = new Set([...full, space].map((block) => block.buffer));
  return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

test.each([
  ["no bytes", []],
  ["empty chunks", [0, 0, 0]],
  ["one chunk", [70_000]],
  ["single bytes", Array.from({ length: 10_000 }, () => 1)],
  ["packets", Array.from({ length: 40 }, () => 1460)],
  ["large chunks and a small rest", [65_536, 65_536, 3]],
  ["small chunks between large ones", [1, 9000, 2, 9000, 0, 5000, 3, 4096]],
])("has all bytes in order: %s", (_, lengths) => {
  const chunks = chunksOf(lengths);
  const expected = chunks.flatMap((chunk) => [...chunk]);
  const buffer = bufferOf(chunks);
  expect(buffer.length).toBe(expected.length);
  expect([...bytesOf(buffer)]).toEqual(expected);
  // Asked again, and after more bytes.
  append(buffer, Uint8Array.of(7));
  expect([...bytesOf(buffer)]).toEqual([...expected, 7]);
});

test("keeps a single chunk as it is", () => {
  const [chunk] = chunksOf([5000]);
  expect(bytesOf(bufferOf([chunk!]))).toBe(chunk);
});

test("never writes into a chunk that it keeps", () => {
  const array = new Uint8Array(20_000).fill(1);
  bytesOf(bufferOf([array.subarray(0, 12_000), Uint8Array.of(2), array.subarray(0, 15_000), Uint8Array.of(2)]));
  expect(array.every((byte) => byte === 1)).toBe(true);
});

test("keeps little more than the bytes, whatever the chunks", () => {
  for (const length of [1, 100, 1460, 5000, 20_000]) {
    // Each chunk is a view of a page of its own.
    const chunks = Array.from({ length: 300 }, () => new Uint8Array(65_536).subarray(0, length));
    // Of the first, the whole page is kept.
    expect(keptBy(bufferOf(chunks)), String(length)).toBeLessThan(65_536 + 4096 + 1.1 * 300 * length);
  }
});

test("is empty again", () => {
  const buffer = bufferOf(chunksOf([5000, 5000, 10]));
  clear(buffer);
  append(buffer, Uint8Array.of(1, 2));
  expect([...bytesOf(buffer)]).toEqual([1, 2]);
});
