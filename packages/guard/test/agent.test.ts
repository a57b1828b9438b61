import { get, type RequestOptions } from "node:http";
import { createServer, type LookupFunction } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  createPolicy,
  type Decision,
  GuardError,
  type GuardedAgents,
  guardedAgent,
  guardedLookup,
  type PolicyOptions,
} from "../src/index.ts";
import { getWith } from "./clients.ts";
import { resolver, serveLocally } from "./server.ts";

const local = serveLocally();

/** Loopback alone is allowed. */
const LOOPBACK: PolicyOptions = { addresses: { allow: ["127.0.0.0/8", "::1"] } };

const request = (agent: GuardedAgents["http"], options: RequestOptions) =>
  new Promise<string>((resolve, reject) => {
    get({ agent, port: local.port, ...options }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
    }).on("error", reject);
  });

test("an allowed address is reached, by itself and by a name", async () => {
  const { http } = guardedAgent(createPolicy(LOOPBACK), { lookup: resolver(["127.0.0.1"]) });
  expect(await getWith(http, `http://127.0.0.1:${local.port}/`)).toBe("secret");
  expect(await getWith(http, `http://name.example.com:${local.port}/`)).toBe("secret");
  expect(local.connections).toBe(2);
});

test("a name that is allowed before and resolves to another address when Node connects is rejected", async () => {
  const answers = resolver(["8.8.8.8"], ["127.0.0.1"]);
  const policy = createPolicy();
  const first = await new Promise((done) => answers("a.example.com", { all: true }, (_, found) => done(found)));
  expect(first).toEqual([{ address: "8.8.8.8", family: 4 }]);
  const { http } = guardedAgent(policy, { lookup: answers });
  await expect(getWith(http, `http://a.example.com:${local.port}/`)).rejects.toMatchObject({ rule: "special-address" });
  expect(local.connections).toBe(0);
});

test("every request that opens a connection is judged, and one that is kept alive is reused", async () => {
  const decisions: Decision[] = [];
  const policy = createPolicy({ ...LOOPBACK, onDecision: (decision) => decisions.push(decision) });
  const { http } = guardedAgent(policy, { keepAlive: true, lookup: resolver(["127.0.0.1"], ["10.0.0.1"]) });
  for (const _ of [1, 2, 3]) expect(await getWith(http, `http://a.example.com:${local.port}/`)).toBe("secret");
  expect(local.connections).toBe(1);
  expect(decisions.map(({ rule, address }) => [rule, address])).toEqual([["address-allowed", "127.0.0.1"]]);
  // Another host is another connection, although the server is the same.
  await expect(getWith(http, `http://b.example.com:${local.port}/`)).rejects.toBeInstanceOf(GuardError);
  http.destroy();
});

test.each([true, false])("with autoSelectFamily %s, only addresses that are allowed are dialled", async (auto) => {
  const lookup = resolver(["2606:4700::1", "10.0.0.1", "127.0.0.1"]);
  const some = guardedAgent(
    createPolicy({ ...LOOPBACK, answers: "some", addresses: { allow: ["127.0.0.1"], deny: ["::/0"] } }),
    {
      lookup,
      autoSelectFamily: auto,
    },
  );
  expect(await getWith(some.http, `http://a.example.com:${local.port}/`)).toBe("secret");
  const every = guardedAgent(createPolicy(LOOPBACK), { lookup, autoSelectFamily: auto });
  await expect(getWith(every.http, `http://a.example.com:${local.port}/`)).rejects.toMatchObject({
    address: "10.0.0.1",
  });
  expect(local.connections).toBe(1);
});

test.each([
  ["127.1", "special-address"],
  ["0x7f000001", "special-address"],
  ["::1", "special-address"],
  ["[::1]", "special-address"],
  ["::ffff:127.0.0.1", "special-address"],
  ["fe80::1%lo", "invalid-host"],
  ["localhost", "special-use-name"],
  ["wiki", "single-label-name"],
  ["a b", "invalid-host"],
])("the host %s of a request is rejected: %s", async (host, rule) => {
  const { http } = guardedAgent(createPolicy(), { lookup: resolver(["127.0.0.1"]) });
  await expect(request(http, { host })).rejects.toMatchObject({ rule });
  expect(local.connections).toBe(0);
});

test("a lookup and a createConnection of the request do not replace those of the agent", async () => {
  const asked: string[] = [];
  const lookup: LookupFunction = (name, _, done) => {
    asked.push(name);
    done(null, "127.0.0.1", 4);
  };
  const createConnection = () => {
    asked.push("createConnection");
    throw new Error("called");
  };
  const policy = createPolicy({ addresses: { deny: ["8.8.8.8"] } });
  const denying = guardedAgent(policy, { lookup: resolver(["8.8.8.8"]) });
  await expect(
    request(denying.http, { host: "a.example.com", lookup, createConnection } as never),
  ).rejects.toMatchObject({
    rule: "address-denied",
  });
  expect(asked).toEqual([]);
});

test("a Unix domain socket is rejected, unless the policy names it", async () => {
  const socketPath = join(tmpdir(), `guard-${process.pid}.sock`);
  const server = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsocket"));
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  const rejecting = guardedAgent(createPolicy());
  const naming = guardedAgent(createPolicy({ sockets: [socketPath] }));
  await expect(request(rejecting.http, { socketPath })).rejects.toMatchObject({
    rule: "unix-socket",
    address: socketPath,
  });
  await expect(request(guardedAgent(createPolicy(), { socketPath } as never).http, {})).rejects.toMatchObject({
    rule: "unix-socket",
  });
  expect(await request(naming.http, { socketPath })).toBe("socket");
  await expect(request(naming.http, { socketPath: `${socketPath}x` })).rejects.toMatchObject({ rule: "unix-socket" });
  server.close();
});

