import { BlockList, isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createPolicy,
  explain,
  type GrantOptions,
  guardedAgent,
  guardedFetch,
  type PolicyOptions,
} from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { getWith } from "./clients.ts";
import { resolver, serveLocally } from "./server.ts";

const GRANT: GrantOptions = {
  hosts: ["db.internal", "*.partner.example.com", "10.20.0.9", "wiki"],
  addresses: ["10.20.0.0/16", "fd12::/32"],
  ports: [443, [8000, 8999], 25],
};

describe.each<[string, PolicyOptions, readonly (readonly [url: string, address: string | null, rule: string])[]]>([
  [
    "a grant",
    { grants: [GRANT] },
    [
      ["https://a.partner.example.com/", "10.20.1.1", "granted"],
      ["https://a.partner.example.com./", "fd12::1", "granted"],
      ["https://a.partner.example.com:8999/", "10.20.1.1", "granted"],
      ["https://a.partner.example.com:9000/", "10.20.1.1", "special-address"],
      ["https://a.partner.example.com/", "10.21.0.1", "special-address"],
      ["https://a.partner.example.com/", "8.8.8.8", "public-address"],
      ["https://partner.example.com/", "10.20.1.1", "special-address"],
      ["https://evil.example.com/", "10.20.1.1", "special-address"],
      ["https://db.internal/", "10.20.1.1", "granted"],
      // Only the grant allows the name, so that it is allowed nothing else.
      ["https://db.internal/", "8.8.8.8", "special-use-name"],
      ["http://db.internal/", "10.20.1.1", "special-use-name"],
      ["https://wiki/", "10.20.1.1", "granted"],
      ["https://wiki/", "1.1.1.1", "single-label-name"],
      ["http://a.partner.example.com:25/", "10.20.1.1", "granted"],
      ["http://a.partner.example.com:25/", "8.8.8.8", "port"],
      ["http://a.partner.example.com:26/", "10.20.1.1", "special-address"],
      ["https://10.20.0.9/", null, "granted"],
      ["https://[::ffff:10.20.0.9]/", null, "granted"],
      ["http://10.20.0.9/", null, "special-address"],
      ["https://10.20.0.8/", null, "special-address"],
    ],
  ],
  [
    "a grant beside lists",
    {
      schemes: ["https"],
      hosts: { allow: ["example.com"], deny: ["old.partner.example.com"] },
      addresses: { deny: ["10.20.9.0/24"] },
      grants: [GRANT],
    },
    [
      ["https://a.partner.example.com/", "10.20.1.1", "granted"],
      ["https://a.partner.example.com/", "8.8.8.8", "host-not-allowed"],
      ["https://old.partner.example.com/", "10.20.1.1", "host-denied"],
      ["https://a.partner.example.com/", "10.20.9.1", "address-denied"],
      ["http://a.partner.example.com:443/", "10.20.1.1", "scheme"],
      ["https://example.com/", "8.8.8.8", "public-address"],
      ["https://example.com/", "10.20.1.1", "special-address"],
      ["https://other.example.com/", "10.20.1.1", "host-not-allowed"],
    ],
  ],
  [
    "a grant around a cloud's services",
    { grants: [{ hosts: ["*.example.com"], addresses: ["169.254.0.0/16"], ports: [80] }] },
    [
      ["http://a.example.com/", "169.254.1.1", "granted"],
      ["http://a.example.com/", "169.254.169.254", "cloud-service"],
    ],
  ],
  [
    "a grant of a cloud's service",
    { grants: [{ hosts: ["metadata"], addresses: ["169.254.169.254"], ports: [80] }] },
    [
      ["http://metadata/", "169.254.169.254", "granted"],
      ["http://a.example.com/", "169.254.169.254", "cloud-service"],
    ],
  ],
  [
    "a grant without hosts",
    { grants: [{ ...GRANT, hosts: [] }] },
    [["https://wiki/", "10.20.1.1", "single-label-name"]],
  ],
  [
    "a grant without ports",
    { grants: [{ ...GRANT, ports: [] }] },
    [["https://wiki/", "10.20.1.1", "single-label-name"]],
  ],
  [
    "a grant without addresses",
    { grants: [{ ...GRANT, addresses: [] }] },
    [["https://wiki/", "10.20.1.1", "single-label-name"]],
  ],
])("%s", (_, options, rows) => {
  test.each(rows)("%s at %s: %s", (url, address, rule) => {
    const addresses = address === null ? undefined : [address];
    expect(explain(createPolicy(options), url, { addresses }).rule).toBe(rule);
  });
});

const HOSTS = ["a.example.com", "b.example.com", "example.com", "db.internal", "wiki", "10.0.0.1", "8.8.8.8"];
const PATTERNS = ["a.example.com", "*.example.com", "*.internal", "db.internal", "wiki", "10.0.0.1"];
const PREFIXES = ["10.0.0.0/8", "10.0.0.0/31", "8.8.0.0/16", "127.0.0.1", "169.254.0.0/16", "fd00::/8", "0.0.0.0/0"];
const ADDRESSES = [
  "10.0.0.1",
  "10.9.9.9",
  "8.8.8.8",
  "1.1.1.1",
  "127.0.0.1",
  "169.254.169.254",
  "fd12::1",
  "2606:4700::1",
];
const PORTS = [25, 80, 443, 8080];

