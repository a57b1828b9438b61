import { parseIPv4Lenient } from "@url/ipv4";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { isAddress, parseAddress, toBytes } from "../src/index.ts";
import {
  contains,
  firstAddress,
  hosts,
  lastAddress,
  netmask,
  netmaskLength,
  overlaps,
  parseInterface,
  parsePrefix,
  prefixSize,
  wildcard,
  wildcardLength,
} from "../src/prefix/index.ts";
import { containsPrefix, difference, type IPSet, intersects, makeSet, prefixesOf } from "../src/set/index.ts";
import { classify } from "../src/special/index.ts";
import { lookup, makeTable } from "../src/table/index.ts";
import { ok } from "./results.ts";

// What the tests of ipaddr.js, ip-address, cidr-tools and netmask check, with inputs of our own.

describe("ipaddr.js", () => {
  test("differs: octal, hexadecimal and short IPv4 are errors; the Standard's lenient parser reads them", () => {
    for (const [text, address] of [
      ["0xc0.168.1.1", 0xc0a80101],
      ["192.0250.1.1", 0xc0a80101],
      ["127.66051", 0x7f010203],
      ["3232235777", 0xc0a80101],
    ] as const) {
      expect(isAddress(text)).toBe(false);
      expect(parseIPv4Lenient(text)).toEqual(ok(address));
    }
  });

  test.each([
    "10.0.0.wtf",
    "1024.0.0.1",
    "200001::1",
    "::ffff:300.168.1.1",
    "::ffff:222.1.41.9000",
    "2001:db8::F53A::1",
    "fe80::wtf",
    "::8:8:8:8:8:8:8:8:8",
    "4999999999",
    "-1",
    "::some.nonsense",
    "000000192.168.100.2",
  ])("%j is an error", (text) => expect(isAddress(text)).toBe(false));

  test.each([
    ["2001:db8:f53a:0:0:0:0:1", "2001:db8:f53a::1"],
    ["0:ff:0:0:0:0:0:0", "0:ff::"],
    ["0:0:ff:0:0:0:0:0", "0:0:ff::"],
    ["0:0:ff:ff:0:0:ff:ff", "::ff:ff:0:0:ff:ff"],
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["2001:db8:ff:abc:0:123b:456c:78d", "2001:db8:ff:abc:0:123b:456c:78d"],
  ])("RFC 5952 text of %s is %s", (text, canonical) => {
    expect(parseAddress(text)).toEqual(ok(canonical));
  });

  test.each([
    ["0.0.0.0/0", true],
    ["11.0.0.0/8", false],
    ["10.0.0.10/8", true],
    ["10.4.5.0/16", false],
    ["10.4.5.0/15", true],
    ["10.5.0.2/32", false],
  ])("10.5.0.1 matches %s: %j, after its host bits are masked", (text, answer) => {
    expect(contains(orThrow(parsePrefix(text, { hostBits: "mask" })), "10.5.0.1")).toBe(answer);
  });

  test.each([
    ["100.127.255.255", "shared"],
    ["192.52.193.1", "global"],
    ["192.175.48.0", "global"],
    ["224.100.0.1", "multicast"],
    ["255.255.255.255", "broadcast"],
    ["2001:2::", "benchmarking"],
    ["3fff::1", "documentation"],
    ["5f00::1", "special"],
    ["64:ff9b:1::1234", "special"],
  ])("range() of %s: %s", (address, kind) => {
    expect(orThrow(classify(address)).kind).toBe(kind);
  });

  test("subnetMatch over both families is a table", () => {
    const table = orThrow(
      makeTable([
        ["1.2.4.0/24", "dual"],
        ["2001:1:2:3::/64", "dual"],
      ]),
    );
    expect(["1.2.4.1", "2001:1:2:3::1", "1.2.3.4"].map((address) => lookup(table, address))).toEqual([
      "dual",
      "dual",
      undefined,
    ]);
  });

  test("masks of both families, and the ends of a network", () => {
    for (let length = 0; length <= 32; length++)
      expect(netmaskLength(orThrow(netmask(`0.0.0.0/${length}`)))).toEqual(ok(length));
    for (let length = 0; length <= 128; length++)
      expect(netmaskLength(orThrow(netmask(`::/${length}`)))).toEqual(ok(length));
    for (const mask of ["192.168.255.0", "255.0.255.0", "2001:db8::", "ffff:0:0:ffff::"])
      expect(netmaskLength(mask).ok).toBe(false);
    const { prefix } = orThrow(parseInterface("172.0.0.1/5"));
    expect([firstAddress(prefix), lastAddress(prefix)]).toEqual([ok("168.0.0.0"), ok("175.255.255.255")]);
    expect(lastAddress("2001:db8:f530::/44")).toEqual(ok("2001:db8:f53f:ffff:ffff:ffff:ffff:ffff"));
  });

  test("differs: an IPv4-compatible address stays IPv6", () => {
    expect(contains("8.8.8.0/24", "::8.8.8.8")).toBe(false);
    expect([...orThrow(toBytes("2a00:1450:8007::68"))].slice(0, 6)).toEqual([42, 0, 0x14, 0x50, 0x80, 7]);
  });
});

