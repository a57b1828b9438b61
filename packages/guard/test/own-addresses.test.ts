import { createRequire, syncBuiltinESMExports } from "node:module";
import type { NetworkInterfaceInfo } from "node:os";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPolicy, explain, type PolicyOptions } from "../src/index.ts";

const os: typeof import("node:os") = createRequire(import.meta.url)("node:os");

/** What this machine has, in place of what it really has. */
function pretend(read: () => readonly string[]): { readonly calls: number } {
  const seen = { calls: 0 };
  vi.spyOn(os, "networkInterfaces").mockImplementation(() => {
    seen.calls++;
    const all = read().map((cidr) => {
      const address = cidr.replace(/\/.*/, "");
      return { address, cidr, family: address.includes(":") ? "IPv6" : "IPv4" } as NetworkInterfaceInfo;
    });
    return { eth0: all, gone: undefined };
  });
  syncBuiltinESMExports();
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // The addresses that an earlier test read are old.
  vi.advanceTimersByTime(10_000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Far from what the real clock says, by which an earlier file may have read the addresses. */
let started = 1e12;
/** Another time than in every test before, so that nothing is remembered. */
function start(read: () => readonly string[]) {
  vi.setSystemTime(0);
  vi.advanceTimersByTime((started += 100_000));
  return pretend(read);
}

const ruleOf = (host: string, options: PolicyOptions = {}) => explain(createPolicy(options), `http://${host}/`).rule;

describe("the addresses of this machine", () => {
  test.each([
    ["81.2.69.142", "own-address"],
    ["81.2.69.143", "public-address"],
    ["[::ffff:81.2.69.142]", "own-address"],
    ["[64:ff9b::5102:458e]", "own-address"],
    ["[2a02:6b8::1:2:3:4]", "own-address"],
    ["[2a02:6b8:0:1::1]", "public-address"],
    ["[2606:4700::1]", "own-address"],
    ["[2606:4700::2]", "public-address"],
    ["10.0.0.5", "special-address"],
    ["10.0.0.6", "special-address"],
  ])("%s: %s", (host, rule) => {
    start(() => ["81.2.69.142/24", "10.0.0.5/8", "2a02:6b8::abcd/64", "2606:4700::1/128", "fe80::1%eth0/64"]);
    expect(ruleOf(host)).toBe(rule);
  });

  test("are allowed by an option, by addresses.allow and by a grant", () => {
    start(() => ["81.2.69.142/24"]);
    expect(ruleOf("81.2.69.142", { addresses: { own: "allow" } })).toBe("public-address");
    expect(ruleOf("81.2.69.142", { addresses: { own: "reject" } })).toBe("own-address");
    expect(ruleOf("81.2.69.142", { addresses: { allow: ["81.2.69.0/24"] } })).toBe("address-allowed");
    expect(
      ruleOf("81.2.69.142", { grants: [{ hosts: ["81.2.69.142"], addresses: ["81.2.69.0/24"], ports: [80] }] }),
    ).toBe("granted");
  });

  test("are read again when a second has passed, and not for each request", () => {
    let mine = "81.2.69.142/24";
    const seen = start(() => [mine]);
    const policy = createPolicy();
    const judge = (host: string) => explain(policy, `http://${host}/`).rule;
    expect(judge("81.2.69.142")).toBe("own-address");
    const before = seen.calls;
    for (let times = 0; times < 1000; times++) judge("81.2.69.142");
    expect(seen.calls).toBe(before);
    mine = "81.2.69.150/24";
    vi.advanceTimersByTime(1000);
    expect(judge("81.2.69.142")).toBe("public-address");
    expect(judge("81.2.69.150")).toBe("own-address");
    expect(seen.calls).toBe(before + 1);
  });

  test("that cannot be read make a policy fail, or every address be one of them", () => {
    let isReadable = true;
    start(() => {
      if (isReadable) return ["81.2.69.142/24"];
      throw new Error("not permitted");
    });
    const policy = createPolicy();
    isReadable = false;
    expect(explain(policy, "http://8.8.8.8/").rule).toBe("own-address");
    expect(() => createPolicy()).toThrow('set addresses.own to "allow"');
    expect(ruleOf("8.8.8.8", { addresses: { own: "allow" } })).toBe("public-address");
  });

  test("that are written in an unknown way are not passed over", () => {
    start(() => ["eth0"]);
    expect(() => createPolicy()).toThrow("cannot be read");
  });
});
