import { expect, test } from "vitest";
import { type Line, lineBatches, TOO_LONG } from "../src/input/lines.ts";
import { chunksOf } from "./harness.ts";

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const batch of lineBatches(chunksOf(chunks))) lines.push(...batch);
  return lines;
}

test("lines: LF ends a line and is not part of it", async () => {
  expect(await linesOf("a\nb\n")).toEqual(["a", "b"]);
});

test("lines: returns a last line without LF", async () => {
  expect(await linesOf("a\nb")).toEqual(["a", "b"]);
});

test("lines: returns no line for an empty input, one for a lone LF, and empty lines", async () => {
  expect(await linesOf()).toEqual([]);
  expect(await linesOf("")).toEqual([]);
  expect(await linesOf("\n")).toEqual([""]);
  expect(await linesOf("\n\na\n\n")).toEqual(["", "", "a", ""]);
});

test("lines: keeps CR in the line", async () => {
  expect(await linesOf("a\r\nb\rc")).toEqual(["a\r", "b\rc"]);
});

test("lines: returns the same lines wherever the chunks are cut", async () => {
  const bytes = Buffer.from("é\nüber\n𝒳€\n\nlast", "utf8");
  for (let first = 0; first <= bytes.length; first++) {
    for (let second = first; second <= bytes.length; second++) {
      const chunks = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
      expect(await linesOf(...chunks)).toEqual(["é", "über", "𝒳€", "", "last"]);
    }
  }
});

test("lines: removes a byte order mark only at the start of the input", async () => {
  expect(await linesOf("\uFEFFa\n\uFEFFb")).toEqual(["a", "\uFEFFb"]);
  expect(await linesOf(Uint8Array.of(0xef), Uint8Array.of(0xbb, 0xbf, 0x61))).toEqual(["a"]);
});

test("lines: replaces ill-formed UTF-8 with U+FFFD", async () => {
  expect(await linesOf(Uint8Array.of(0x61, 0xff, 0x0a, 0xc3))).toEqual(["a\uFFFD", "\uFFFD"]);
});

test("lines: joins a line of many chunks", async () => {
  const chunks = Array.from({ length: 500 }, (_, index) => String(index % 10).repeat(1000));
  expect(await linesOf(...chunks, "\n")).toEqual([chunks.join("")]);
});

test("lines: drops a line that is longer than a string can be, and keeps the others", async () => {
  const lines: Line[] = [];
  const chunks = ["\n1234\n12345\n12", "34", "5", "6789", "\nab\n", "123", "456"];
  for await (const batch of lineBatches(chunksOf(chunks), 4)) lines.push(...batch);
  // What stands whole in a chunk is no longer than the chunk.
  expect(lines).toEqual(["", "1234", "12345", TOO_LONG, "ab", TOO_LONG]);
});

test("lines: returns a batch for every chunk that ends a line, without waiting for the end of the input", async () => {
  const batches = lineBatches(chunksOf(["a\nb\nc", "d", "\ne"]));
  expect((await batches.next()).value).toEqual(["a", "b"]);
  expect((await batches.next()).value).toEqual(["cd"]);
  expect((await batches.next()).value).toEqual(["e"]);
  expect((await batches.next()).done).toBe(true);
});

test("lines: a chunk may use the memory of the one before", async () => {
  const memory = Buffer.alloc(4);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (const text of ["ab\nc", "defg", "h\nij", "kl\nm"]) {
      memory.write(text);
      yield memory.subarray(0, text.length);
    }
  }
  const lines: Line[] = [];
  for await (const batch of lineBatches(chunks())) lines.push(...batch);
  expect(lines).toEqual(["ab", "cdefgh", "ijkl", "m"]);
});