test("an error of the resolver is passed on, and an empty answer is rejected", async () => {
  const failing: LookupFunction = (_, __, done) => done(Object.assign(new Error("none"), { code: "ENOTFOUND" }), "");
  const none = guardedAgent(createPolicy(), { lookup: resolver([]) });
  await expect(
    getWith(guardedAgent(createPolicy(), { lookup: failing }).http, "http://a.example.com/"),
  ).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(getWith(none.http, "http://a.example.com/")).rejects.toMatchObject({ rule: "no-address" });
});

test.each([null, undefined, 1, {}, [null]])(
  "an answer of the resolver that has no addresses is an error: %j",
  async (answer) => {
    const lookup = ((_: unknown, __: unknown, done: (error: null, answer: unknown) => void) => {
      setImmediate(() => done(null, answer));
    }) as never;
    const { http } = guardedAgent(createPolicy(), { lookup });
    await expect(getWith(http, "http://a.example.com/")).rejects.toThrow(TypeError);
  },
);

test("what onDecision throws rejects the connection", async () => {
  const onDecision = () => {
    throw new Error("the log is full");
  };
  const policy = createPolicy({ ...LOOPBACK, onDecision });
  const { http } = guardedAgent(policy, { lookup: resolver(["127.0.0.1"]) });
  await expect(getWith(http, `http://127.0.0.1:${local.port}/`)).rejects.toThrow("the log is full");
  await expect(getWith(http, `http://a.example.com:${local.port}/`)).rejects.toThrow("the log is full");
  expect(local.connections).toBe(0);
});

test("a connection that is not open in time is destroyed", async () => {
  const never: LookupFunction = () => {};
  const decisions: string[] = [];
  const onDecision = ({ rule }: Decision) => void decisions.push(rule);
  const { http } = guardedAgent(createPolicy({ limits: { connectTime: 20 }, onDecision }), { lookup: never });
  await expect(getWith(http, "http://a.example.com/")).rejects.toMatchObject({ rule: "connect-time" });
  expect(decisions).toEqual(["connect-time"]);
});

test("the schemes and ports of the policy hold for agents", async () => {
  const https = guardedAgent(createPolicy({ ...LOOPBACK, schemes: ["https"] }));
  await expect(getWith(https.http, `http://127.0.0.1:${local.port}/`)).rejects.toMatchObject({ rule: "scheme" });
  const ports = guardedAgent(createPolicy({ ...LOOPBACK, ports: [443] }));
  await expect(getWith(ports.http, `http://127.0.0.1:${local.port}/`)).rejects.toMatchObject({ rule: "port" });
});

test("the message of a rejection does not have the address, and JSON does not have what is private", async () => {
  const { http } = guardedAgent(createPolicy(), { lookup: resolver(["10.1.2.3"]) });
  const error = await getWith(http, "http://a.example.com/").catch((error) => error);
  expect(error).toMatchObject({ name: "GuardError", address: "10.1.2.3", host: "a.example.com" });
  expect(error.message).toBe("The request was rejected: special-address");
  expect(JSON.stringify(error)).toBe('{"code":"ERR_REQUEST_REJECTED","rule":"special-address"}');
});

test("a proxy of the environment is rejected when the agent is made, unless the policy names it", () => {
  const proxyEnv = { HTTP_PROXY: "http://127.0.0.1:3128", https_proxy: "http://127.0.0.1:3128" };
  expect(() => guardedAgent(createPolicy(), { proxyEnv: null } as never)).not.toThrow();
  expect(() => guardedAgent(createPolicy(), { proxyEnv } as never)).toThrow(RangeError);
  expect(() => guardedAgent(createPolicy({ proxies: ["http://127.0.0.1:8080"] }), { proxyEnv } as never)).toThrow(
    RangeError,
  );
  expect(() =>
    guardedAgent(createPolicy({ proxies: ["http://127.0.0.1:3128/"] }), { proxyEnv } as never),
  ).not.toThrow();
});

test("guardedLookup passes on the addresses that are allowed, in both forms of dns.lookup", async () => {
  const look = (lookup: LookupFunction, name: string, options: object) =>
    new Promise((resolve, reject) => {
      lookup(name, options, (error, address, family) => (error ? reject(error) : resolve([address, family])));
    });
  const lookup = guardedLookup(createPolicy({ answers: "some" }), { lookup: resolver(["10.0.0.1", "8.8.8.8"]) });
  expect(await look(lookup, "a.example.com", {})).toEqual(["8.8.8.8", 4]);
  expect(await look(lookup, "a.example.com", { all: true })).toEqual([[{ address: "8.8.8.8", family: 4 }], undefined]);
  const called = new Promise((done) =>
    (lookup as unknown as (name: string, done: unknown) => void)("a.example.com", (_: null, address: string) =>
      done(address),
    ),
  );
  expect(await called).toBe("8.8.8.8");
  const rejected = guardedLookup(createPolicy(), { lookup: resolver(["127.0.0.1"]) });
  await expect(look(rejected, "a.example.com", {})).rejects.toMatchObject({ rule: "special-address" });
  await expect(look(rejected, "localhost", {})).rejects.toMatchObject({ rule: "special-use-name" });
  await expect(look(rejected, "127.0.0.1", {})).rejects.toMatchObject({ rule: "special-address" });
});
