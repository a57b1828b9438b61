import { createHash } from "node:crypto";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { type PassThrough, Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { FormFailure } from "@url/form";
import { form } from "@url/form/express";
import { formPlugin } from "@url/form/fastify";
import { readForm as readFetch } from "@url/form/fetch";
import { createFormReader, type FormFile, type NodeFormOptions, readForm, sendProblem } from "@url/form/node";
import express from "express";
import fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

const TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const file = z.object({ bytes: z.number(), hash: z.string(), name: z.string() });
const schema = z.object({ name: z.string(), photos: z.array(file), last: z.string().optional() });

/** Reads a file to its end, without keeping it. */
async function hash({ stream, filename }: FormFile): Promise<z.input<typeof file>> {
  const digest = createHash("sha256");
  let bytes = 0;
  for await (const chunk of stream) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, hash: digest.digest("hex"), name: filename };
}

interface Served {
  readonly port: number;
  readonly outcomes: (string | FormFailure)[];
}

/** A server that reads forms, and notes how each of them ended. */
async function serve(options: NodeFormOptions): Promise<Served> {
  const read = createFormReader({ types: TYPES, ...options });
  const outcomes: Served["outcomes"] = [];
  const server = createServer(async (request, response) => {
    const result = await read(request);
    outcomes.push(result.ok ? "ok" : result.error);
    if (!result.ok) return sendProblem(response, result.error);
    response.end(JSON.stringify(result.value));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, outcomes };
}

async function post(
  { port }: Served,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<[number, unknown]> {
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  const answer = await fetch(`http://127.0.0.1:${port}/`, init);
  return [answer.status, await answer.json()];
}

const BOUNDARY = "----WebKitFormBoundaryAbC";
const TYPE = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const part = (disposition: string, body = "x", more = "") =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${body}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

function data(photos: readonly File[], last?: string): FormData {
  const body = new FormData();
  body.set("name", "Ada");
  for (const photo of photos) body.append("photos", photo);
  if (last !== undefined) body.set("last", last);
  return body;
}
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("onFile", () => {
  test("receives files while they arrive, and the form has what it returns", async () => {
    const served = await serve({ schema, onFile: hash, maxBytes: "1kb", maxUpload: "10mb" });
    const long = new Uint8Array(3_000_000).map((_, index) => index * 7);
    const photos = [new File([long], 'long "1".bin'), new File(["short"], "é.txt"), new File([], "empty.txt")];
    expect(await post(served, data(photos, "end"))).toEqual([
      200,
      {
        name: "Ada",
        photos: [
          { bytes: long.length, hash: sha(long), name: 'long "1".bin' },
          { bytes: 5, hash: sha(Buffer.from("short")), name: "é.txt" },
          { bytes: 0, hash: sha(Buffer.from("")), name: "empty.txt" },
        ],
        last: "end",
      },
    ]);
  });

  test("may be slow: the sender waits, and memory does not grow", async () => {
    let most = 0;
    const slow = async ({ stream, filename }: FormFile) => {
      let bytes = 0;
      const sink = new Writable({
        highWaterMark: 1,
        write(chunk, _, done) {
          bytes += chunk.length;
          most = Math.max(most, stream.readableLength + (stream as PassThrough).writableLength);
          setImmediate(done);
        },
      });
      await pipeline(stream, sink);
      return { bytes, hash: "", name: filename };
    };
    const served = await serve({ schema, onFile: slow as NodeFormOptions["onFile"], maxUpload: "20mb" });
    const body = data([new File([new Uint8Array(8_000_000)], "a")]);
    expect(await post(served, body)).toMatchObject([200, { photos: [{ bytes: 8_000_000 }] }]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(600_000);
  });

  test("need not read a file, nor to its end", async () => {
    const onFile = async ({ stream, filename }: FormFile) => {
      if (filename === "destroyed") stream.destroy();
      else if (filename === "some") await new Promise((resolve) => stream.once("data", resolve));
      return { bytes: 0, hash: "", name: filename };
    };
    const served = await serve({ schema, onFile, maxUpload: "10mb" });
    const bytes = new Uint8Array(1_000_000);
    const photos = ["nothing", "some", "destroyed", "last"].map((name) => new File([bytes], name));
    expect(await post(served, data(photos))).toMatchObject([
      200,
      { photos: [{ name: "nothing" }, { name: "some" }, { name: "destroyed" }, { name: "last" }] },
    ]);
  });

  test("rejects a form by throwing, with a status or 500, and the other files fail", async () => {
    const causes = [Object.assign(new Error("no"), { status: 422 }), new Error("The disk is full.")];
    for (const [status, cause] of [
      [422, causes[0]],
      [500, causes[1]],
    ] as const) {
      const served = await serve({
        schema,
        maxUpload: "10mb",
        onFile: () => {
          throw cause;
        },
      });
      expect(await post(served, data([new File([new Uint8Array(2_000_000)], "a")]))).toMatchObject([
        status,
        { code: "verify-failed" },
      ]);
      expect(served.outcomes).toMatchObject([{ code: "verify-failed", cause }]);
    }
  });

  test.each([
    [
      "maxUpload",
      { maxUpload: 1000 },
      [new File([new Uint8Array(1001)], "a")],
      413,
      { code: "too-many-bytes", limit: 1000 },
    ],
    ["maxPairs", { maxPairs: 2 }, [new File([], "a"), new File([], "b")], 413, { code: "too-many-pairs", limit: 2 }],
    ["the schema", {}, [], 422, { code: "invalid" }],
  ])("%s is a limit", async (name, options, photos, status, problem) => {
    const served = await serve({ schema, onFile: hash, ...options });
    const body = name === "the schema" ? new FormData() : data(photos);
    if (name === "the schema") body.set("photos", new File([], "a"));
    expect(await post(served, body)).toMatchObject([status, problem]);
  });

  test("a body that is too long by its Content-Length is rejected before anything is sent", async () => {
    const served = await serve({ schema, onFile: hash, maxBytes: 100, maxUpload: 100 });
    const answer = await new Promise<number>((resolve, reject) => {
      const headers = { ...TYPE, "content-length": 100_000_000 };
      const request = send({ port: served.port, host: "127.0.0.1", method: "POST", headers }, (response) =>
        resolve(response.statusCode!),
      );
      request.on("error", reject);
      request.flushHeaders();
    });
    expect(answer).toBe(413);
  });

  test("a file fails when the client disconnects, or when the form is rejected", async () => {
    const failed = vi.fn();
    const onFile = async ({ stream }: FormFile) => {
      try {
        for await (const _ of stream);
      } catch (error) {
        failed((error as { code?: string }).code);
        throw error;
      }
    };
    const served = await serve({ schema, onFile, maxUpload: "10mb", maxValueLength: 10, timeout: 60_000 });
    const request = send({ port: served.port, host: "127.0.0.1", method: "POST", headers: TYPE });
    request.on("error", () => {});
    request.write(
      `${part('name="name"', "Ada")}${part('name="photos"; filename="a"', "x".repeat(100_000)).slice(0, -500)}`,
    );
    await delay(100);
    request.destroy();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith("aborted"));
    expect(served.outcomes).toMatchObject([{ code: "aborted" }]);
  });

  test("Express and Fastify have it, too, with their own request", async () => {
    const photos = [new File([new Uint8Array(2_000_000)], "a")];
    const options = { types: TYPES, maxUpload: "10mb" } as const;
    const app = express();
    app.post(
      "/",
      form({ schema, ...options, onFile: (file, request) => hash(file).finally(() => request.method) }),
      (request, response) => {
        response.json(request.body.photos[0]!.bytes);
      },
    );
    const server = app.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await post({ port, outcomes: [] }, data(photos))).toEqual([200, 2_000_000]);
    const other = fastify();
    onTestFinished(() => other.close());
    await other.register(formPlugin, {
      ...options,
      onFile: (file, { id }) => hash(file).then((found) => ({ ...found, name: id })),
    });
    other.post(
      "/",
      { schema: { body: schema } },
      (request) => (request.body as z.output<typeof schema>).photos[0]!.name,
    );
    await other.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`http://127.0.0.1:${(other.server.address() as AddressInfo).port}/`, {
      method: "POST",
      body: data(photos),
    });
    expect([answer.status, await answer.text()]).toEqual([200, "req-1"]);
  });

  test("rejects options without effect", () => {
    expect(() => createFormReader({ schema, onFile: hash, verify: () => true })).toThrow(TypeError);
    expect(() => readFetch(new Request("http://a/", { method: "POST" }), { schema, onFile: hash } as object)).toThrow(
      'readForm: options has the unknown property "onFile"',
    );
  });
});

