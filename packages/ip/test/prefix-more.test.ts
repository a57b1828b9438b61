import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { next, offset, previous, toBigInt } from "../src/index.ts";
import {
  comparePrefixes,
  contains,
  hosts,
  indexOf,
  nth,
  parseInterface,
  parsePrefix,
  prefixMatcher,
  prefixSize,
} from "../src/prefix/index.ts";
import { makeRandom } from "./random.ts";
import { failed, ok } from "./results.ts";

const LAST = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";
const random = makeRandom(99);

test("parsePrefix reads the netmask of an IPv4 prefix", () => {
  expect(parsePrefix("192.0.2.0/255.255.255.0")).toEqual(ok("192.0.2.0/24"));
  expect(parsePrefix("0.0.0.0/0.0.0.0")).toEqual(ok("0.0.0.0/0"));
  expect(parsePrefix("192.0.2.1/255.255.255.255")).toEqual(ok("192.0.2.1/32"));
  expect(parsePrefix("192.0.2.129/255.255.255.128", { hostBits: "mask" })).toEqual(ok("192.0.2.128/25"));
  expect(parsePrefix("10.0.0.0/128.0.0.0", { hostBits: "mask" })).toEqual(ok("0.0.0.0/1"));
});

describe("comparePrefixes", () => {
  test("orders by family, first address and length, so that a prefix comes before those that it contains", () => {
    const sorted = [
      "0.0.0.0/0",
      "9.0.0.0/8",
      "10.0.0.0/8",
      "10.0.0.0/16",
      "10.0.0.0/32",
      "10.0.0.1/32",
      "::/0",
      "::/1",
      "::1/128",
      "8000::/1",
    ];
    for (const [at, a] of sorted.entries()) {
      for (const [to, b] of sorted.entries()) expect(Math.sign(comparePrefixes(a, b))).toBe(Math.sign(at - to));
    }
    expect(comparePrefixes("2001:DB8::/32", "2001:db8:0::/32")).toBe(0);
  });

  test("is a total order: antisymmetric, and transitive in a sorted list", () => {
    const prefixes = Array.from({ length: 300 }, () => random.prefix(random.below(2) === 0 ? 4 : 6)).sort(
      comparePrefixes,
    );
    prefixes.forEach((prefix, at) => {
      const other = prefixes[random.below(prefixes.length)]!;
      expect(Math.sign(comparePrefixes(prefix, other))).toBe(-Math.sign(comparePrefixes(other, prefix)) + 0);
      if (at > 0) expect(comparePrefixes(prefixes[at - 1]!, prefix)).toBeLessThanOrEqual(0);
    });
  });
});

describe("nth and indexOf", () => {
  test.each([
    ["192.0.2.0/24", 0, "192.0.2.0"],
    ["192.0.2.0/24", 10, "192.0.2.10"],
    ["192.0.2.0/24", 255n, "192.0.2.255"],
    ["192.0.2.0/24", 256, null],
    ["192.0.2.0/24", -1, "192.0.2.255"],
    ["192.0.2.0/24", -256, "192.0.2.0"],
    ["192.0.2.0/24", -257n, null],
    ["192.0.2.7/32", 0, "192.0.2.7"],
    ["0.0.0.0/0", 2 ** 32 - 1, "255.255.255.255"],
    ["0.0.0.0/0", 2 ** 32, null],
    ["::/0", 2n ** 128n - 1n, LAST],
    ["::/0", -1n, LAST],
    ["::/0", 2n ** 128n, null],
    ["2001:db8::/32", 1, "2001:db8::1"],
  ] as const)("nth(%j, %s): %j", (prefix, index, address) => {
    expect(nth(prefix, index)).toEqual(ok(address));
    if (address === null) return;
    const size = orThrow(prefixSize(prefix));
    expect(indexOf(prefix, address)).toEqual(ok(BigInt(index) < 0n ? BigInt(index) + size : BigInt(index)));
  });

  test("indexOf is null outside of the prefix, and fails with the argument that is wrong", () => {
    expect(indexOf("192.0.2.0/24", "192.0.3.0")).toEqual(ok(null));
    expect(indexOf("192.0.2.0/24", "::1")).toEqual(ok(null));
    // These functions compute with texts: an IPv6 prefix has IPv6 addresses.
    expect(indexOf("::/0", "::ffff:0:1")).toEqual(ok(0xffff_0000_0001n));
    expect(indexOf("192.0.2.0", "192.0.2.0")).toEqual(ok(0n));
    expect(indexOf("192.0.2.0/", "::1")).toEqual(
      failed({ code: "prefix-length-invalid", start: 10, end: 10, in: "prefix" }),
    );
    expect(indexOf("192.0.2.0/24", "x")).toEqual(
      failed({ code: "IPv4-non-numeric-part", start: 0, end: 1, in: "address" }),
    );
    expect(nth("192.0.2.1/24", 0)).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 9 }));
  });

  test("an index that is not an integer throws", () => {
    expect(() => nth("::/0", 0.5)).toThrow(new RangeError("nth: index must be a safe integer or a bigint, not 0.5."));
    expect(() => nth("::/0", 2 ** 53)).toThrow(RangeError);
    expect(() => nth("::/0", "1" as never)).toThrow(TypeError);
  });
});