const grants = fc.array(
  fc.record({
    hosts: fc.subarray(PATTERNS),
    addresses: fc.subarray(PREFIXES),
    ports: fc.array(fc.constantFrom<number | readonly [number, number]>(25, 80, 443, [80, 443], [8000, 9000])),
  }),
  { maxLength: 3 },
);
const options = fc.record(
  {
    hosts: fc.record(
      { allow: fc.subarray(PATTERNS.slice(0, 5)), deny: fc.subarray(PATTERNS.slice(0, 5)) },
      { requiredKeys: [] },
    ),
    addresses: fc.record(
      { allow: fc.subarray(PREFIXES), deny: fc.subarray(PREFIXES.slice(0, 4)) },
      { requiredKeys: [] },
    ),
    ports: fc.subarray(PORTS),
  },
  { requiredKeys: [] },
);
const place = fc.record({
  host: fc.constantFrom(...HOSTS),
  port: fc.constantFrom(...PORTS),
  address: fc.constantFrom(...ADDRESSES),
});

/** Whether a grant has all three, written without the code that is tested. */
function covers({ hosts, addresses, ports }: GrantOptions, host: string, port: number, address: string): boolean {
  const list = new BlockList();
  for (const item of addresses as readonly string[]) {
    const [start, length] = item.split("/") as [string, string | undefined];
    const family = isIP(start) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(start, length === undefined ? (family === "ipv4" ? 32 : 128) : Number(length), family);
  }
  return (
    hosts.some((pattern) => (pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : pattern === host)) &&
    ports.some((range) => (typeof range === "number" ? range === port : range[0] <= port && port <= range[1])) &&
    list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6")
  );
}

test("a grant allows nothing outside of its hosts, addresses and ports, and takes nothing away", () => {
  // `npm test` tries a part of the inputs: see docs/testing.md.
  const factor = Math.min(1, Number(process.env.PROPERTY_RUNS ?? 1));
  let granted = 0;
  fc.assert(
    fc.property(options, grants, place, (options, grants, { host, port, address }) => {
      const dialled = isIP(host) ? host : address;
      const judge = (options: PolicyOptions) =>
        explain(createPolicy(options), `http://${host}:${port}/`, { addresses: [address] });
      const before = judge(options);
      const after = judge({ ...options, grants });
      if (before.verdict === "allowed") expect(after.verdict).toBe("allowed");
      if (before.verdict === "allowed" || after.verdict !== "allowed") return;
      granted++;
      expect(after.rule).toBe("granted");
      expect(grants.some((grant) => covers(grant, host, port, dialled))).toBe(true);
      expect(before.rule).not.toMatch(/denied|cloud-service/);
    }),
    { numRuns: Math.ceil(5000 * factor), seed: 31 },
  );
  expect(granted).toBeGreaterThan(50 * factor);
});

test("a grant opens nothing by what is left out, or cannot be read", () => {
  for (const name of ["hosts", "addresses", "ports"] as const) {
    const { [name]: _, ...rest } = GRANT;
    expect(() => createPolicy({ grants: [rest as GrantOptions] })).toThrow(name);
    expect(() => createPolicy({ grants: [{ ...GRANT, [name]: undefined } as never] })).toThrow(name);
    expect(() => createPolicy({ grants: [Object.assign(Object.create({ [name]: GRANT[name] }), rest)] })).toThrow(
      TypeError,
    );
  }
});

const local = serveLocally();

describe("connections", () => {
  const lookup = resolver(["127.0.0.1"]);
  const policyFor = (port: number) =>
    createPolicy({ grants: [{ hosts: ["a.example.com", "db.internal"], addresses: ["127.0.0.1"], ports: [port] }] });
  test.each<[string, (port: number, url: string) => Promise<unknown>]>([
    ["guardedAgent", (port, url) => getWith(guardedAgent(policyFor(port), { lookup }).http, url)],
    ["guardedFetch", async (port, url) => (await guardedFetch(policyFor(port), { lookup })(url)).text()],
    [
      "guardedDispatcher",
      async (port, url) =>
        (await fetch(url, { dispatcher: guardedDispatcher(policyFor(port), { lookup }) } as RequestInit)).text(),
    ],
  ])("%s connects where a grant says so, and nowhere else", async (_, send) => {
    expect(await send(local.port, `http://a.example.com:${local.port}/`)).toBe("secret");
    expect(await send(local.port, `http://db.internal:${local.port}/`)).toBe("secret");
    expect(local.connections).toBe(2);
    await expect(send(local.port, `http://b.example.com:${local.port}/`)).rejects.toThrow();
    await expect(send(local.port, `http://127.0.0.1:${local.port}/`)).rejects.toThrow();
    await expect(send(local.port + 1, `http://a.example.com:${local.port}/`)).rejects.toThrow();
    expect(local.connections).toBe(2);
  });
});
