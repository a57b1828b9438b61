import { parseHost } from "@url/host";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { map } from "../src/index.ts";
import { firstAddress, lastAddress, parsePrefix } from "../src/prefix/index.ts";
import {
  classify,
  classifyHost,
  classifyPrefix,
  embedIPv4,
  extractIPv4,
  isGlobal,
  REGISTRIES_DATE,
  specialBlocks,
} from "../src/special/index.ts";
import { makeRandom } from "./random.ts";
import { failed, ok } from "./results.ts";

describe("the registries", () => {
  const blocks = specialBlocks();

  // As many as on 2026-07-18, and what IANA has added since.
  test("has at least 26 blocks of IPv4 and 25 of IPv6, each a canonical prefix, and a date", () => {
    expect(blocks.filter(({ prefix }) => !prefix.includes(":")).length).toBeGreaterThanOrEqual(26);
    expect(blocks.filter(({ prefix }) => prefix.includes(":")).length).toBeGreaterThanOrEqual(25);
    expect(blocks.map(({ prefix }) => parsePrefix(prefix))).toEqual(blocks.map(({ prefix }) => ok(prefix)));
    expect(REGISTRIES_DATE).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test("every row is complete", () => {
    for (const block of blocks) {
      expect(block.name).not.toBe("");
      expect(block.reference).toMatch(/^\[RFC\d+\]/);
      expect(block.allocated).toMatch(/^\d{4}-\d\d$/);
      expect(block.terminated ?? "2000-01").toMatch(/^\d{4}-\d\d$/);
    }
  });

  test("both ends of each block are classified by it, or by a longer block in it", () => {
    for (const block of blocks) {
      for (const end of [orThrow(firstAddress(block.prefix)), orThrow(lastAddress(block.prefix))]) {
        const found = orThrow(classify(end)).block;
        expect(Number(found?.prefix.split("/")[1])).toBeGreaterThanOrEqual(Number(block.prefix.split("/")[1]));
      }
    }
  });

  test("has the rows of the registry: 192.0.0.9, and 2001:10::/28, which has ended and has no flags", () => {
    expect(orThrow(classify("192.0.0.9")).block).toEqual({
      prefix: "192.0.0.9/32",
      name: "Port Control Protocol Anycast",
      reference: "[RFC7723]",
      allocated: "2015-10",
      terminated: null,
      source: true,
      destination: true,
      forwardable: true,
      globallyReachable: true,
      reservedByProtocol: false,
    });
    expect(orThrow(classify("2001:10::1")).block).toEqual({
      prefix: "2001:10::/28",
      name: "Deprecated (previously ORCHID)",
      reference: "[RFC4843]",
      allocated: "2007-03",
      terminated: "2014-03",
      source: null,
      destination: null,
      forwardable: null,
      globallyReachable: null,
      reservedByProtocol: null,
    });
  });
});

test.each([
  ["0.0.0.0", "unspecified", "This host on this network"],
  ["0.1.2.3", "special", "This network"],
  ["10.0.0.1", "private", "Private-Use"],
  ["100.64.0.1", "shared", "Shared Address Space"],
  ["127.0.0.1", "loopback", "Loopback"],
  ["169.254.169.254", "link-local", "Link Local"],
  ["172.31.255.255", "private", "Private-Use"],
  ["192.0.0.1", "special", "IPv4 Service Continuity Prefix"],
  ["192.0.0.170", "special", "NAT64/DNS64 Discovery"],
  ["192.0.0.171", "special", "NAT64/DNS64 Discovery"],
  ["192.0.0.255", "special", "IETF Protocol Assignments"],
  ["192.0.2.1", "documentation", "Documentation (TEST-NET-1)"],
  ["192.31.196.1", "global", "AS112-v4"],
  ["192.88.99.1", "special", "Deprecated (6to4 Relay Anycast)"],
  ["192.168.0.1", "private", "Private-Use"],
  ["198.19.0.1", "benchmarking", "Benchmarking"],
  ["240.0.0.1", "reserved", "Reserved"],
  ["255.255.255.255", "broadcast", "Limited Broadcast"],
  ["::", "unspecified", "Unspecified Address"],
  ["::1", "loopback", "Loopback Address"],
  ["100::1", "special", "Discard-Only Address Block"],
  // The kind is that of the Teredo server in it, 0.0.0.0.
  ["2001::1", "unspecified", "TEREDO"],
  ["2001:1::3", "global", "DNS-SD Service Registration Protocol Anycast"],
  ["2001:1::4", "special", "IETF Protocol Assignments"],
  ["2001:db8::1", "documentation", "Documentation"],
  ["3fff::1", "documentation", "Documentation"],
  ["5f00::1", "special", "Segment Routing (SRv6) SIDs"],
  ["fd00::1", "private", "Unique-Local"],
  ["fe80::1", "link-local", "Link-Local Unicast"],
])("%s is %s: %s", (address, kind, name) => {
  const found = orThrow(classify(address));
  expect([found.kind, found.block?.name]).toEqual([kind, name]);
  expect(found.isGlobal).toBe(kind === "global");
});

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.0", "223.255.255.255", "2606:4700::1111", "2000::", "3ffe:ffff::"])(
  "%s is global, and matches no row",
  (address) => {
    const value = { kind: "global", isGlobal: true, block: null, embedded: [] };
    expect(classify(address)).toMatchObject({ ok: true, value });
    expect(isGlobal(address)).toBe(true);
  },
);

describe("isGlobal fails closed", () => {
  test.each([
    ["multicast of every scope", ["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"]],
    ["IPv6 that has not been allocated", ["4000::1", "fec0::1", "1000::1", "::2", "fe00::", "200::"]],
    ["a flag that the registry leaves open", ["2002:808:808::1", "2001:0:808:808::f7f7:f7f7", "192.88.99.1"]],
    ["an address that stands for an IPv4 address", ["::8.8.8.8", "64:ff9b:1::808:808"]],
    [
      "a reachable address that contains an unreachable one",
      ["64:ff9b::7f00:1", "64:ff9b::a00:1", "2606:4700::5efe:10.0.0.1", "::ffff:127.0.0.1", "::ffff:224.0.0.1"],
    ],
  ])("%s", (_, addresses) => {
    expect(addresses.filter(isGlobal)).toEqual([]);
  });

  test.each(["", "x", "010.8.8.8", "8.8.8", "8.8.8.8/32", "fe80::1%1", "[2606:4700::]"])(
    "throws for %j, which is not an address",
    (text) => {
      expect(() => isGlobal(text)).toThrow(
        new TypeError(`isGlobal: address must be an IP address, not ${JSON.stringify(text)}.`),
      );
    },
  );

  test("says of an IPv4-mapped address what it says of the IPv4 address in it", () => {
    const random = makeRandom(31);
    for (let times = 0; times < 2000; times++) {
      const address = random.address(4);
      const mapped = orThrow(map(address));
      expect([mapped, isGlobal(mapped)]).toEqual([mapped, isGlobal(address)]);
      const { kind, isGlobal: is, block } = orThrow(classify(mapped));
      expect([kind, is]).toEqual([orThrow(classify(address)).kind, isGlobal(address)]);
      expect(block?.prefix).toBe("::ffff:0:0/96");
    }
    expect(orThrow(classifyPrefix("::ffff:8.8.8.0/120"))).toMatchObject({ kind: "global", isGlobal: true });
    expect(orThrow(classifyPrefix("::ffff:10.0.0.0/103")).parts.map(({ kind }) => kind)).toEqual(["private", "global"]);
  });

  test("accepts NAT64 and ISATAP addresses that contain a global address", () => {
    expect(isGlobal("64:ff9b::808:808")).toBe(true);
    expect(isGlobal("2606:4700::5efe:8.8.8.8")).toBe(true);
  });
});

test.each([
  ["ff01::1", "Interface-Local"],
  ["ff02::1", "Link-Local"],
  ["ff03::1", "Realm-Local"],
  ["ff04::1", "Admin-Local"],
  ["ff05::1", "Site-Local"],
  ["ff06::1", "Unassigned"],
  ["ff08::1", "Organization-Local"],
  ["ff3e::1", "Global"],
  ["ff0f::1", "Reserved"],
])("RFC 7346: the scope of %s is %s", (address, scope) => {
  const value = { kind: "multicast", multicastScope: scope, block: null };
  expect(classify(address)).toMatchObject({ ok: true, value });
});

test("IPv4 multicast has no scope", () => {
  expect(classify("224.0.0.251")).toMatchObject({ ok: true, value: { kind: "multicast", multicastScope: null } });
});

test.each([
  ["::ffff:127.0.0.1", [["mapped", "127.0.0.1"]]],
  ["::7f00:1", [["compatible", "127.0.0.1"]]],
  ["64:ff9b::192.0.2.33", [["NAT64", "192.0.2.33"]]],
  // The lengths 96 and 64; 56 and 48 have the same zeros.
  [
    "64:ff9b:1::7f00:1",
    [
      ["NAT64-local", "127.0.0.1"],
      ["NAT64-local", "0.0.0.127"],
      ["NAT64-local", "0.0.0.0"],
    ],
  ],
  ["2002:7f00:1::", [["6to4", "127.0.0.1"]]],
  [
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    [
      ["Teredo-server", "65.54.227.120"],
      ["Teredo-client", "192.0.2.45"],
    ],
  ],
  ["fe80::5efe:10.0.0.1", [["ISATAP", "10.0.0.1"]]],
  ["2001:db8::200:5efe:10.0.0.1", [["ISATAP", "10.0.0.1"]]],
  ["::1", []],
  ["::", []],
  ["2001:db8::1", []],
  ["10.0.0.1", []],
])("finds the IPv4 addresses in %s", (address, embedded) => {
  expect(orThrow(classify(address)).embedded.map(({ form, address }) => [form, address])).toEqual(embedded);
});

test("RFC 8215: returns what each prefix length of RFC 6052 gives", () => {
  // 64:ff9b:1:7f00:0:100::a00:1 holds 127.0.0.1 behind 48 bits, and three more addresses behind 56, 64 and 96.
  const found = orThrow(classify("64:ff9b:1:7f00:0:100:a00:1"));
  expect(found.embedded.map((inside) => inside.address)).toEqual(["10.0.0.1", "0.1.0.10", "0.0.1.0", "127.0.0.1"]);
  expect(found.isGlobal).toBe(false);
  for (const prefix of ["64:ff9b:1::/48", "64:ff9b:1:ab00::/56", "64:ff9b:1:abcd::/64", "64:ff9b:1::/96"]) {
    for (const address of ["127.0.0.1", "10.1.2.3", "192.0.2.33"]) {
      const inside = orThrow(classify(orThrow(embedIPv4(prefix, address)))).embedded;
      expect(inside.map((one) => one.address)).toContain(address);
      for (const { address: each } of inside) expect(inside.filter((one) => one.address === each).length).toBe(1);
    }
  }
});

describe("RFC 6052, section 2.4: text representation", () => {
  test.each([
    ["2001:db8::/32", "2001:db8:c000:221::"],
    ["2001:db8:100::/40", "2001:db8:1c0:2:21::"],
    ["2001:db8:122::/48", "2001:db8:122:c000:2:2100::"],
    ["2001:db8:122:300::/56", "2001:db8:122:3c0:0:221::"],
    // The RFC writes "2001:db8:122:344:c0:2:2100::", where RFC 5952 leaves one zero alone.
    ["2001:db8:122:344::/64", "2001:db8:122:344:c0:2:2100:0"],
    ["2001:db8:122:344::/96", "2001:db8:122:344::c000:221"],
    ["64:ff9b::/96", "64:ff9b::c000:221"],
  ])("%s and 192.0.2.33 make %s, in both directions", (prefix, address) => {
    expect(embedIPv4(prefix, "192.0.2.33")).toEqual(ok(address));
    expect(extractIPv4(prefix, address)).toEqual(ok("192.0.2.33"));
  });

  test("extractIPv4 returns null for an address with another prefix", () => {
    expect(extractIPv4("2001:db8::/32", "2001:db9:c000:221::")).toEqual(ok(null));
    expect(extractIPv4("2001:db8:100::/40", "2001:db8:2c0:2:21::")).toEqual(ok(null));
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:123:c000:2:2100::")).toEqual(ok(null));
    expect(extractIPv4("64:ff9b::/96", "64:ff9b::1:c000:221")).toEqual(ok(null));
  });

  // Section 2.3 takes the 32 bits after the prefix, without the octet "u", and requires nothing of the other bits.
  test("extractIPv4 ignores the suffix and bits 64 to 71: extractIPv4(2001:db8:122::/48, 2001:db8:122:7f00:0:100::1)", () => {
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:122:7f00:0:100::1")).toEqual(ok("127.0.0.1"));
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:122:7f00:ff00:1ff:ffff:ffff")).toEqual(ok("127.0.0.1"));
    // The addresses of section 2.4, with ones in all ignored bits.
    expect(extractIPv4("2001:db8::/32", "2001:db8:c000:221:ffff:ffff:ffff:ffff")).toEqual(ok("192.0.2.33"));
    expect(extractIPv4("2001:db8:100::/40", "2001:db8:1c0:2:ff21:ffff:ffff:ffff")).toEqual(ok("192.0.2.33"));
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:122:c000:ff02:21ff:ffff:ffff")).toEqual(ok("192.0.2.33"));
    expect(extractIPv4("2001:db8:122:300::/56", "2001:db8:122:3c0:ff00:221:ffff:ffff")).toEqual(ok("192.0.2.33"));
    expect(extractIPv4("2001:db8:122:344::/64", "2001:db8:122:344:ffc0:2:21ff:ffff")).toEqual(ok("192.0.2.33"));
  });

  test("embedIPv4 and extractIPv4 fail: code, range and argument", () => {
    const inPrefix = (code: string, start: number, end: number) => failed({ code, start, end, in: "prefix" });
    const inAddress = (code: string, start: number, end: number) => failed({ code, start, end, in: "address" });
    expect(embedIPv4("2001:db8::/33", "192.0.2.1")).toEqual(inPrefix("translation-prefix", 0, 13));
    expect(embedIPv4("10.0.0.0/32", "192.0.2.1")).toEqual(inPrefix("translation-prefix", 0, 11));
    expect(embedIPv4("2001:db8:0:0:100::/96", "192.0.2.1")).toEqual(inPrefix("translation-prefix", 0, 21));
    expect(embedIPv4("64:ff9b::1/96", "192.0.2.1")).toEqual(inPrefix("prefix-host-bits", 0, 10));
    expect(embedIPv4("64:ff9b::/96", "::1")).toEqual(inAddress("translation-of-other-family", 0, 3));
    expect(extractIPv4("64:ff9b::/96", "192.0.2.1")).toEqual(inAddress("translation-of-other-family", 0, 9));
    expect(embedIPv4("64:ff9b::/96", "192.0.2")).toEqual(inAddress("IPv4-too-few-parts", 0, 7));
  });
});

describe("classifyHost: the address that a request would connect to", () => {
  test.each([
    "0x7f.1",
    "127。0。0。1",
    "%31%32%37.0.0.1",
    "2130706433",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
  ])("%s is loopback", (text) => {
    expect(classifyHost(orThrow(parseHost(text)))).toMatchObject({ kind: "loopback", isGlobal: false });
  });

  test("returns null for a domain, an opaque host, an empty host and no host", () => {
    expect(classifyHost(orThrow(parseHost("localhost")))).toBeNull();
    expect(classifyHost(orThrow(parseHost("127.0.0.1", { isOpaque: true })))).toBeNull();
    expect(classifyHost({ kind: "empty" })).toBeNull();
    expect(classifyHost(null)).toBeNull();
  });

  test("reads addresses above 2^31", () => {
    expect(classifyHost(orThrow(parseHost("255.255.255.255")))).toMatchObject({ address: "255.255.255.255" });
  });
});

test("classify fails for text that is not an address", () => {
  expect(classify("0x7f.1")).toEqual(failed({ code: "IPv4-non-numeric-part", start: 0, end: 4 }));
});