describe("the parser and the platform's `formData()` read the same", () => {
  const plain = z.object({ a: z.string().optional(), f: z.file().optional(), 日本語: z.string().optional() });
  const CASES: Record<string, string> = {
    "a text": part('name="a"') + END,
    "names and texts in UTF-8": part('name="日本語"', "é☃") + END,
    "a file with a name in UTF-8": part('name="f"; filename="日本 é.png"', "x", "Content-Type: image/png\r\n") + END,
    "escaped quotes": part('name="f"; filename="a%22b.png"', "x", "Content-Type: image/png\r\n") + END,
    "percent signs": part('name="a"', "100%25") + END,
    "an input without a file": part('name="f"; filename=""', "", "Content-Type: application/octet-stream\r\n") + END,
    "a file without a type": part('name="f"; filename="a"') + END,
    "bytes that are not a file": part('name="a"', "x", "Content-Type: application/octet-stream\r\n") + END,
    "an empty form": END,
    "an empty value": part('name="a"', "") + END,
    "lines in a value": part('name="a"', "1\r\n2\r\n--\r\n") + END,
    "no part has a name": `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`,
    nothing: "",
    "no end": part('name="a"'),
    "cut in a header": part('name="a"').slice(0, 60),
    "cut in a value": part('name="a"', "long".repeat(10)).slice(0, -20),
  };
  const show = async (value: unknown) => {
    const { f, ...others } = value as z.output<typeof plain>;
    return { ...others, ...(f && { f: [f.name, f.type, await f.text()] }) };
  };
  /** What a reader makes of a body that comes in these chunks. */
  async function outcome(read: () => ReturnType<typeof readForm>) {
    const result = await read();
    return result.ok ? show(result.value) : (result.error as FormFailure).code;
  }
  const requestOf = (chunks: readonly Uint8Array[]) =>
    Object.assign(Readable.from(chunks), { headers: TYPE, httpVersionMajor: 1, socket: null }) as never;

  test.each(Object.entries(CASES))("%s, at once and byte by byte", async (_, text) => {
    const body = new TextEncoder().encode(text);
    const options = { schema: plain, types: TYPES };
    const expected = await outcome(
      () => readFetch(new Request("http://a/", { method: "POST", headers: TYPE, body }), options) as never,
    );
    const chunks = Array.from(body, (byte) => Uint8Array.of(byte));
    expect(await outcome(() => readForm(requestOf([body]), options) as never)).toEqual(expected);
    expect(await outcome(() => readForm(requestOf(chunks), options) as never)).toEqual(expected);
  });
});

