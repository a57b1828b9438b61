import { makeSet } from "@url/ip/set";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import {
  createPolicy,
  explain,
  guardedAgent,
  guardedFetch,
  guardedLookup,
  type Policy,
  type PolicyOptions,
} from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";

test.each<[unknown, typeof TypeError, string]>([
  [null, TypeError, "options"],
  ["https", TypeError, "options"],
  [new Map([["schemes", ["https"]]]), TypeError, "options"],
  [{ limits: new Map([["time", 1]]) }, TypeError, "limits"],
  [{ hosts: new Date() }, TypeError, "hosts"],
  [{ schemes: "https" }, TypeError, "schemes"],
  [{ schemes: ["ftp"] }, RangeError, "schemes"],
  [{ schemes: ["https:"] }, RangeError, "schemes"],
  [{ schemes: [1] }, TypeError, "schemes"],
  [{ ports: 443 }, TypeError, "ports"],
  [{ ports: ["443"] }, TypeError, "ports"],
  [{ ports: [65_536] }, RangeError, "ports"],
  [{ ports: [-1] }, RangeError, "ports"],
  [{ ports: [Number.NaN] }, RangeError, "ports"],
  [{ ports: [[2, 1]] }, RangeError, "ports"],
  [{ ports: [[1]] }, TypeError, "ports"],
  [{ hosts: ["example.com"] }, TypeError, "hosts"],
  [{ hosts: { allow: "example.com" } }, TypeError, "hosts.allow"],
  [{ hosts: { allow: ["*"] } }, RangeError, "hosts.allow"],
  [{ hosts: { allow: ["a.*.example.com"] } }, RangeError, "hosts.allow"],
  [{ hosts: { allow: ["https://example.com"] } }, RangeError, "hosts.allow"],
  [{ hosts: { allow: ["example.com:80"] } }, RangeError, "hosts.allow"],
  [{ hosts: { deny: ["127.0.0.1"] } }, RangeError, "hosts.deny"],
  [{ hosts: { deny: [""] } }, RangeError, "hosts.deny"],
  [{ hosts: { deny: [/example/] } }, TypeError, "hosts.deny"],
  [{ addresses: ["10.0.0.0/8"] }, TypeError, "addresses"],
  [{ addresses: { allow: "10.0.0.0/8" } }, TypeError, "addresses.allow"],
  [{ addresses: { allow: {} } }, TypeError, "addresses.allow"],
  [{ addresses: { deny: new Set(["10.0.0.0/8"]) } }, TypeError, "addresses.deny"],
  [{ addresses: { allow: ["10.0.0.1/8"] } }, RangeError, "addresses.allow"],
  [{ addresses: { allow: ["10.0.0.0/8 "] } }, RangeError, "addresses.allow"],
  [{ addresses: { deny: ["10.1"] } }, RangeError, "addresses.deny"],
  [{ addresses: { deny: [1] } }, TypeError, "addresses.deny"],
  [{ addresses: { nat64: ["64:ff9b::/95"] } }, RangeError, "addresses.nat64"],
  [{ addresses: { nat64: ["10.0.0.0/8"] } }, RangeError, "addresses.nat64"],
  [{ addresses: { own: "deny" } }, RangeError, "own"],
  [{ addresses: { own: false } }, TypeError, "own"],
  [{ grants: {} }, TypeError, "grants"],
  [{ grants: ["a.example"] }, TypeError, "grants[0]"],
  [{ grants: Array(1) }, TypeError, "grants[0]"],
  [{ grants: [{}] }, TypeError, "grants[0]: hosts"],
  [{ grants: [{ hosts: ["a.example"], ports: [443] }] }, TypeError, "grants[0]: addresses"],
  [{ grants: [{ hosts: ["a.example"], addresses: ["10.0.0.0/8"] }] }, TypeError, "grants[0]: ports"],
  [{ grants: [{ hosts: ["a.example"], addresses: ["10.0.0.0/8"], port: 443 }] }, TypeError, "port"],
  [{ grants: [{ hosts: ["*"], addresses: [], ports: [] }] }, RangeError, "grants[0]: hosts[0]"],
  [{ grants: [{ hosts: ["*.10.0.0.1"], addresses: [], ports: [] }] }, RangeError, "grants[0]: hosts[0]"],
  [{ grants: [{ hosts: [], addresses: ["10.0.0.1/8"], ports: [] }] }, RangeError, "grants[0]: addresses[0]"],
  [{ grants: [{ hosts: [], addresses: [], ports: [65_536] }] }, RangeError, "grants[0]: ports[0]"],
  [{ ports: Array(1) }, TypeError, "ports[0]"],
  [{ sockets: Array(1) }, TypeError, "sockets"],
  [{ dryRun: 1, onDecision: () => {} }, TypeError, "dryRun"],
  [{ dryRun: true }, TypeError, "onDecision"],
  [JSON.parse('{"__proto__": {"dryRun": true}}'), TypeError, "__proto__"],
  [{ answers: "all" }, RangeError, "answers"],
  [{ answers: true }, TypeError, "answers"],
  [{ credentials: "include" }, RangeError, "credentials"],
  [{ redirects: 5 }, TypeError, "redirects"],
  [{ redirects: { limit: "5" } }, TypeError, "limit"],
  [{ redirects: { limit: -1 } }, RangeError, "limit"],
  [{ redirects: { downgrade: 1 } }, TypeError, "downgrade"],
  [{ redirects: { keepHeaders: "cookie" } }, TypeError, "keepHeaders"],
  [{ sockets: "/var/run/docker.sock" }, TypeError, "sockets"],
  [{ sockets: [null] }, TypeError, "sockets"],
  [{ proxies: ["proxy:3128"] }, RangeError, "proxies"],
  [{ proxies: ["//proxy"] }, RangeError, "proxies"],
  [{ limits: 5 }, TypeError, "limits"],
  [{ limits: { time: "1s" } }, TypeError, "time"],
  [{ limits: { connectTime: Number.NaN } }, RangeError, "connectTime"],
  [{ limits: { responseBytes: "1mb" } }, TypeError, "responseBytes"],
  [{ onDecision: "log" }, TypeError, "onDecision"],
  [{ host: { allow: ["example.com"] } }, TypeError, "host"],
  [{ hosts: { alow: ["example.com"] } }, TypeError, "alow"],
  [{ addresses: { denied: ["10.0.0.0/8"] } }, TypeError, "denied"],
  [{ redirects: { max: 1 } }, TypeError, "max"],
  [{ limits: { bytes: 1 } }, TypeError, "bytes"],
])("createPolicy(%j) throws, and names the option", (options, ErrorClass, name) => {
  const create = () => createPolicy(options as never);
  expect(create).toThrow(ErrorClass);
  expect(create).toThrow(name);
});

