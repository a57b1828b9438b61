import dns from "node:dns";
import { createServer, get } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import net, { type AddressInfo } from "node:net";
import tls from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

// SECURITY.md: what is added to a prototype is inside the model, before and after the import; a function that somebody
// replaces is outside, but one that only watches and calls the original changes nothing.

let connections = 0;
const server = createServer((_, response) => response.end("secret")).on("connection", () => connections++);
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
  vi.resetModules();
});

/** What is sent through each function of the package: to an address, and to a name that resolves to one. */
async function sendAll(): Promise<readonly string[]> {
  const { createPolicy, guardedAgent, guardedFetch, guardedLookup } = await import("../src/index.ts");
  const lookup: net.LookupFunction = (_, __, done) => done(null, [{ address: "127.0.0.1", family: 4 }] as never);
  const { http } = guardedAgent(createPolicy(), { lookup });
  const guarded = guardedFetch(createPolicy(), { lookup });
  const allowed = guardedFetch(createPolicy({ addresses: { allow: ["127.0.0.1"] } }), { lookup });
  const urls = [`http://127.0.0.1:${port}/`, `http://name.example.com:${port}/`, "http://localhost/"];
  const sent = await Promise.allSettled([
    ...urls.map((url) => new Promise((done, fail) => get(url, { agent: http }, done).on("error", fail))),
    ...urls.map((url) => guarded(url)),
    new Promise((done, fail) => {
      guardedLookup(createPolicy(), { lookup })("name.example.com", { all: true }, (error, found) =>
        error ? fail(error) : done(found),
      );
    }),
  ]);
  const reached = connections;
  const text = await (await allowed(`http://name.example.com:${port}/`)).text();
  connections = 0;
  return [...sent.map((one) => (one.status === "rejected" ? one.reason.message : "reached")), `${reached}`, text];
}

const REJECTED = [
  "The request was rejected: special-address",
  "The request was rejected: special-address",
  "The request was rejected: special-use-name",
  "The request was rejected: special-address",
  "The request was rejected: special-address",
  "The request was rejected: special-use-name",
  "The request was rejected: special-address",
  "0",
  "secret",
];

/** Options of Node and of this package that lead past a policy, as data, which is all that an attacker of a merge can set. */
const POLLUTION: Readonly<Record<string, unknown>> = {
  addresses: { allow: ["0.0.0.0/0"] },
  allow: ["127.0.0.0/8"],
  hosts: { allow: ["localhost"] },
  dryRun: true,
  own: "allow",
  proxyEnv: { HTTP_PROXY: "http://127.0.0.1:1" },
  host: "127.0.0.1",
  hostname: "127.0.0.1",
  servername: "localhost",
  localAddress: "127.0.0.1",
  autoSelectFamily: false,
  family: 4,
  agent: false,
  defaultPort: 1,
  rejectUnauthorized: false,
  keepAlive: true,
  address: "127.0.0.1",
  verdict: "allowed",
  ok: true,
  done: true,
  0: "127.0.0.1",
};

function pollute(name: string, value: unknown): void {
  Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true, enumerable: true });
  undo.push(() => delete (Object.prototype as Record<string, unknown>)[name]);
}

describe.each(Object.keys(POLLUTION))("Object.prototype.%s", (name) => {
  test.each(["before", "after"])("that is set %s the import opens nothing", async (when) => {
    if (when === "after") await import("../src/index.ts");
    pollute(name, POLLUTION[name]);
    const found = await sendAll().catch((error: Error) => [error.message]);
    // Some of these keep Node itself from sending anything.
    expect(found.filter((text) => text === "reached")).toEqual([]);
    expect(connections).toBeLessThan(2);
    connections = 0;
  });
});

/** Replaces a function by one that counts its calls and calls the original, as tools that trace requests do. */
function watch(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)!;
  const original = before.value as (...given: unknown[]) => unknown;
  const value = function (this: unknown, ...given: unknown[]): unknown {
    return new.target ? Reflect.construct(original, given, new.target) : Reflect.apply(original, this, given);
  };
  Object.defineProperty(owner, name, { ...before, value });
  syncBuiltinESMExports();
  undo.push(() => {
    Object.defineProperty(owner, name, before);
    syncBuiltinESMExports();
  });
}

const WATCHED: readonly (readonly [title: string, owner: object, name: string])[] = [
  ["net.connect", net, "connect"],
  ["net.createConnection", net, "createConnection"],
  ["net.Socket.prototype.connect", net.Socket.prototype, "connect"],
  ["tls.connect", tls, "connect"],
  ["dns.lookup", dns, "lookup"],
  ["dns.promises.lookup", dns.promises, "lookup"],
  ["Array.prototype.some", Array.prototype, "some"],
  ["Array.prototype.filter", Array.prototype, "filter"],
  ["Map.prototype.get", Map.prototype, "get"],
  ["Set.prototype.has", Set.prototype, "has"],
  ["RegExp.prototype.exec", RegExp.prototype, "exec"],
  ["String.prototype.split", String.prototype, "split"],
];

describe.each(WATCHED)("%s", (_, owner, name) => {
  test.each(["before", "after"])("that is watched since %s the import changes nothing", async (when) => {
    if (when === "after") await import("../src/index.ts");
    watch(owner, name);
    expect(await sendAll()).toEqual(REJECTED);
  });
});

test("what a replaced dns.lookup returns is judged as any other answer", async () => {
  const { createPolicy, guardedFetch } = await import("../src/index.ts");
  const before = dns.lookup;
  dns.lookup = ((_: string, __: object, done: (error: null, found: unknown) => void) =>
    done(null, [{ address: "127.0.0.1", family: 4 }])) as never;
  syncBuiltinESMExports();
  undo.push(() => {
    dns.lookup = before;
    syncBuiltinESMExports();
  });
  const error = await guardedFetch(createPolicy())(`http://name.example.com:${port}/`).catch((error) => error);
  expect(error).toMatchObject({ rule: "special-address", address: "127.0.0.1" });
});