test("limits, compression and `verify` are those of other forms", async () => {
  const small = z.object({ name: z.string(), photo: z.file().optional() });
  const body = part('name="name"', "Ada") + part('name="photo"; filename="a"', "x".repeat(2000)) + END;
  const served = await serve({ schema: small, maxBytes: 4000, maxValueLength: 20, maxNameLength: 10 });
  expect(await post(served, body, TYPE)).toMatchObject([200, { name: "Ada" }]);
  expect(await post(served, gzipSync(body), { ...TYPE, "content-encoding": "gzip" })).toMatchObject([
    200,
    { name: "Ada" },
  ]);
  const stream = () => new Blob([body, "x".repeat(4000)]).stream();
  expect(await post(served, stream(), TYPE)).toMatchObject([413, { code: "too-many-bytes" }]);
  expect(await post(served, part('name="name"', "x".repeat(21)) + END, TYPE)).toMatchObject([
    413,
    { code: "value-too-long" },
  ]);
  expect(await post(served, part(`name="${"n".repeat(11)}"`) + END, TYPE)).toMatchObject([
    413,
    { code: "name-too-long" },
  ]);
  const seen: number[] = [];
  const verified = await serve({ schema: small, verify: (bytes) => void seen.push(bytes.length) });
  expect(await post(verified, body, TYPE)).toMatchObject([200, { name: "Ada" }]);
  expect(seen).toEqual([body.length]);
});
