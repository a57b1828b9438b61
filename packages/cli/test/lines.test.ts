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
  for await (const batch of lineBatches(chunksOf(chunks), { longest: 4 })) lines.push(...batch);
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

/** Where each line has bytes that are not UTF-8: the number of the line, the offset in it, and that of the byte. */
async function illFormedIn(chunks: readonly Uint8Array[], isConverted = false): Promise<unknown[]> {
  const found: unknown[] = [];
  const lines = lineBatches(chunksOf(chunks), {
    onIllFormed: (line, { at, offset }) => found.push([line, at, offset]),
    isConverted,
  });
  for await (const _batch of lines);
  return found;
}

const ILL_FORMED = ["\ufeffa\u00e9b\xff\xfe\n", "ok\n", "\ufffdc\xe9d\n", "\n", "\ud83d\ude00\xc3"].map((text) =>
  // What is below U+0100 and no "é" of the first line is one byte.
  Buffer.concat(Array.from(text, (c) => (/[\xc3\xe9\xfe\xff]/.test(c) ? Buffer.from(c, "latin1") : Buffer.from(c)))),
);

test("lines: says where bytes are not UTF-8, wherever the chunks are cut", async () => {
  const bytes = Buffer.concat(ILL_FORMED);
  // EF BB BF a E9 b FF FE LF | o k LF | EF BF BD c E9 d LF | LF | F0 9F 98 80 C3
  expect(bytes.length).toBe(25);
  const expected = [
    [0, 1, 4],
    [2, 2, 16],
    [4, 2, 24],
  ];
  for (let first = 0; first <= bytes.length; first++) {
    const chunks = [bytes.subarray(0, first), bytes.subarray(first, first + 7), bytes.subarray(first + 7)];
    expect(await illFormedIn(chunks)).toEqual(expected);
  }
});

test("lines: a line with two million of U+FFFD itself is read once", async () => {
  // A search for the end of the line at each of them took minutes.
  const bytes = Buffer.from(`${"\ufffd".repeat(2_000_000)}\n`);
  expect(await illFormedIn([bytes, Buffer.of(0xff)])).toEqual([[1, 0, bytes.length]]);
});

test("lines: in a stream that was converted, every U+FFFD stands for bytes that could not be", async () => {
  expect(await illFormedIn([Buffer.from("a\n\ufffd\nb\ufffd")], true)).toEqual([
    [1, 0, null],
    [2, 1, null],
  ]);
});
