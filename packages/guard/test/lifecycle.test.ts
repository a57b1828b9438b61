import { type Agent, type AgentOptions, get } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { brotliCompressSync, deflateRawSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createPolicy, guardedAgent, guardedFetch, type LimitOptions } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";

// Each test is a defect that was found. All replies of a hostile server are played by tooling/benchmarks.

let reply: (socket: Socket) => void;
let port: number;
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  socket.once("data", () => reply(socket));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});
afterAll(() => void server.close());

const policyOf = (limits: LimitOptions = {}) => createPolicy({ addresses: { allow: ["127.0.0.1"] }, limits });
const url = () => `http://127.0.0.1:${port}/`;
const head = (status: number, ...headers: string[]) =>
  `HTTP/1.1 ${[`${status} Told`, ...headers].join("\r\n")}\r\n\r\n`;

test("a 205 with an endless body ends its connection, and is not read for ever", async () => {
  reply = (socket) => {
    socket.write(head(205));
    const timer = setInterval(() => socket.write("x".repeat(65_536)), 1);
    socket.on("close", () => clearInterval(timer));
  };
  const response = await guardedFetch(policyOf())(url());
  expect([response.status, response.body]).toEqual([205, null]);
  await expect.poll(() => sockets.size).toBe(0);
});

test("a 205 whose body does not come ends its connection, and one without a body keeps it", async () => {
  const dispatcher = guardedDispatcher(policyOf());
  const dispatched: typeof fetch = (input) => fetch(input, { dispatcher } as RequestInit);
  for (const send of [guardedFetch(policyOf()), dispatched]) {
    reply = (socket) => socket.write(head(205, "Content-Length: 10"));
    expect((await send(url())).status).toBe(205);
    await expect.poll(() => sockets.size).toBe(0);
    for (const status of [204, 205, 304]) {
      const all = [];
      reply = (socket) => {
        const text = head(status, ...(status === 205 ? ["Content-Length: 0"] : []));
        socket.write(text);
        socket.on("data", () => socket.write(text));
      };
      for (const _ of [1, 2]) {
        all.push((await send(url())).status);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect([all, sockets.size]).toEqual([[status, status], 1]);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => sockets.size).toBe(0);
    }
  }
});

test.each(["abort", "time"])(
  "a body without a length that %s ends is an error, and not a shorter body",
  async (end) => {
    reply = (socket) => socket.write(`${head(200)}twelve bytes`);
    const controller = new AbortController();
    const { signal } = controller;
    const response = await guardedFetch(policyOf(end === "time" ? { time: 1000 } : {}))(url(), { signal });
    if (end === "abort") setTimeout(() => controller.abort(), 100);
    await expect(response.text()).rejects.toThrow();
  },
);

test("an agent does not end a body without a length when its request is aborted", async () => {
  reply = (socket) => socket.write(`${head(200)}twelve bytes`);
  const agent: Agent = guardedAgent(policyOf()).http;
  const ended = new Promise((resolve) => {
    const request = get(url(), { agent }, (response) => {
      response
        .on("data", () => request.destroy())
        .on("end", () => resolve("end"))
        .on("close", () => resolve("close"));
    }).on("error", () => {});
  });
  expect(await ended).toBe("close");
});

test.each([[head(101, "Upgrade: x", "Connection: upgrade")], [head(101)]])("%j settles", async (text) => {
  reply = (socket) => socket.write(text);
  await expect(guardedFetch(policyOf())(url())).rejects.toBeInstanceOf(TypeError);
  const dispatcher = guardedDispatcher(policyOf());
  await expect(fetch(url(), { dispatcher } as RequestInit)).rejects.toBeInstanceOf(TypeError);
});

test.each([600, 999])("status %i is returned, as Node's fetch does", async (status) => {
  reply = (socket) => socket.end(`${head(status, "Content-Length: 1")}x`);
  const [ours, nodes] = [await guardedFetch(policyOf())(url()), await fetch(url())];
  expect([ours.status, ours.ok, ours.statusText]).toEqual([nodes.status, nodes.ok, nodes.statusText]);
  const clone = ours.clone();
  expect([clone.url, clone.status, clone.clone().url]).toEqual([url(), status, url()]);
  expect([await ours.text(), await clone.text()]).toEqual(["x", "x"]);
});