/** Nearly everything that is done with one throws, in words of the engine. */
const REVOKED = [{}, [], () => {}].map((target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
});

test.each<[string, (value: never) => PolicyOptions]>([
  ["options", (value) => value],
  ["schemes", (schemes) => ({ schemes })],
  ["schemes[0]", (scheme) => ({ schemes: [scheme] })],
  ["ports", (ports) => ({ ports })],
  ["ports[0]", (port) => ({ ports: [port] })],
  ["hosts", (hosts) => ({ hosts })],
  ["hosts.allow", (allow) => ({ hosts: { allow } })],
  ["hosts.deny[0]", (host) => ({ hosts: { deny: [host] } })],
  ["addresses", (addresses) => ({ addresses })],
  ["addresses.allow", (allow) => ({ addresses: { allow } })],
  ["addresses.deny", (address) => ({ addresses: { deny: [address] } })],
  ["nat64", (nat64) => ({ addresses: { nat64 } })],
  ["own", (own) => ({ addresses: { own } })],
  ["grants", (grants) => ({ grants })],
  ["grants[0]", (grant) => ({ grants: [grant] })],
  ["grants[0]: hosts", (hosts) => ({ grants: [{ hosts, addresses: [], ports: [] }] })],
  ["grants[0]: addresses", (addresses) => ({ grants: [{ hosts: [], addresses, ports: [] }] })],
  ["grants[0]: ports", (ports) => ({ grants: [{ hosts: [], addresses: [], ports }] })],
  ["answers", (answers) => ({ answers })],
  ["redirects", (redirects) => ({ redirects })],
  ["keepHeaders", (keepHeaders) => ({ redirects: { keepHeaders } })],
  ["sockets", (sockets) => ({ sockets })],
  ["proxies", (proxies) => ({ proxies })],
  ["limits", (limits) => ({ limits })],
  ["time", (time) => ({ limits: { time } })],
])("createPolicy names %s if it is a proxy that was revoked", (name, options) => {
  for (const value of REVOKED) {
    const create = () => createPolicy(options(value as never));
    expect(create).toThrow(TypeError);
    expect(create).toThrow(/^createPolicy: .+ must be .+, not /);
    expect(create).toThrow(name);
  }
});

