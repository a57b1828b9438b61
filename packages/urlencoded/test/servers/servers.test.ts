import { execFile, spawnSync } from "node:child_process";
import type { Server } from "node:http";
import { connect } from "node:net";
import { promisify } from "node:util";
import { parse } from "@url/urlencoded";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { EXAMPLES, listen } from "./servers.ts";

const TYPE = { "content-type": "application/x-www-form-urlencoded" };
const FORM = "name=caf%C3%A9+noir&__proto__=1&name=2&empty";
/** Long, so that a timer that stays would be seen, and unlike any other's. */
const PATIENCE = 654_321;
const LIMITS = { patience: PATIENCE, maxBytes: 1000, maxPairs: 20, strict: true };
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

describe.each(Object.entries(EXAMPLES))("%s", (_, create) => {
  let server: Server;
  let port: number;
  let done: number;

  beforeEach(async () => {
    done = 0;
    ({ server, port } = await listen(await create(LIMITS, () => done++)));
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Status and content of the answer to a body, sent by `fetch`. */
  async function send(body: BodyInit): Promise<[number, unknown]> {
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers: TYPE, body, duplex: "half" };
    const response = await fetch(`http://127.0.0.1:${port}/`, init);
    const content = (await response.json()) as { code?: string };
    return [response.status, content.code ?? content];
  }

  test("fetch, one chunk: returns 200 and the pairs", async () => {
    expect(await send(FORM)).toEqual([200, parse(FORM)]);
    expect(await send("")).toEqual([200, []]);
  });

  test("fetch, byte by byte: returns 200 and the pairs", async () => {
    const bytes = new TextEncoder().encode(FORM);
    expect(await send(streamOf(Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual([200, parse(FORM)]);
  });

  test("over a limit: returns 413, and answers the next request", async () => {
    expect(await send("a&".repeat(21))).toEqual([413, "too-many-pairs"]);
    expect(await send(`a=${"b".repeat(999)}`)).toEqual([413, "too-many-bytes"]);
    expect(await send(FORM)).toEqual([200, parse(FORM)]);
  });

  test("far over a limit, before the end of the body: returns 413", async () => {
    expect(await send("a=".repeat(250_000))).toEqual([413, "too-many-bytes"]);
    expect(await send(streamOf(Array.from({ length: 50 }, () => new Uint8Array(5000).fill(0x61))))).toEqual([
      413,
      "too-many-bytes",
    ]);
  });

  test("malformed, in strict mode: returns 400", async () => {
    expect(await send("a=100%")).toEqual([400, "malformed-percent"]);
    expect(await send("a=%E4")).toEqual([400, "invalid-UTF-8"]);
    expect(await send("a=é")).toEqual([400, "non-ASCII-byte"]);
  });

  test("an aborted upload leaves no handler, no connection and no timer", async () => {
    const pendingTimers = watchTimers();
    for (const sent of ["", "a=1&b=", "a&".repeat(21)]) {
      await vi.waitFor(async () => expect(await connections(server)).toBe(0));
      const before = done;
      const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${TYPE["content-type"]}\r\ncontent-length: 900\r\n\r\n`;
      const received = new Promise((resolve) => server.once("request", resolve));
      const socket = connect(port, "127.0.0.1", () => socket.write(head + sent));
      await received;
      socket.destroy();
      await vi.waitFor(() => expect(done).toBe(before + 1));
      await vi.waitFor(async () => expect(await connections(server)).toBe(0));
    }
    await vi.waitFor(() => expect(pendingTimers()).toBe(0));
    expect(await send(FORM)).toEqual([200, parse(FORM)]);
  });

  test.skipIf(!hasCurl)("curl, if it is installed: receives 200, 413, 400", async () => {
    expect(await curl(port, ["--data-urlencode", "name=café noir", "--data", "b"])).toEqual([
      200,
      [
        ["name", "café noir"],
        ["b", ""],
      ],
    ]);
    expect((await curl(port, ["--data", "a".repeat(2000)]))[0]).toBe(413);
    expect((await curl(port, ["--data", "a".repeat(100_000)]))[0]).toBe(413);
    expect((await curl(port, ["--data", "a=%zz"]))[0]).toBe(400);
  });
});

test("node:http: closes the connection of a rejected client that does not stop sending", async () => {
  const { server, port } = await listen(await EXAMPLES["node:http"]!({ maxBytes: 10, patience: 20 }, () => {}));
  const socket = connect(port, "127.0.0.1");
  const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
  const gone = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\nname=0123456789");
  expect(await answer).toMatch(/^HTTP\/1.1 413 /);
  await gone;
  await new Promise((resolve) => server.close(resolve));
});

/** From now on: how many of the examples' timers were set and not cleared. */
function watchTimers(): () => number {
  const set = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  onTestFinished(() => void vi.restoreAllMocks());
  return () => {
    const ours = set.mock.results.filter((_, i) => set.mock.calls[i]![1] === PATIENCE).map(({ value }) => value);
    return ours.filter((timer) => !cleared.mock.calls.some(([one]) => one === timer)).length;
  };
}

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

async function curl(port: number, args: readonly string[]): Promise<[number, unknown]> {
  const common = ["--silent", "--noproxy", "*", "--write-out", "\n%{http_code}", `http://127.0.0.1:${port}/`];
  const { stdout } = await promisify(execFile)("curl", [...args, ...common]);
  const [content, status] = stdout.split("\n") as [string, string];
  return [Number(status), JSON.parse(content)];
}
