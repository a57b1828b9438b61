import { parse, serialize } from "@url/urlencoded";
import { type BodyFailure, type BodyOptions, parseBody } from "@url/urlencoded/body";
import {
  createDecoder,
  createDecoderStream,
  createEncoder,
  createEncoderStream,
  decodeStream,
  encodeStream,
} from "@url/urlencoded/stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";

// Everyone tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

function* chunksOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function decodeAll(chunks: Iterable<Uint8Array>, options?: BodyOptions): [string, string][] {
  const decoder = createDecoder(options);
  const pairs = [...chunks].flatMap((chunk) => decoder.push(chunk));
  return [...pairs, ...decoder.end()];
}

function streamOf<Item>(items: Iterable<Item>): ReadableStream<Item> {
  return new ReadableStream({
    start(controller) {
      for (const item of items) controller.enqueue(item);
      controller.close();
    },
  });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Pairs, or the failure that a FormError carries. */
function outcome(chunks: Iterable<Uint8Array>, options: BodyOptions): [string, string][] | BodyFailure {
  try {
    return decodeAll(chunks, options);
  } catch (error) {
    const { code, limit, offset } = error as BodyFailure & { limit?: number };
    return limit === undefined ? ({ code, offset } as BodyFailure) : ({ code, limit, offset } as BodyFailure);
  }
}

const someBody = fc
  .array(
    fc.constantFrom(
      "a",
      "bc",
      "%41",
      "%C3%A9",
      "%e2%82%ac",
      "%FF",
      "%",
      "%4",
      "+",
      "=",
      "&",
      "&&",
      "é",
      "💩",
      "\ufeff",
    ),
  )
  .map((pieces) => bytesOf(pieces.join("")));

describe("createDecoder", () => {
  test("a body gives the same pairs however it is cut, raw ill-formed bytes included", () => {
    const someBytes = fc.uint8Array({ maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(someBody, someBytes), fc.array(fc.nat(40), { maxLength: 8 }), (bytes, cuts) => {
        const at = [0, ...cuts.filter((cut) => cut <= bytes.length).sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
        expect(decodeAll(chunks)).toEqual(parse(bytes));
        for (let size = 1; size <= 7; size++) expect(decodeAll(chunksOf(bytes, size))).toEqual(parse(bytes));
      }),
    );
  });

  test("limits and strictness refuse the same byte however the body is cut", () => {
    const options = fc.record({
      maxBytes: fc.integer({ min: 0, max: 60 }),
      maxPairs: fc.nat(6),
      maxNameLength: fc.nat(6),
      maxValueLength: fc.nat(8),
      strict: fc.boolean(),
    });
    fc.assert(
      fc.property(someBody, options, (bytes, limits) => {
        const expected = parseBody(bytes, limits);
        for (let size = 1; size <= 7; size++) expect(outcome(chunksOf(bytes, size), limits)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test("a pair comes with the chunk that has its &, the last one with the end", () => {
    const decoder = createDecoder();
    expect(decoder.push(bytesOf("a=1&b=%E2%8"))).toEqual([["a", "1"]]);
    expect(decoder.push(bytesOf("2%AC"))).toEqual([]);
    expect(decoder.push(bytesOf("&c=3&d=4&e"))).toEqual([
      ["b", "€"],
      ["c", "3"],
      ["d", "4"],
    ]);
    expect(decoder.end()).toEqual([["e", ""]]);
  });

  test("a chunk can be overwritten once it was pushed", () => {
    const decoder = createDecoder();
    const chunk = bytesOf("ab=c");
    decoder.push(chunk);
    chunk.fill(0x26);
    expect(decoder.end()).toEqual([["ab", "c"]]);
  });

  test("a refused body throws an Error with the failure and the status, and goes on throwing it", () => {
    const decoder = createDecoder({ maxPairs: 1 });
    decoder.push(bytesOf("a=1&"));
    const attempt = () => decoder.push(bytesOf("b=2&"));
    expect(attempt).toThrow(Error);
    const expected = { name: "FormError", code: "too-many-pairs", limit: 1, offset: 4, status: 413, statusCode: 413 };
    expect(attempt).toThrow(expect.objectContaining(expected));
    expect(() => decoder.end()).toThrow(expect.objectContaining(expected));
    const strict = createDecoder({ strict: true });
    strict.push(bytesOf("a=%4"));
    expect(() => strict.end()).toThrow(expect.objectContaining({ code: "malformed-percent", offset: 2, status: 400 }));
  });

  test("a pair too long is refused while it comes, not when it ends", () => {
    const decoder = createDecoder({ maxValueLength: 10 });
    decoder.push(bytesOf("a=0123456789"));
    expect(() => decoder.push(bytesOf("x"))).toThrow(expect.objectContaining({ code: "value-too-long", offset: 12 }));
  });

  test("a chunk that is no bytes, as of a stream that was told an encoding, is a TypeError", () => {
    for (const text of ["a=1", "a=1&b=2", "38"]) {
      expect(() => createDecoder().push(text as unknown as Uint8Array)).toThrow(TypeError);
    }
  });

  test("a decoder is for one body", () => {
    const decoder = createDecoder();
    expect(decoder.end()).toEqual([]);
    expect(() => decoder.push(bytesOf("a"))).toThrow(TypeError);
    expect(() => decoder.end()).toThrow(TypeError);
  });
});

describe("decodeStream", () => {
  test("gives the pairs of any iterable of chunks", async () => {
    const bytes = bytesOf("a=1&b=%C3%A9&c");
    expect(await collect(decodeStream(chunksOf(bytes, 2)))).toEqual(parse(bytes));
    expect(await collect(decodeStream(new Blob([bytes as BlobPart]).stream()))).toEqual(parse(bytes));
  });

  test("a source is ended when its consumer stops, and when the body is refused", async () => {
    let ended = 0;
    async function* source() {
      try {
        for (;;) yield bytesOf("a=1&");
      } finally {
        ended++;
      }
    }
    for await (const _ of decodeStream(source())) break;
    expect(ended).toBe(1);
    await expect(collect(decodeStream(source(), { maxPairs: 5 }))).rejects.toMatchObject({ offset: 20 });
    expect(ended).toBe(2);
  });

  test("an error of the source comes through as it is", async () => {
    const broken = new Error("cable");
    async function* source() {
      yield bytesOf("a=1&b");
      throw broken;
    }
    const pairs = decodeStream(source());
    expect((await pairs.next()).value).toEqual(["a", "1"]);
    await expect(pairs.next()).rejects.toBe(broken);
  });
});

describe("createEncoder, encodeStream", () => {
  const somePairs = fc.array(fc.tuple(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })));
  const textOf = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString("latin1");

  test("all chunks together are what serialize gives", async () => {
    await fc.assert(
      fc.asyncProperty(somePairs, async (pairs) => {
        const encoder = createEncoder();
        const chunks = pairs.flatMap((pair) => encoder.push(pair));
        expect(textOf([...chunks, ...encoder.end()])).toBe(serialize(pairs));
        expect(textOf(await collect(encodeStream(pairs)))).toBe(serialize(pairs));
      }),
    );
  });

  test("chunks are neither empty nor larger than 16 KB and a pair", () => {
    const encoder = createEncoder();
    const pairs = Array.from({ length: 10_000 }, (_, i): [string, string] => [`name${i}`, "value"]);
    const chunks = [...pairs.flatMap((pair) => encoder.push(pair)), ...encoder.end()];
    expect(chunks.length).toBe(Math.ceil(serialize(pairs).length / (16 * 1024 + 15)));
    for (const { length } of chunks) expect(length > 0 && length < 16 * 1024 + 20).toBe(true);
    expect(createEncoder().end()).toEqual([]);
  });

  test("what is encoded is decoded again", async () => {
    const pairs: [string, string][] = [
      ["a&b", "c=d"],
      ["", ""],
      ["é 💩", "+%\0"],
    ];
    expect(await collect(decodeStream(encodeStream(pairs)))).toEqual(pairs);
  });
});

describe("the TransformStreams", () => {
  test("one decodes, one encodes", async () => {
    const bytes = bytesOf("a=1&b=%C3%A9&c");
    const pairs = streamOf(chunksOf(bytes, 3)).pipeThrough(createDecoderStream());
    const written = pairs.pipeThrough(createEncoderStream());
    expect(await new Response(written).text()).toBe("a=1&b=%C3%A9&c=");
  });

  test("a refused body errors the readable side, and cancels what feeds it", async () => {
    let cancelled: unknown;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytesOf("a&")),
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const reading = collect(source.pipeThrough(createDecoderStream({ maxPairs: 3 })));
    await expect(reading).rejects.toMatchObject({ name: "FormError", code: "too-many-pairs" });
    expect(cancelled).toMatchObject({ code: "too-many-pairs" });
  });
});
