import { type Host, parseHost } from "@url/host";
import { describe, expect, test } from "vitest";
import { firstAddress, lastAddress, parsePrefix } from "../src/prefix/index.ts";
import {
  type Classification,
  classify,
  classifyHost,
  embedIPv4,
  extractIPv4,
  isGlobal,
  REGISTRIES_DATE,
  specialBlocks,
} from "../src/special/index.ts";

describe("the registries", () => {
  const blocks = specialBlocks();

  test("26 blocks of IPv4 and 25 of IPv6, each a canonical prefix, and their date", () => {
    expect(blocks.filter(({ prefix }) => !prefix.includes(":")).length).toBe(26);
    expect(blocks.filter(({ prefix }) => prefix.includes(":")).length).toBe(25);
    expect(blocks.map(({ prefix }) => parsePrefix(prefix))).toEqual(blocks.map(({ prefix }) => prefix));
    expect(REGISTRIES_DATE).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test("every row is whole", () => {
    for (const block of blocks) {
      expect(block.name).not.toBe("");
      expect(block.reference).toMatch(/^\[RFC\d+\]/);
      expect(block.allocated).toMatch(/^\d{4}-\d\d$/);
      expect(block.terminated ?? "2000-01").toMatch(/^\d{4}-\d\d$/);
    }
  });

  test("both ends of each block are classified by it, or by a longer one within", () => {
    for (const block of blocks) {
      for (const end of [firstAddress(block.prefix), lastAddress(block.prefix)] as string[]) {
        const found = known(classify(end)).block;
        expect(Number(found?.prefix.split("/")[1])).toBeGreaterThanOrEqual(Number(block.prefix.split("/")[1]));
      }
    }
  });

  test("a row as the registry has it: 192.0.0.9, and 2001:10::/28, whose flags ended with it", () => {
    expect(known(classify("192.0.0.9")).block).toEqual({
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
    expect(known(classify("2001:10::1")).block).toEqual({
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
  // The kind is that of the server inside, 0.0.0.0.
  ["2001::1", "unspecified", "TEREDO"],
  ["2001:1::3", "global", "DNS-SD Service Registration Protocol Anycast"],
  ["2001:1::4", "special", "IETF Protocol Assignments"],
  ["2001:db8::1", "documentation", "Documentation"],
  ["3fff::1", "documentation", "Documentation"],
  ["5f00::1", "special", "Segment Routing (SRv6) SIDs"],
  ["fd00::1", "private", "Unique-Local"],
  ["fe80::1", "link-local", "Link-Local Unicast"],
])("%s is %s: %s", (address, kind, name) => {
  const found = known(classify(address));
  expect([found.kind, found.block?.name]).toEqual([kind, name]);
  expect(found.isGlobal).toBe(kind === "global");
});

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.0", "223.255.255.255", "2606:4700::1111", "2000::", "3ffe:ffff::"])(
  "%s is global, and in no row",
  (address) => {
    expect(classify(address)).toMatchObject({ kind: "global", isGlobal: true, block: null, embedded: [] });
    expect(isGlobal(address)).toBe(true);
  },
);

describe("isGlobal fails closed", () => {
  test.each([
    ["what is no address", ["", "x", "010.8.8.8", "8.8.8", "8.8.8.8/32", "fe80::1%1", "[2606:4700::]"]],
    ["multicast of every scope", ["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"]],
    ["IPv6 that nobody has been given", ["4000::1", "fec0::1", "1000::1", "::2", "fe00::", "200::"]],
    ["a flag that the registry leaves open", ["2002:808:808::1", "2001:0:808:808::f7f7:f7f7", "192.88.99.1"]],
    ["an address that only stands for another", ["::ffff:8.8.8.8", "::8.8.8.8", "64:ff9b:1::808:808"]],
    [
      "a reachable one with an unreachable one inside",
      ["64:ff9b::7f00:1", "64:ff9b::a00:1", "2606:4700::5efe:10.0.0.1"],
    ],
  ])("%s", (_, addresses) => {
    expect(addresses.filter(isGlobal)).toEqual([]);
  });

  test("what passes: a translator's address, and ISATAP, of a global one", () => {
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
  expect(classify(address)).toMatchObject({ kind: "multicast", multicastScope: scope, block: null });
});

test("IPv4 multicast has no scope of that registry", () => {
  expect(classify("224.0.0.251")).toMatchObject({ kind: "multicast", multicastScope: null });
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
])("embedded in %s", (address, embedded) => {
  expect(known(classify(address)).embedded.map(({ form, address }) => [form, address])).toEqual(embedded);
});

test("RFC 8215: where the translator's length is not known, every reading of RFC 6052 is given", () => {
  // 64:ff9b:1:7f00:0:100::a00:1 holds 127.0.0.1 behind 48 bits, and three more addresses behind 56, 64 and 96.
  const found = known(classify("64:ff9b:1:7f00:0:100:a00:1"));
  expect(found.embedded.map((inside) => inside.address)).toEqual(["10.0.0.1", "0.1.0.10", "0.0.1.0", "127.0.0.1"]);
  expect(found.isGlobal).toBe(false);
  for (const prefix of ["64:ff9b:1::/48", "64:ff9b:1:ab00::/56", "64:ff9b:1:abcd::/64", "64:ff9b:1::/96"]) {
    for (const address of ["127.0.0.1", "10.1.2.3", "192.0.2.33"]) {
      const inside = known(classify(embedIPv4(prefix, address) as string)).embedded;
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
  ])("%s and 192.0.2.33 make %s, and back", (prefix, address) => {
    expect(embedIPv4(prefix, "192.0.2.33")).toBe(address);
    expect(extractIPv4(prefix, address)).toBe("192.0.2.33");
  });

  test("null for an address of another prefix", () => {
    expect(extractIPv4("2001:db8::/32", "2001:db9:c000:221::")).toBeNull();
    expect(extractIPv4("2001:db8:100::/40", "2001:db8:2c0:2:21::")).toBeNull();
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:123:c000:2:2100::")).toBeNull();
    expect(extractIPv4("64:ff9b::/96", "64:ff9b::1:c000:221")).toBeNull();
  });

  // Section 2.3 takes the 32 bits behind the prefix, without the octet "u", and asks nothing of the others.
  test("the suffix and bits 64 to 71 do not matter: extractIPv4(2001:db8:122::/48, 2001:db8:122:7f00:0:100::1)", () => {
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:122:7f00:0:100::1")).toBe("127.0.0.1");
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:122:7f00:ff00:1ff:ffff:ffff")).toBe("127.0.0.1");
    // The addresses of section 2.4, with ones in every other bit.
    expect(extractIPv4("2001:db8::/32", "2001:db8:c000:221:ffff:ffff:ffff:ffff")).toBe("192.0.2.33");
    expect(extractIPv4("2001:db8:100::/40", "2001:db8:1c0:2:ff21:ffff:ffff:ffff")).toBe("192.0.2.33");
    expect(extractIPv4("2001:db8:122::/48", "2001:db8:122:c000:ff02:21ff:ffff:ffff")).toBe("192.0.2.33");
    expect(extractIPv4("2001:db8:122:300::/56", "2001:db8:122:3c0:ff00:221:ffff:ffff")).toBe("192.0.2.33");
    expect(extractIPv4("2001:db8:122:344::/64", "2001:db8:122:344:ffc0:2:21ff:ffff")).toBe("192.0.2.33");
  });

  test("the codes of what does not fit", () => {
    const of = (result: unknown) => (result as { code: string }).code;
    expect(of(embedIPv4("2001:db8::/33", "192.0.2.1"))).toBe("translation-prefix");
    expect(of(embedIPv4("10.0.0.0/32", "192.0.2.1"))).toBe("translation-prefix");
    expect(of(embedIPv4("2001:db8:0:0:100::/96", "192.0.2.1"))).toBe("translation-prefix");
    expect(of(embedIPv4("64:ff9b::/96", "::1"))).toBe("translation-of-other-family");
    expect(of(extractIPv4("64:ff9b::/96", "192.0.2.1"))).toBe("translation-of-other-family");
    expect(of(embedIPv4("64:ff9b::/96", "192.0.2"))).toBe("IPv4-too-few-parts");
  });
});

describe("classifyHost: what a fetch of a URL would dial", () => {
  test.each([
    "0x7f.1",
    "127。0。0。1",
    "%31%32%37.0.0.1",
    "2130706433",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
  ])("%s is loopback", (text) => {
    expect(classifyHost(parseHost(text) as Host)).toMatchObject({ kind: "loopback", isGlobal: false });
  });

  test("null for a name, which only a resolver knows, for what no fetch dials, and for no host", () => {
    expect(classifyHost(parseHost("localhost") as Host)).toBeNull();
    expect(classifyHost(parseHost("127.0.0.1", { isOpaque: true }) as Host)).toBeNull();
    expect(classifyHost({ kind: "empty" })).toBeNull();
    expect(classifyHost(null)).toBeNull();
  });

  test("addresses beyond 2^31 are themselves", () => {
    expect(classifyHost(parseHost("255.255.255.255") as Host)).toMatchObject({ address: "255.255.255.255" });
  });
});

test("classify: a text that is no address is an error, not a class", () => {
  expect(classify("0x7f.1")).toEqual({ code: "IPv4-non-numeric-part", start: 0, end: 4 });
});

function known(result: ReturnType<typeof classify<string>>): Classification {
  if ("code" in result) throw new Error(result.code);
  return result;
}
