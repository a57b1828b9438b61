import { parse, serialize } from "@url/urlencoded";
import { type BodyOptions, parseBody } from "@url/urlencoded/body";
import {
  createFormDecoder,
  createFormDecoderStream,
  createFormEncoder,
  createFormEncoderStream,
  decodeStream,
  encodeStream,
} from "@url/urlencoded/stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

function* chunksOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Decodes a body in chunks: returns its pairs, or the failure, which every later call must return too. */
function decodeAll(chunks: Iterable<Uint8Array>, options?: BodyOptions): ReturnType<typeof parseBody> {
  const decoder = createFormDecoder(options);
  const pairs: [string, string][] = [];
  for (const chunk of chunks) {
    const result = decoder.push(chunk);
    if (!result.ok) {
      expect(decoder.push(chunk)).toEqual(result);
      expect(decoder.end()).toEqual(result);
      return result;
    }
    pairs.push(...result.value);
  }
  const result = decoder.end();
  return result.ok ? { ok: true, value: [...pairs, ...result.value] } : result;
}

const success = (value: unknown) => ({ ok: true, value });

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

describe("createFormDecoder", () => {
  test("returns the same pairs wherever a body is cut, including raw ill-formed bytes", () => {
    const someBytes = fc.uint8Array({ maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(someBody, someBytes), fc.array(fc.nat(40), { maxLength: 8 }), (bytes, cuts) => {
        const at = [0, ...cuts.filter((cut) => cut <= bytes.length).sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
        expect(decodeAll(chunks)).toEqual(success(parse(bytes)));
        for (let size = 1; size <= 7; size++) expect(decodeAll(chunksOf(bytes, size))).toEqual(success(parse(bytes)));
      }),
    );
  });

  test("rejects the same byte wherever the body is cut", () => {
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
        for (let size = 1; size <= 7; size++) expect(decodeAll(chunksOf(bytes, size), limits)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test("returns a pair with the chunk that has its &, and the last pair at the end", () => {
    const decoder = createFormDecoder();
    expect(decoder.push(bytesOf("a=1&b=%E2%8"))).toEqual(success([["a", "1"]]));
    expect(decoder.push(bytesOf("2%AC"))).toEqual(success([]));
    expect(decoder.push(bytesOf("&c=3&d=4&e"))).toEqual(
      success([
        ["b", "€"],
        ["c", "3"],
        ["d", "4"],
      ]),
    );
    expect(decoder.end()).toEqual(success([["e", ""]]));
  });

  test("keeps a long pair that comes in short chunks", () => {
    const value = Array.from({ length: 500 }, (_, i) => i).join(",");
    expect(decodeAll(chunksOf(bytesOf(`a=1&b=${value}&c=${value}`), 100))).toEqual(
      success([
        ["a", "1"],
        ["b", value],
        ["c", value],
      ]),
    );
  });

  test("does not keep a chunk, so that it can be overwritten", () => {
    const decoder = createFormDecoder();
    const chunk = bytesOf("ab=c");
    decoder.push(chunk);
    chunk.fill(0x26);
    expect(decoder.end()).toEqual(success([["ab", "c"]]));
  });

  test("fails with the error of a rejected body, from then on", () => {
    const decoder = createFormDecoder({ maxPairs: 1 });
    decoder.push(bytesOf("a=1&"));
    const expected = { ok: false, error: { code: "too-many-pairs", limit: 1, start: 4, end: 5 } };
    expect(decoder.push(bytesOf("b=2&"))).toEqual(expected);
    expect(decoder.push(bytesOf("&"))).toEqual(expected);
    expect(decoder.end()).toEqual(expected);
    const strict = createFormDecoder({ strict: true });
    strict.push(bytesOf("a=%4"));
    expect(strict.end()).toEqual({ ok: false, error: { code: "malformed-percent", start: 2, end: 3 } });
  });

  test("rejects a pair that is too long while it comes, not when it ends", () => {
    const decoder = createFormDecoder({ maxValueLength: 10 });
    expect(decoder.push(bytesOf("a=0123456789"))).toEqual(success([]));
    expect(decoder.push(bytesOf("x"))).toMatchObject({ ok: false, error: { code: "value-too-long", start: 12 } });
  });

  test("throws a TypeError for a chunk that is not bytes, as from a stream with an encoding", () => {
    for (const chunk of ["a=1", "a=1&b=2", "38", undefined, null, 1, {}, [0x61], new ArrayBuffer(1)]) {
      expect(() => createFormDecoder().push(chunk as unknown as Uint8Array)).toThrow(
        /^createFormDecoder: each chunk must be a Uint8Array, not /,
      );
    }
  });

  test("throws a TypeError after the end, because a decoder is for one body", () => {
    const decoder = createFormDecoder();
    expect(decoder.end()).toEqual(success([]));
    const message = "createFormDecoder: the body has ended; a decoder is for one body.";
    expect(() => decoder.push(bytesOf("a"))).toThrow(new TypeError(message));
    expect(() => decoder.end()).toThrow(new TypeError(message));
  });
});

describe("decodeStream", () => {
  test("yields the pairs of any iterable of chunks", async () => {
    const bytes = bytesOf("a=1&b=%C3%A9&c");
    expect(await collect(decodeStream(chunksOf(bytes, 2)))).toEqual(parse(bytes));
    expect(await collect(decodeStream(new Blob([bytes as BlobPart]).stream()))).toEqual(parse(bytes));
  });

  test("closes the source if the consumer stops, and if the body is rejected", async () => {
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
    await expect(collect(decodeStream(source(), { maxPairs: 5 }))).rejects.toMatchObject({
      name: "FormStreamError",
      message: "Form body refused: too-many-pairs at byte 20",
      code: "too-many-pairs",
      limit: 5,
      start: 20,
      end: 21,
      status: 413,
      statusCode: 413,
      cause: { code: "too-many-pairs", limit: 5, start: 20, end: 21 },
    });
    expect(ended).toBe(2);
  });

  test("a FormError for a malformed body has status 400", async () => {
    const error = await collect(decodeStream([bytesOf("a=%4")], { strict: true })).catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: "malformed-percent", start: 2, end: 3, status: 400, statusCode: 400 });
  });

  test("throws a TypeError for a source that cannot be iterated", () => {
    for (const source of [undefined, null, 1, {}, "a=1"]) {
      expect(() => decodeStream(source as never)).toThrow(
        /^decodeStream: chunks must be an iterable or an async iterable, not /,
      );
      expect(() => encodeStream(source as never)).toThrow(
        /^encodeStream: pairs must be an iterable or an async iterable, not /,
      );
    }
  });

  test("passes on an error of the source", async () => {
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

  test("all chunks together are what serialize returns", async () => {
    await fc.assert(
      fc.asyncProperty(somePairs, async (pairs) => {
        const encoder = createFormEncoder();
        const chunks = pairs.flatMap((pair) => encoder.push(pair));
        expect(textOf([...chunks, ...encoder.end()])).toBe(serialize(pairs));
        expect(textOf(await collect(encodeStream(pairs)))).toBe(serialize(pairs));
      }),
    );
  });

  test("chunks are neither empty nor larger than 16 KB and a pair", () => {
    const encoder = createFormEncoder();
    const pairs = Array.from({ length: 10_000 }, (_, i): [string, string] => [`name${i}`, "value"]);
    const chunks = [...pairs.flatMap((pair) => encoder.push(pair)), ...encoder.end()];
    expect(chunks.length).toBe(Math.ceil(serialize(pairs).length / (16 * 1024 + 15)));
    for (const { length } of chunks) expect(length > 0 && length < 16 * 1024 + 20).toBe(true);
    expect(textOf(chunks)).toBe(serialize(pairs));
    expect(createFormEncoder().end()).toEqual([]);
  });

  test("returns a chunk as soon as it has 16 KB", () => {
    const name = "a".repeat(16 * 1024 - 2);
    expect(createFormEncoder().push([name, ""])).toEqual([]);
    expect(createFormEncoder().push([name, "b"])).toEqual([bytesOf(`${name}=b`)]);
  });

  test("decodes what it encoded", async () => {
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
    const pairs = streamOf(chunksOf(bytes, 3)).pipeThrough(createFormDecoderStream());
    const written = pairs.pipeThrough(createFormEncoderStream());
    expect(await new Response(written).text()).toBe("a=1&b=%C3%A9&c=");
  });

  test("a rejected body errors the readable side, and cancels the source", async () => {
    let cancelled: unknown;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytesOf("a&")),
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const reading = collect(source.pipeThrough(createFormDecoderStream({ maxPairs: 3 })));
    await expect(reading).rejects.toMatchObject({ name: "FormStreamError", code: "too-many-pairs" });
    expect(cancelled).toMatchObject({ code: "too-many-pairs" });
  });
});