test("a response is cloned where a server has replaced the global Response", async () => {
  const Platform = Response;
  // As Hono's server for Node does: a clone is the platform's, and has not what the method of the other class reads.
  class Replaced extends Platform {
    readonly #init: ResponseInit | undefined;
    constructor(body?: BodyInit | null, init?: ResponseInit) {
      super(body, init);
      this.#init = init;
    }
    override clone(): Response {
      return new Platform("of the platform", this.#init);
    }
  }
  reply = (socket) => socket.end(`${head(200, "Content-Length: 1")}x`);
  vi.stubGlobal("Response", Replaced);
  try {
    const clone = (await guardedFetch(policyOf())(url())).clone();
    expect([clone.url, await clone.clone().text()]).toEqual([url(), "of the platform"]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("deflate without the format of zlib is decompressed", async () => {
  const bytes = deflateRawSync("hello");
  reply = (socket) => {
    socket.write(head(200, "Content-Encoding: deflate", `Content-Length: ${bytes.length}`));
    socket.end(bytes);
  };
  expect(await (await guardedFetch(policyOf())(url())).text()).toBe(await (await fetch(url())).text());
});

test("the bytes of a Location are read as UTF-8, as Node's fetch does", async () => {
  const paths: string[] = [];
  reply = (socket) => socket.end(`${head(302, "Location: /é", "Content-Length: 0", "Connection: close")}`);
  for (const send of [guardedFetch(policyOf({ time: 2000 })), fetch]) {
    let played = 0;
    reply = (socket) => {
      if (played++ > 0) return void socket.end(head(200, "Content-Length: 0", "Connection: close"));
      socket.end(head(302, "Location: /é", "Content-Length: 0", "Connection: close"));
    };
    paths.push(new URL((await send(url())).url).pathname);
  }
  expect(paths).toEqual(["/%C3%A9", "/%C3%A9"]);
});

/** 20 MB between two codings, and nothing in the end. */
const hollow = gzipSync(Buffer.concat(Array(1_000_000).fill(gzipSync(""))));

test.each([
  ["gzip, gzip", hollow],
  ["gzip, br", brotliCompressSync(gzipSync(Buffer.alloc(10_000_000)))],
])("the limit counts what each coding of %s becomes", async (coding, bytes) => {
  reply = (socket) => {
    socket.write(head(200, `Content-Encoding: ${coding}`, `Content-Length: ${bytes.length}`));
    socket.end(bytes);
  };
  const limits = { responseBytes: 1_000_000 };
  const response = await guardedFetch(policyOf(limits))(url());
  await expect(response.text()).rejects.toMatchObject({ rule: "response-size" });
  const dispatched = await fetch(url(), { dispatcher: guardedDispatcher(policyOf(limits)) } as RequestInit);
  await expect(dispatched.text()).rejects.toThrow();
});

test("a response that is said to be closed, and not read, does not end the process", async () => {
  reply = (socket) => socket.end(head(200, "Connection: close", "Content-Length: 65536") + "x".repeat(65_536));
  const dispatcher = guardedDispatcher(policyOf());
  const response = await fetch(url(), { dispatcher } as RequestInit);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await response.text()).length).toBe(65_536);
});

test("an agent that is made from a guarded one is guarded", async () => {
  const { http, https } = guardedAgent(createPolicy());
  for (const agent of [http, https]) {
    const copy = new (agent.constructor as typeof Agent)((agent as unknown as { options: AgentOptions }).options);
    const error = await new Promise((resolve) => {
      get({ host: "127.0.0.1", port, agent: copy, protocol: agent === https ? "https:" : "http:" }).on(
        "error",
        resolve,
      );
    });
    expect(error).toMatchObject({ rule: "special-address" });
  }
  expect(sockets.size).toBe(0);
});

test("bytes on an idle connection end it, and are not the response to the next request", async () => {
  reply = (socket) => {
    socket.write(`${head(200, "Content-Length: 2")}ok`);
    setTimeout(() => socket.write(`${head(200, "Content-Length: 4")}evil`), 50);
  };
  const guarded = guardedFetch(policyOf());
  expect(await (await guarded(url())).text()).toBe("ok");
  await expect.poll(() => sockets.size).toBe(0);
  expect(await (await guarded(url())).text()).toBe("ok");
});
