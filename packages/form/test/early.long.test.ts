import { Agent, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { formPlugin } from "@url/form/fastify";
import fastify from "fastify";
import fastify4 from "fastify-4";
import { describe, expect, onTestFinished, test } from "vitest";
import { ENTRIES } from "./servers/entries.ts";
import { FORM, headOf, listen } from "./servers/server.ts";

const LIMITS = { maxBytes: 100, strict: true, timeout: 300, patience: 3000 };
const LONG = "a".repeat(200_000);

/** Requests that are rejected at different points: a part of the request, and the rest that the client would still send. */
const REJECTED: Readonly<Record<string, readonly [status: number, sent: string | Uint8Array, rest: string]>> = {
  "by its Content-Length": [413, headOf({ "content-length": LONG.length }), LONG],
  "by its Content-Length, all sent": [413, headOf({ "content-length": LONG.length }) + LONG, ""],
  "in the middle of its chunks": [
    413,
    `${headOf({ "transfer-encoding": "chunked" })}c8\r\n${"a".repeat(200)}\r\n`,
    `c8\r\n${"a".repeat(200)}\r\n0\r\n\r\n`,
  ],
  "by its type": [415, headOf({ "content-type": "text/csv", "content-length": 50 }), "a".repeat(50)],
  "by its encoding": [415, headOf({ "content-encoding": "lzma", "content-length": 50 }), "a".repeat(50)],
  "by its content": [400, `${headOf({ "content-length": 3 })}a=%`, ""],
  "because nothing follows": [408, `${headOf({ "content-length": 50 })}a=`, "a".repeat(48)],
};

describe.each(Object.entries(ENTRIES))("%s", (name, create) => {
  // Fastify itself answers a type for which it has no parser, and waits for the rest of the body.
  const rejected = Object.entries(REJECTED).filter(([kind]) => kind !== "by its type" || !name.startsWith("Fastify"));
  test.each(rejected)(
    "a form that is rejected %s: the answer arrives, and the server closes",
    async (_, [status, sent]) => {
      const running = await listen(await create(LIMITS));
      const socket = connect(running.port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => {});
      let text = "";
      const answered = new Promise<void>((resolve, reject) => {
        socket.on("data", (data) => {
          text += data;
          if (text.includes("\r\n\r\n")) resolve();
        });
        socket.once("close", () => reject(new Error("There is no answer.")));
      });
      socket.write(sent);
      await answered;
      expect(Number(text.slice(9, 12))).toBe(status);
      // It stays connected and sends nothing, as a client that waits for more does.
      const began = performance.now();
      running.server.closeIdleConnections();
      await new Promise((resolve) => running.server.close(resolve));
      expect(performance.now() - began).toBeLessThan(1500);
    },
  );

  test("each client's next request after each rejection is answered", async () => {
    const running = await listen(await create(LIMITS));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(async () => {
      agent.destroy();
      await running.close();
    });
    const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
      new Promise<number | string>((resolve) => {
        const request = send(
          {
            port: running.port,
            host: "127.0.0.1",
            method: "POST",
            agent,
            headers: { "content-type": FORM, ...headers },
          },
          (response) => response.resume().on("end", () => resolve(response.statusCode!)),
        );
        request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        request.end(body);
      });
    const fetched = async (body: BodyInit, headers: Record<string, string> = {}) => {
      const response = await fetch(running.origin, {
        method: "POST",
        headers: { "content-type": FORM, ...headers },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    };
    const streamed = () => new Blob([LONG, LONG]).stream();
    for (let round = 0; round < 3; round++) {
      expect(await fetched("a".repeat(200))).toBe(413);
      expect(await fetched("a=1")).toBe(200);
      expect(await fetched("a=%")).toBe(400);
      expect(await fetched("a=1")).toBe(200);
      expect(await fetched("a=1", { "content-type": "text/csv" })).toBe(415);
      expect(await fetched("a=1")).toBe(200);
      expect(await fetched(gzipSync(LONG), { "content-encoding": "gzip" })).toBe(413);
      expect(await fetched("a=1")).toBe(200);
      expect(await post("a".repeat(200))).toBe(413);
      expect(await post("a=1")).toBe(200);
      expect(await post("a=%")).toBe(400);
      expect(await post("a=1")).toBe(200);
      const init = {
        method: "POST",
        headers: { "content-type": FORM },
        body: streamed(),
        duplex: "half",
      } as RequestInit;
      const response = await fetch(running.origin, init);
      expect(response.status).toBe(413);
      expect(await fetched("a=1")).toBe(200);
    }
  });
});

describe.each([
  ["Fastify 4", fastify4 as unknown as typeof fastify],
  ["Fastify 5", fastify],
])("%s", (_, create) => {
  test.each(["problem", "throw"] as const)(
    "close() does not wait for a client that was rejected, with onError %j",
    async (onError) => {
      const app = create();
      await app.register(formPlugin, { ...LIMITS, onError });
      app.post("/", (request) => request.body);
      await app.listen({ port: 0, host: "127.0.0.1" });
      const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
      socket.write(REJECTED["in the middle of its chunks"]![1]);
      expect(await answer).toMatch(/^HTTP\/1.1 413[\s\S]*\nconnection: close/i);
      const began = performance.now();
      await app.close();
      expect(performance.now() - began).toBeLessThan(1000);
    },
  );
});