test("a set whose arrays are others each time that they are read is not a set", () => {
  let reads = 0;
  const deny = {
    get ipv4() {
      return reads++ === 0 ? new Uint32Array(0) : (["8.8.8.8"] as never);
    },
    ipv6: new Uint32Array(3),
  };
  expect(() => createPolicy({ addresses: { deny } })).toThrow(/^createPolicy: addresses.deny must be an array/);
  const proxied = new Proxy(orThrow(makeSet(["8.8.8.8"])), {});
  expect(() => createPolicy({ addresses: { deny: proxied } })).toThrow(
    /^createPolicy: addresses.deny must be an array/,
  );
});

test.each([undefined, null, {}, Object.freeze({}), "policy", { ...createPolicy() }, Object.create(createPolicy())])(
  "what is not from createPolicy is rejected: %j",
  (value) => {
    const policy = value as Policy;
    expect(() => explain(policy, "http://example.com/")).toThrow(TypeError);
    expect(() => guardedAgent(policy)).toThrow(TypeError);
    expect(() => guardedFetch(policy)).toThrow(TypeError);
    expect(() => guardedLookup(policy)).toThrow(TypeError);
    expect(() => guardedDispatcher(policy)).toThrow(TypeError);
  },
);

test("addresses can be a set, of which the policy keeps a copy", () => {
  const set = orThrow(makeSet(["10.0.0.0/8"]));
  const policy = createPolicy({ addresses: { allow: set } });
  expect(explain(policy, "http://10.1.2.3/").rule).toBe("address-allowed");
  for (const part of Object.values(set)) if (ArrayBuffer.isView(part)) (part as Uint32Array).fill(0);
  expect(explain(policy, "http://10.1.2.3/").rule).toBe("address-allowed");
  expect(explain(createPolicy({ addresses: { deny: orThrow(makeSet(["8.8.8.8"])) } }), "http://8.8.8.8/").rule).toBe(
    "address-denied",
  );
});

test("a policy cannot be changed, and a later change of its options does not change it", () => {
  const allow = ["example.com"];
  const policy = createPolicy({ hosts: { allow } });
  allow.push("example.net");
  expect(explain(policy, "http://example.net/").rule).toBe("host-not-allowed");
  expect(Object.isFrozen(policy)).toBe(true);
});

test("a function refuses a policy with an option that it cannot apply", () => {
  const fetching = createPolicy({ redirects: { limit: 1 }, limits: { time: 1, connectTime: 1 }, credentials: "allow" });
  expect(() => guardedFetch(fetching)).not.toThrow();
  expect(() => guardedAgent(fetching)).toThrow(/^guardedAgent: the option credentials of the policy has no effect/);
  expect(() => guardedAgent(createPolicy({ limits: { time: 1 } }))).not.toThrow();
  expect(() => guardedAgent(createPolicy({ redirects: { downgrade: true } }))).toThrow("redirects.downgrade");
  expect(() => guardedAgent(createPolicy({ limits: { connectTime: 1 }, redirects: {}, hosts: {} }))).not.toThrow();
  expect(() => guardedDispatcher(createPolicy({ sockets: ["/s"] }))).toThrow("sockets");
  expect(() => guardedLookup(createPolicy({ ports: [443] }))).toThrow("ports");
  expect(() => guardedLookup(createPolicy({ ports: undefined, hosts: { deny: [] } }))).not.toThrow();
});

// A resolver that leaves out empty labels would find the host that is denied.
test.each(["http://example.com../", "http://.example.com/", "http://a..example.com/", "http://./", "http://../"])(
  "a name with an empty label is rejected: %s",
  (url) => {
    expect(explain(createPolicy({ hosts: { deny: ["example.com", "*.example.com"] } }), url).rule).toBe("invalid-host");
  },
);