describe("offset", () => {
  test("adds to the number of an address, within its family", () => {
    expect(offset("192.0.2.250", 10)).toEqual(ok("192.0.3.4"));
    expect(offset("192.0.2.0", -1n)).toEqual(ok("192.0.1.255"));
    expect(offset("255.255.255.255", 1)).toEqual(ok(null));
    expect(offset("0.0.0.0", -1)).toEqual(ok(null));
    expect(offset("::", 2n ** 128n - 1n)).toEqual(ok(LAST));
    expect(offset("::", 2n ** 128n)).toEqual(ok(null));
    expect(offset("x", 1)).toEqual(failed({ code: "IPv4-non-numeric-part", start: 0, end: 1 }));
    expect(() => offset("::", 1.5)).toThrow(RangeError);
  });

  test("by 1 and -1 is next and previous, and by the difference is the other address", () => {
    for (let round = 0; round < 300; round++) {
      const family = random.below(2) === 0 ? 4 : 6;
      const [a, b] = [random.address(family), random.address(family)];
      expect(offset(a, 1)).toEqual(next(a));
      expect(offset(a, -1)).toEqual(previous(a));
      expect(offset(a, orThrow(toBigInt(b)) - orThrow(toBigInt(a)))).toEqual(ok(b));
    }
  });
});

describe("hosts", () => {
  test.each([
    // RFC 1122, section 3.2.1.3: the host numbers of all zeros and all ones are not those of a host.
    ["192.0.2.0/30", ["192.0.2.1", "192.0.2.2"]],
    ["192.0.2.8/29", ["192.0.2.9", "192.0.2.10", "192.0.2.11", "192.0.2.12", "192.0.2.13", "192.0.2.14"]],
    // RFC 3021: both addresses of a point-to-point link are for hosts.
    ["192.0.2.0/31", ["192.0.2.0", "192.0.2.1"]],
    ["192.0.2.0/32", ["192.0.2.0"]],
    // RFC 4291, section 2.6.1: the first address is the Subnet-Router anycast address. There is no broadcast.
    ["2001:db8::/126", ["2001:db8::1", "2001:db8::2", "2001:db8::3"]],
    // RFC 6164: not in a prefix of 127 bits.
    ["2001:db8::/127", ["2001:db8::", "2001:db8::1"]],
    ["2001:db8::/128", ["2001:db8::"]],
    ["255.255.255.252/30", ["255.255.255.253", "255.255.255.254"]],
    ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe/127", ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe", LAST]],
  ])("%s", (prefix, addresses) => {
    expect([...orThrow(hosts(prefix))]).toEqual(addresses);
  });

  test("makes one address at a time", () => {
    const iterator = orThrow(hosts("::/0"));
    expect([iterator.next().value, iterator.next().value]).toEqual(["::1", "::2"]);
    expect([...orThrow(hosts("10.0.0.0/22"))]).toHaveLength(1022);
    expect(hosts("10.0.0.1/8")).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 8 }));
  });
});

describe("parseInterface", () => {
  test.each([
    ["192.168.1.5/24", "192.168.1.5", null, "192.168.1.0/24"],
    ["192.168.1.5/255.255.255.0", "192.168.1.5", null, "192.168.1.0/24"],
    ["192.168.1.0/24", "192.168.1.0", null, "192.168.1.0/24"],
    ["FE80:0::1%eth0/64", "fe80::1", "eth0", "fe80::/64"],
    ["::ffff:10.0.0.1/120", "::ffff:a00:1", null, "::ffff:a00:0/120"],
    ["10.0.0.1/0", "10.0.0.1", null, "0.0.0.0/0"],
    ["192.168.1.5", "192.168.1.5", null, "192.168.1.5/32"],
    ["fe80::1%eth0", "fe80::1", "eth0", "fe80::1/128"],
  ])("%s", (text, address, zone, prefix) => {
    expect(parseInterface(text)).toEqual(ok({ address, zone, prefix }));
  });

  test.each([
    ["192.168.1.5/", { code: "prefix-length-invalid", start: 12, end: 12 }],
    ["192.168.1.5/33", { code: "prefix-length-out-of-range", start: 12, end: 14 }],
    ["192.168.1.5/0.0.0.255", { code: "mask-not-contiguous", start: 12, end: 21 }],
    ["192.168.1/24", { code: "IPv4-too-few-parts", start: 0, end: 9 }],
    ["FE80:0:0:0::1/129", { code: "prefix-length-out-of-range", start: 14, end: 17 }],
    ["fe80::1%/64", { code: "zone-empty", start: 8, end: 8 }],
    ["10.0.0.1%eth0/8", { code: "zone-of-IPv4", start: 8, end: 13 }],
    ["fe80::1/64%eth0", { code: "prefix-length-invalid", start: 8, end: 15 }],
  ])("fails at %j: code and range", (text, error) => {
    expect(parseInterface(text)).toEqual(failed(error));
  });
});

test("prefixMatcher keeps its prefix while others are read, and reads host bits as it is told", () => {
  const [first, second] = [prefixMatcher("10.0.0.0/8"), prefixMatcher("2001:db8::/33")];
  expect([first("10.1.1.1"), second("10.1.1.1"), second("2001:db8::1"), first("2001:db8::1")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([second("2001:db8:8000::"), first("11.0.0.0"), prefixMatcher("0.0.0.0/0")("255.0.0.1")]).toEqual([
    false,
    false,
    true,
  ]);
  expect(prefixMatcher("10.1.2.3/8", { hostBits: "mask" })("10.9.9.9")).toBe(contains("10.0.0.0/8", "10.9.9.9"));
  expect(() => prefixMatcher("10.1.2.3/8")).toThrow(
    new TypeError('prefixMatcher: prefix must be an IP address, or a prefix without host bits, not "10.1.2.3/8".'),
  );
});
