import { expect, test } from "vitest";
import { type Line, lineBatches, TOO_LONG } from "../src/lines.ts";
import { chunksOf } from "./harness.ts";

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const batch of lineBatches(chunksOf(chunks))) lines.push(...batch);
  return lines;
}

test("lines: LF ends a line and is no part of it", async () => {
  expect(await linesOf("a\nb\n")).toEqual(["a", "b"]);
});

test("lines: a last line that nothing ends counts", async () => {
  expect(await linesOf("a\nb")).toEqual(["a", "b"]);
});

test("lines: an empty input has none, a lone LF has one, empty lines are kept", async () => {
  expect(await linesOf()).toEqual([]);
  expect(await linesOf("")).toEqual([]);
  expect(await linesOf("\n")).toEqual([""]);
  expect(await linesOf("\n\na\n\n")).toEqual(["", "", "a", ""]);
});

test("lines: CR stays in the line", async () => {
  expect(await linesOf("a\r\nb\rc")).toEqual(["a\r", "b\rc"]);
});

test("lines: wherever the chunks are cut, the lines are the same", async () => {
  const bytes = Buffer.from("é\nüber\n𝒳€\n\nlast", "utf8");
  for (let first = 0; first <= bytes.length; first++) {
    for (let second = first; second <= bytes.length; second++) {
      const chunks = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
      expect(await linesOf(...chunks)).toEqual(["é", "über", "𝒳€", "", "last"]);
    }
  }
});

test("lines: a byte order mark is dropped at the start of the input alone", async () => {
  expect(await linesOf("\uFEFFa\n\uFEFFb")).toEqual(["a", "\uFEFFb"]);
  expect(await linesOf(Uint8Array.of(0xef), Uint8Array.of(0xbb, 0xbf, 0x61))).toEqual(["a"]);
});

test("lines: ill-formed UTF-8 becomes U+FFFD", async () => {
  expect(await linesOf(Uint8Array.of(0x61, 0xff, 0x0a, 0xc3))).toEqual(["a\uFFFD", "\uFFFD"]);
});

test("lines: a line of many chunks comes out whole", async () => {
  const chunks = Array.from({ length: 500 }, (_, index) => String(index % 10).repeat(1000));
  expect(await linesOf(...chunks, "\n")).toEqual([chunks.join("")]);
});

test("lines: a line that is longer than a string can be is dropped, and the others stay", async () => {
  const lines: Line[] = [];
  const chunks = ["\n1234\n12345\n12", "34", "5", "6789", "\nab\n", "123", "456"];
  for await (const batch of lineBatches(chunksOf(chunks), 4)) lines.push(...batch);
  // What stands whole in a chunk is no longer than the chunk.
  expect(lines).toEqual(["", "1234", "12345", TOO_LONG, "ab", TOO_LONG]);
});

test("lines: a batch comes for every chunk that ends a line, so that nothing waits for the end of the input", async () => {
  const batches = lineBatches(chunksOf(["a\nb\nc", "d", "\ne"]));
  expect((await batches.next()).value).toEqual(["a", "b"]);
  expect((await batches.next()).value).toEqual(["cd"]);
  expect((await batches.next()).value).toEqual(["e"]);
  expect((await batches.next()).done).toBe(true);
});