describe("ip-address", () => {
  const invalid4 = [" 127.0.0.1", "127.0.0.1 ", "127.0.0.1 127.0.0.1", "127.0.0.256", "001.002.003.004", "127.0.0"];
  const invalid6 = [
    "':10.0.0.1",
    "::1 ::1",
    "02001:0000:1234:0000:0000:C1C0:ABCD:0876",
    "1.2.3.4:1111::5555",
    "1111:",
    "11112222:3333:4444:5555:6666:1.2.3.4",
    "1111:2222:3333:4444:5555:",
  ];
  test.each([...invalid4, ...invalid6])("%j is not an address", (text) => expect(isAddress(text)).toBe(false));

  test.each([
    "127.0.0.1//1",
    "127.0.0.1/0x1",
    "127.0.0.1/-1",
    "127.0.0.1/ab",
    "127.0.0.1/",
    "127.0.0.1/33",
    "::1//64",
    "::1/0001",
  ])("%j is not a prefix", (text) => expect(parsePrefix(text, { hostBits: "mask" }).ok).toBe(false));

  test("differs: a length with leading zeros is an error", () => {
    expect([parsePrefix("127.0.0.1/02", { hostBits: "mask" }).ok, parsePrefix("::/001").ok]).toEqual([false, false]);
  });

  test.each([
    ["0:0:0:0:0:0:0::", "::"],
    ["1111:2222:3333:4444:5555:6666::8888", "1111:2222:3333:4444:5555:6666:0:8888"],
    ["1080:0:0:0:8:800:200c:417a", "1080::8:800:200c:417a"],
    ["1111:2222:3333:4444::6666:123.123.123.123", "1111:2222:3333:4444:0:6666:7b7b:7b7b"],
  ])("the correct form of %s is %s", (text, canonical) => expect(parseAddress(text)).toEqual(ok(canonical)));

  test("subnets by their size, masks and wildcard masks", () => {
    for (let length = 1; length <= 32; length++) {
      const prefix = orThrow(parsePrefix(`127.0.0.1/${length}`, { hostBits: "mask" }));
      expect(contains(prefix, "127.0.0.0/16")).toBe(length <= 16);
      expect(wildcardLength(orThrow(wildcard(prefix)))).toEqual(ok(length));
    }
    expect([netmask("127.0.0.0/20"), wildcard("127.0.0.0/20")]).toEqual([ok("255.255.240.0"), ok("0.0.15.255")]);
    expect(wildcardLength("0.255.0.255").ok).toBe(false);
    expect(parsePrefix("205.65.224.110/29", { hostBits: "mask" })).toEqual(ok("205.65.224.104/29"));
  });
});

