import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { expect, test } from "vitest";
import { createPolicy, type Decision } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { rejectionIn } from "./clients.ts";
import { resolver, serveLocally } from "./server.ts";

const local = serveLocally((request, response) => {
  if (request.url === "/inside") response.writeHead(302, { location: `http://[::1]:${local.port}/secret` });
  response.end(request.url === "/long" ? "x".repeat(2000) : "secret");
});
const LOOPBACK4 = { addresses: { allow: ["127.0.0.1"] } };

test("an allowed address is reached by global fetch, and a connection is reused", async () => {
  const decisions: Decision[] = [];
  const policy = createPolicy({ ...LOOPBACK4, onDecision: (decision) => decisions.push(decision) });
  const dispatcher = guardedDispatcher(policy, { lookup: resolver(["127.0.0.1"], ["10.0.0.1"]) });
  for (const _ of [1, 2]) {
    const response = await fetch(`http://a.example.com:${local.port}/`, { dispatcher } as RequestInit);
    expect(await response.text()).toBe("secret");
  }
  expect(local.connections).toBe(1);
  expect(decisions.map(({ rule }) => rule)).toEqual(["address-allowed"]);
  await dispatcher.close();
});

test("a redirect of global fetch to an address that is not allowed is rejected", async () => {
  const dispatcher = guardedDispatcher(createPolicy(LOOPBACK4));
  const error = await fetch(`http://127.0.0.1:${local.port}/inside`, { dispatcher } as RequestInit).catch(
    (error) => error,
  );
  expect(rejectionIn(error)).toMatchObject({ rule: "special-address", address: "::1" });
  expect(local.requests.map(({ url }) => url)).toEqual(["/inside"]);
});

test("a name whose address changes is rejected at the next connection", async () => {
  const dispatcher = guardedDispatcher(createPolicy(LOOPBACK4), {
    lookup: resolver(["127.0.0.1"], ["10.0.0.1"]),
    keepAlive: false,
  });
  const url = `http://a.example.com:${local.port}/`;
  expect(await (await request(url, { dispatcher })).body.text()).toBe("secret");
  await expect(request(url, { dispatcher })).rejects.toMatchObject({ rule: "special-address" });
});

test("a response that is longer than the policy allows is rejected", async () => {
  const dispatcher = guardedDispatcher(createPolicy({ ...LOOPBACK4, limits: { responseBytes: 1000 } }));
  const { body } = await request(`http://127.0.0.1:${local.port}/long`, { dispatcher });
  await expect(body.text()).rejects.toThrow();
});

test.each([
  { connect: () => {} },
  { connect: { socketPath: "/var/run/docker.sock" } },
  { connect: { path: "/var/run/docker.sock" } },
  { factory: () => {} },
])("the option %o, which would open connections past the policy, is rejected", (options) => {
  expect(() => guardedDispatcher(createPolicy(), options as never)).toThrow(TypeError);
});

test.each([{ headersTimeout: 1000 }, { bodyTimeout: 0 }])(
  "a request with %o, which would have no effect, fails",
  async (timeout) => {
    const dispatcher = guardedDispatcher(createPolicy(LOOPBACK4));
    const sent = request(`http://127.0.0.1:${local.port}/`, { dispatcher, ...timeout });
    await expect(sent).rejects.toThrow(/^guardedDispatcher: (headers|body)Timeout must be absent/);
    expect(local.connections).toBe(0);
  },
);

test("a Unix domain socket is not reached by a URL", async () => {
  const path = join(tmpdir(), `dispatcher-${process.pid}.sock`);
  let connections = 0;
  const server = createServer(() => connections++);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  for (const url of [`http://unix:${path}:/`, `http+unix://${encodeURIComponent(path)}/`, `unix://${path}`]) {
    await expect(fetch(url, { dispatcher: guardedDispatcher(createPolicy()) } as RequestInit)).rejects.toThrow();
  }
  expect(connections).toBe(0);
  server.close();
});
