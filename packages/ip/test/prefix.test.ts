import { describe, expect, test } from "vitest";
import {
  contains,
  firstAddress,
  lastAddress,
  netmask,
  netmaskLength,
  overlaps,
  parsePrefix,
  prefixLength,
  prefixSize,
  rangeToPrefixes,
  subnets,
  supernet,
  wildcard,
  wildcardLength,
} from "../src/prefix/index.ts";

const LAST = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

test.each([
  ["192.0.2.0/24", "192.0.2.0/24"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["192.0.2.1/32", "192.0.2.1/32"],
  ["::/0", "::/0"],
  ["2001:0DB8::/32", "2001:db8::/32"],
  // RFC 4291, section 2.3: three texts of the 60-bit prefix 20010DB80000CD3.
  ["2001:0DB8:0000:CD30:0000:0000:0000:0000/60", "2001:db8:0:cd30::/60"],
  ["2001:0DB8::CD30:0:0:0:0/60", "2001:db8:0:cd30::/60"],
  ["2001:0DB8:0:CD30::/60", "2001:db8:0:cd30::/60"],
])("parsePrefix: %s is %s", (text, canonical) => {
  expect(parsePrefix(text)).toBe(canonical);
});

test.each([
  ["192.0.2.0", { code: "prefix-length-missing", start: 9, end: 9 }],
  ["192.0.2.0/", { code: "prefix-length-invalid", start: 10, end: 10 }],
  ["192.0.2.0/024", { code: "prefix-length-invalid", start: 10, end: 13 }],
  ["192.0.2.0/+24", { code: "prefix-length-invalid", start: 10, end: 13 }],
  ["192.0.2.0/24 ", { code: "prefix-length-invalid", start: 10, end: 13 }],
  ["192.0.2.0/255.255.255.0", { code: "prefix-length-invalid", start: 10, end: 23 }],
  ["192.0.2.0/24/24", { code: "prefix-length-invalid", start: 10, end: 15 }],
  ["192.0.2.0/33", { code: "prefix-length-out-of-range", start: 10, end: 12 }],
  ["192.0.2.0/4294967297", { code: "prefix-length-out-of-range", start: 10, end: 20 }],
  ["::/129", { code: "prefix-length-out-of-range", start: 3, end: 6 }],
  ["192.0.2.1/24", { code: "prefix-host-bits", start: 0, end: 9 }],
  // RFC 4291, section 2.3: not legal, or another prefix.
  ["2001:0DB8:0:CD3/60", { code: "IPv6-too-few-pieces", start: 0, end: 15 }],
  ["2001:0DB8::CD30/60", { code: "prefix-host-bits", start: 0, end: 15 }],
  ["2001:0DB8::CD3/60", { code: "prefix-host-bits", start: 0, end: 14 }],
  ["192.0.02.0/24", { code: "IPv4-non-decimal-part", start: 6, end: 8 }],
  ["/24", { code: "IPv4-empty-part", start: 0, end: 0 }],
  ["fe80::%eth0/64", { code: "IPv6-invalid-code-point", start: 6, end: 7 }],
])("parsePrefix: %j, the code and the place", (text, error) => {
  expect(parsePrefix(text)).toEqual(error);
});

test("parsePrefix: host bits go on request, and nothing else is forgiven", () => {
  expect(parsePrefix("192.0.2.129/25", { hostBits: "mask" })).toBe("192.0.2.128/25");
  expect(parsePrefix("2001:db8::cd30/60", { hostBits: "mask" })).toBe("2001:db8::/60");
  expect(parsePrefix("192.0.2.1/24", { hostBits: "error" })).toHaveProperty("code", "prefix-host-bits");
  expect(parsePrefix("192.0.2.1/024", { hostBits: "mask" })).toHaveProperty("code", "prefix-length-invalid");
});

describe("contains and overlaps", () => {
  test.each([
    ["10.0.0.0/8", "10.255.255.255", true],
    ["10.0.0.0/8", "11.0.0.0", false],
    ["10.0.0.0/8", "10.1.0.0/16", true],
    ["10.0.0.0/8", "10.0.0.0/8", true],
    ["10.1.0.0/16", "10.0.0.0/8", false],
    ["0.0.0.0/0", "255.255.255.255", true],
    ["2001:db8::/33", "2001:db8:7fff::", true],
    ["2001:db8::/33", "2001:db8:8000::", false],
    ["::/0", "10.0.0.1", false],
    ["::ffff:0:0/96", "10.0.0.1", false],
    ["0.0.0.0/0", "::ffff:a00:1", false],
  ])("%s contains %s: %j", (prefix, other, answer) => {
    expect(contains(prefix, other)).toBe(answer);
  });

  test("overlaps: one in the other, either way round", () => {
    expect(overlaps("10.0.0.0/8", "10.1.0.0/16")).toBe(true);
    expect(overlaps("10.1.0.0/16", "10.0.0.0/8")).toBe(true);
    expect(overlaps("10.1.0.0/16", "10.2.0.0/16")).toBe(false);
    expect(overlaps("0.0.0.0/0", "::/0")).toBe(false);
    expect(overlaps("10.0.0.0/8", "10.9.8.7")).toBe(true);
  });

  test("what is neither prefix nor address is in none, and has none in it", () => {
    for (const text of ["", "10.0.0.1/8", "010.0.0.1", "10.0.0.0/33", "x"]) {
      expect(contains("0.0.0.0/0", text)).toBe(false);
      expect(contains(text, "10.0.0.1")).toBe(false);
      expect(overlaps(text, "0.0.0.0/0")).toBe(false);
    }
  });
});

test("first, last, length and size", () => {
  expect([firstAddress("192.0.2.64/26"), lastAddress("192.0.2.64/26")]).toEqual(["192.0.2.64", "192.0.2.127"]);
  expect([firstAddress("2001:db8::/32"), lastAddress("2001:db8::/32")]).toEqual([
    "2001:db8::",
    "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
  ]);
  expect([prefixLength("0.0.0.0/0"), prefixLength("::1/128")]).toEqual([0, 128]);
  expect([prefixSize("0.0.0.0/0"), prefixSize("192.0.2.1/32"), prefixSize("::/0")]).toEqual([
    2n ** 32n,
    1n,
    2n ** 128n,
  ]);
});

test("netmask and wildcard, and the lengths that they stand for", () => {
  expect([netmask("192.0.2.0/23"), wildcard("192.0.2.0/23")]).toEqual(["255.255.254.0", "0.0.1.255"]);
  expect([netmask("::/0"), wildcard("::/0")]).toEqual(["::", LAST]);
  expect([netmask("2001:db8::/33"), wildcard("::1/128")]).toEqual(["ffff:ffff:8000::", "::"]);
  for (let length = 0; length <= 32; length++) {
    const prefix = `0.0.0.0/${length}`;
    expect(netmaskLength(netmask(prefix) as string)).toBe(length);
    expect(wildcardLength(wildcard(prefix) as string)).toBe(length);
  }
  expect(netmaskLength("255.0.255.0")).toEqual({ code: "mask-not-contiguous", start: 0, end: 11 });
  expect(netmaskLength("0.0.0.255")).toEqual({ code: "mask-not-contiguous", start: 0, end: 9 });
  expect(wildcardLength("255.255.255.0")).toEqual({ code: "mask-not-contiguous", start: 0, end: 13 });
  expect(netmaskLength("255.255.255")).toEqual({ code: "IPv4-too-few-parts", start: 0, end: 11 });
});

describe("subnets and supernet", () => {
  test("subnets: all of them, in order", () => {
    expect([...(subnets("192.0.2.0/24", 26) as Iterable<string>)]).toEqual([
      "192.0.2.0/26",
      "192.0.2.64/26",
      "192.0.2.128/26",
      "192.0.2.192/26",
    ]);
    expect([...(subnets("255.255.255.254/31", 32) as Iterable<string>)]).toEqual([
      "255.255.255.254/32",
      "255.255.255.255/32",
    ]);
    expect([...(subnets("::/0", 1) as Iterable<string>)]).toEqual(["::/1", "8000::/1"]);
    expect([...(subnets("10.0.0.0/8", 8) as Iterable<string>)]).toEqual(["10.0.0.0/8"]);
    expect([...(subnets("0.0.0.0/0", 0) as Iterable<string>)]).toEqual(["0.0.0.0/0"]);
  });

  test("subnets: no more are made than are asked for", () => {
    const all = subnets("2001:db8::/32", 128) as IterableIterator<string>;
    expect([all.next().value, all.next().value]).toEqual(["2001:db8::/128", "2001:db8::1/128"]);
  });

  test("supernet: one bit shorter, or as asked for", () => {
    expect(supernet("192.0.3.0/24")).toBe("192.0.2.0/23");
    expect(supernet("2001:db8:ffff::/48", 32)).toBe("2001:db8::/32");
    expect(supernet("10.0.0.0/8", 8)).toBe("10.0.0.0/8");
  });

  test.each([
    ["subnets", () => subnets("10.0.0.0/8", 7)],
    ["subnets", () => subnets("10.0.0.0/8", 33)],
    ["subnets", () => subnets("10.0.0.0/8", 8.5)],
    ["subnets", () => subnets("10.0.0.0/8", Number.NaN)],
    ["supernet", () => supernet("10.0.0.0/8", 9)],
    ["supernet", () => supernet("10.0.0.0/8", -1)],
  ])("%s: a length that there is not is an error", (_, run) => {
    expect(run()).toEqual({ code: "prefix-length-out-of-range", start: 0, end: 10 });
  });

  test("/0 has no supernet", () => {
    expect(supernet("::/0")).toEqual({ code: "prefix-length-out-of-range", start: 0, end: 4 });
  });
});

describe("rangeToPrefixes", () => {
  test("the fewest prefixes, in order", () => {
    expect(rangeToPrefixes("192.0.2.0", "192.0.2.130")).toEqual(["192.0.2.0/25", "192.0.2.128/31", "192.0.2.130/32"]);
    expect(rangeToPrefixes("10.0.0.0", "10.255.255.255")).toEqual(["10.0.0.0/8"]);
    expect(rangeToPrefixes("::", LAST)).toEqual(["::/0"]);
    expect(rangeToPrefixes("::1", "::1")).toEqual(["::1/128"]);
  });

  test("254 at most: all but the first and the last address of IPv6", () => {
    const prefixes = rangeToPrefixes("::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe") as string[];
    expect(prefixes.length).toBe(254);
    expect([prefixes[0], prefixes[prefixes.length - 1]]).toEqual([
      "::1/128",
      "ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe/128",
    ]);
  });

  test.each([
    ["10.0.0.2", "10.0.0.1", { code: "range-reversed", start: 0, end: 8, in: "last" }],
    ["10.0.0.0", "::", { code: "range-of-two-families", start: 0, end: 2, in: "last" }],
    ["10.0.0", "10.0.0.1", { code: "IPv4-too-few-parts", start: 0, end: 6, in: "first" }],
    ["10.0.0.0", "10.0.0.01", { code: "IPv4-non-decimal-part", start: 7, end: 9, in: "last" }],
  ])("%s to %s: the code and the place", (first, last, error) => {
    expect(rangeToPrefixes(first, last)).toEqual(error);
  });
});

test("a text that is no prefix is told by every function in the same words", () => {
  const error = { code: "prefix-host-bits", start: 0, end: 8 };
  for (const use of [firstAddress, lastAddress, prefixLength, prefixSize, netmask, wildcard, supernet]) {
    expect(use("10.0.0.1/8")).toEqual(error);
  }
  expect(subnets("10.0.0.1/8", 9)).toEqual(error);
});