describe("cidr-tools", () => {
  test.each([
    [["0.0.0.0", "0.0.0.1"], ["0.0.0.0/31"]],
    [
      ["0.0.0.0", "0.0.0.2"],
      ["0.0.0.0/32", "0.0.0.2/32"],
    ],
    [["1.0.0.0/24", "1.0.0.0/12"], ["1.0.0.0/12"]],
    [
      ["::/128", "1.2.3.0/24", "::/125"],
      ["1.2.3.0/24", "::/125"],
    ],
    [
      ["0.0.175.0/24", "0.0.176.0/21", "0.0.184.0/21", "0.0.192.0/24"],
      ["0.0.175.0/24", "0.0.176.0/20", "0.0.192.0/24"],
    ],
    [
      ["::3/128", "::2/128", "::1/128"],
      ["::1/128", "::2/127"],
    ],
    [["fe80::/66", "fe80::4000:0:0:0/66", "fe80::8000:0:0:0/66", "fe80::c000:0:0:0/66"], ["fe80::/64"]],
  ])("mergeCidr(%j)", (items, merged) => expect([...prefixesOf(of(...items))]).toEqual(merged));

  test.each([
    [["1.0.0.0/23"], ["1.0.1.0/24"], ["1.0.0.0/24"]],
    [["1.0.0.0/24"], ["1.0.0.0/16"], []],
    [["::/127", "1.2.3.0/24"], ["::/128"], ["1.2.3.0/24", "::1/128"]],
    [["10.0.0.0/29"], ["10.0.0.4"], ["10.0.0.0/30", "10.0.0.5/32", "10.0.0.6/31"]],
    [["::/124"], ["::/126", "::f/128"], ["::4/126", "::8/126", "::c/127", "::e/128"]],
    [["10.0.0.0/24", "::1/128"], ["::/0"], ["10.0.0.0/24"]],
  ])("excludeCidr(%j, %j)", (a, b, rest) => expect([...prefixesOf(difference(of(...a), of(...b)))]).toEqual(rest));

  test.each([
    ["1.0.0.0/25", "1.0.0.128/25", false],
    ["0.0.0.0/0", "::/0", false],
    ["::1", "0.0.0.1", false],
    ["fe80:1::", "fe80::/10", true],
    ["1.2.3.4", "1.2.3.4", true],
  ])("overlapCidr(%s, %s): %j", (a, b, answer) => {
    expect([overlaps(a, b), intersects(of(a), of(b))]).toEqual([answer, answer]);
  });

  test.each([
    [["10.0.0.0/25", "10.0.0.128/25"], "10.0.0.0/24", true],
    [["10.0.0.0/26", "10.0.0.64/26", "10.0.0.192/26"], "10.0.0.0/24", false],
    [["::/65", "::8000:0:0:0/65"], "::/64", true],
    [["1.0.0.0/24", "::/0"], "3.0.0.1", false],
    [["0.0.0.0/0"], "::", false],
  ])("containsCidr(%j, %s): %j", (items, prefix, answer) => expect(containsPrefix(of(...items), prefix)).toBe(answer));

  test.each(["010.0.0.1", "1.2.3.4/33", "::1/129", "1.2.3.4/255", "127.1", "169.254.43518", "", "2001:db8::/128%eth2"])(
    "%j is rejected",
    (text) => expect(makeSet([text], { hostBits: "mask" }).ok).toBe(false),
  );

  test("differs: a zone is rejected, and ::/0 does not contain an IPv4-mapped address", () => {
    expect(() => contains("fe80::/64", "fe80::%int")).toThrow(TypeError);
    expect(contains("::/0", "::ffff:1.2.3.4")).toBe(false);
  });
});

describe("netmask", () => {
  test("a block has its ends, size, masks and hosts", () => {
    const block = "10.1.2.0/24";
    expect([prefixSize(block), firstAddress(block), lastAddress(block)]).toEqual([
      ok(256n),
      ok("10.1.2.0"),
      ok("10.1.2.255"),
    ]);
    expect([netmask(block), wildcard(block)]).toEqual([ok("255.255.255.0"), ok("0.0.0.255")]);
    const all = [...orThrow(hosts(block))];
    expect([all.length, all[0], all[253]]).toEqual([254, "10.1.2.1", "10.1.2.254"]);
    expect(parsePrefix("209.157.68.22/255.255.224.0", { hostBits: "mask" })).toEqual(ok("209.157.64.0/19"));
  });

  test.each([
    "209.256.68.22/255.255.224.0",
    "209.180.68.22/256.255.224.0",
    "209.157.65536/19",
    "garbage",
    "1. 2.3.4/8",
    "018.0.0.0/8",
    "218.0.0.0/221.255.255.255",
    "218.0.0.4/218.0.0.11",
  ])("%j is rejected", (text) => expect(parsePrefix(text, { hostBits: "mask" }).ok).toBe(false));

  test("differs: short blocks, octal and hexadecimal are errors", () => {
    for (const text of ["10/8", "209.157/17", "140.174.82", "0xffffffff"]) expect(parsePrefix(text).ok).toBe(false);
    for (const text of ["0177.0.0.2", "0x7f.0.0.2", "127"])
      expect(() => contains("127.0.0.0/8", text)).toThrow(TypeError);
  });
});

function of(...items: string[]): IPSet {
  return orThrow(makeSet(items));
}
