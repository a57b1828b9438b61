import * as zlib from "node:zlib";
import { outputLater, succeeds } from "@url/tooling-shared/programs";
import { parse } from "@url/urlencoded";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENTRIES } from "./servers/entries.ts";
import { FORM, headOf, listen, type Running, sendRaw } from "./servers/server.ts";

const BODY = "name=caf%C3%A9+noir&__proto__=1&name=2&empty";
const LIMITS = { maxBytes: 1000, maxPairs: 20, strict: true, patience: 2000 };

describe.each(Object.entries(ENTRIES))("%s", (_, create) => {
  let running: Running;
  beforeAll(async () => void (running = await listen(await create(LIMITS))));
  afterAll(() => running.close());

  async function post(body: RequestInit["body"], headers: Record<string, string> = {}): Promise<[number, unknown]> {
    const init = { method: "POST", headers: { "content-type": FORM, ...headers }, body, duplex: "half" };
    const response = await fetch(`${running.origin}/`, init as RequestInit);
    const content = (await response.json()) as { code?: string };
    return [response.status, content.code ?? content];
  }

  test("reads a form in one chunk, and byte by byte", async () => {
    expect(await post(BODY)).toEqual([200, parse(BODY)]);
    expect(await post("")).toEqual([200, []]);
    const bytes = new TextEncoder().encode(BODY);
    expect(await post(streamOf(Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual([200, parse(BODY)]);
  });

  test("rejects what is over a limit with 413, and then reads the next form", async () => {
    expect(await post("a&".repeat(21))).toEqual([413, "too-many-pairs"]);
    expect(await post(`a=${"b".repeat(999)}`)).toEqual([413, "too-many-bytes"]);
    expect(await post(streamOf([new Uint8Array(600).fill(0x61), new Uint8Array(600).fill(0x61)]))).toEqual([
      413,
      "too-many-bytes",
    ]);
    expect(await post(BODY)).toEqual([200, parse(BODY)]);
  });

  test("rejects a long body by its Content-Length, before the body is sent", async () => {
    const answer = await sendRaw(running.port, [headOf({ "content-length": 1_000_000_000 })]);
    expect(answer?.status).toBe(413);
    expect(answer?.head).toMatch(/content-type: application\/problem\+json/i);
    expect(JSON.parse(answer!.body)).toEqual({
      type: "about:blank",
      title: "Content Too Large",
      status: 413,
      detail: "The form has more than 1000 bytes.",
      code: "too-many-bytes",
      start: 1000,
      end: 1001,
      limit: 1000,
    });
  });

  test("rejects malformed forms with 400 in strict mode", async () => {
    expect(await post("a=100%")).toEqual([400, "malformed-percent"]);
    expect(await post("a=%E4")).toEqual([400, "invalid-UTF-8"]);
    expect(await post("a=é")).toEqual([400, "non-ASCII-byte"]);
  });

  test.each([
    [`${FORM}; charset=windows-1252`, "a=%E4%80", "ä€"],
    [`${FORM};charset="ISO-8859-1"`, "a=%E4%80", "ä€"],
    [`${FORM.toUpperCase()} ; x=y; Charset=shift_jis`, "a=%81%DF", "≡"],
    [`${FORM}; charset=utf-8`, "a=%E2%98%BA", "☺"],
    [`${FORM}; charset=UTF-16LE`, "%61%00=%3a%26", "☺"],
  ])("decodes the charset of %s", async (type, body, value) => {
    expect(await post(body, { "content-type": type })).toEqual([200, [["a", value]]]);
  });

  test.each([
    ["text/csv", "unsupported-media-type"],
    ["multipart/form-data; boundary=a", "multipart"],
    [`${FORM}; charset=klingon`, "unsupported-charset"],
    [`${FORM}; charset=hz-gb-2312`, "unsupported-charset"],
  ])("rejects %s with 415", async (type, code) => {
    const [status, found] = await post("a=1", { "content-type": type });
    expect(status).toBe(415);
    // Fastify itself rejects a type for which there is no parser.
    expect([code, "FST_ERR_CTP_INVALID_MEDIA_TYPE"]).toContain(found);
  });

  test.each(["gzip", "deflate", "GZIP", "x-gzip"])("decompresses %s", async (encoding) => {
    const compress = encoding === "deflate" ? zlib.deflateSync : zlib.gzipSync;
    expect(await post(compress(BODY), { "content-encoding": encoding })).toEqual([200, parse(BODY)]);
    expect(await post(streamOf(bytesOf(compress(BODY))), { "content-encoding": encoding })).toEqual([200, parse(BODY)]);
  });

  test("rejects malformed, cut and continued compressed bodies with 400", async () => {
    const gzip = zlib.gzipSync(BODY);
    const headers = { "content-encoding": "gzip" };
    const malformed = [400, "malformed-encoding"];
    expect(await post(BODY, headers)).toEqual(malformed);
    expect(await post(gzip.subarray(0, -5), headers)).toEqual(malformed);
    expect(await post(Buffer.concat([gzip, Buffer.from("&a=1")]), headers)).toEqual(malformed);
    expect(await post(gzip.subarray(0, 0), headers)).toEqual(malformed);
    const damaged = Uint8Array.from(gzip);
    damaged[damaged.length - 6]! ^= 1;
    expect(await post(damaged, headers)).toEqual(malformed);
  });

  test("rejects a bomb by the size of what it becomes", async () => {
    const bomb = zlib.gzipSync("a".repeat(900_000));
    expect(await post(bomb, { "content-encoding": "gzip" })).toEqual([413, "too-many-bytes"]);
  });

  test("rejects unknown encodings with 415 and the known ones", async () => {
    const response = await fetch(`${running.origin}/`, {
      method: "POST",
      headers: { "content-type": FORM, "content-encoding": "compress" },
      body: "a=1",
    });
    expect(response.status).toBe(415);
    expect(response.headers.get("accept-encoding")).toMatch(/^gzip, deflate/);
    expect(await post("a=1", { "content-encoding": "gzip, br" })).toEqual([415, "unsupported-content-encoding"]);
    expect(await post("a=1", { "content-encoding": "identity" })).toEqual([200, [["a", "1"]]]);
  });

  test("goes on after Expect: 100-continue", async () => {
    const head = headOf({ "content-length": 3, expect: "100-continue" });
    expect(await sendRaw(running.port, [head, "a=1"])).toMatchObject({ status: 200, body: '[["a","1"]]' });
  });

  const curl = succeeds("curl");
  test("answers curl, which reads the answer to a long body only after it has sent it", async (context) => {
    if (!curl) context.skip("curl is not installed");
    const run = (args: string[]) => {
      return outputLater("curl", [
        ...args,
        "--silent",
        "--noproxy",
        "*",
        "--write-out",
        "\n%{http_code}",
        `${running.origin}/`,
      ]);
    };
    expect(await run(["--data-urlencode", "name=café noir", "--data", "b"])).toMatch(
      /^\[\["name","café noir"\],\["b",""\]\]\n200$/,
    );
    expect(await run(["--data", "a".repeat(100_000)])).toMatch(/\n413$/);
  });
});

function bytesOf(bytes: Uint8Array): Uint8Array[] {
  return Array.from(bytes, (byte) => Uint8Array.of(byte));
}

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
