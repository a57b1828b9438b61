import { orThrow } from "@url/result";
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
import { failed, ok } from "./results.ts";

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
  // An address is the prefix of all its bits.
  ["127.0.0.1", "127.0.0.1/32"],
  ["::1", "::1/128"],
  ["::FFFF:10.0.0.1", "::ffff:a00:1/128"],
])("parsePrefix reads %s as %s", (text, canonical) => {
  expect(parsePrefix(text)).toEqual(ok(canonical));
});

test.each([
  ["192.0.2.0/", { code: "prefix-length-invalid", start: 10, end: 10 }],
  ["192.0.2.0/024", { code: "prefix-length-invalid", start: 10, end: 13 }],
  ["192.0.2.0/+24", { code: "prefix-length-invalid", start: 10, end: 13 }],
  ["192.0.2.0/24 ", { code: "prefix-length-invalid", start: 10, end: 13 }],
  ["192.0.2.0/0.0.0.255", { code: "mask-not-contiguous", start: 10, end: 19 }],
  ["192.0.2.0/255.0.255.0", { code: "mask-not-contiguous", start: 10, end: 21 }],
  ["192.0.2.0/255.255.255", { code: "prefix-length-invalid", start: 10, end: 21 }],
  ["192.0.2.0/255.255.255.00", { code: "prefix-length-invalid", start: 10, end: 24 }],
  ["192.0.2.1/255.255.255.0", { code: "prefix-host-bits", start: 0, end: 9 }],
  ["2001:db8::/ffff:ffff::", { code: "prefix-length-invalid", start: 11, end: 22 }],
  ["2001:db8::/255.255.255.0", { code: "prefix-length-invalid", start: 11, end: 24 }],
  ["192.0.2.0/24/24", { code: "prefix-length-invalid", start: 10, end: 15 }],
  ["192.0.2.0/33", { code: "prefix-length-out-of-range", start: 10, end: 12 }],
  ["192.0.2.0/4294967297", { code: "prefix-length-out-of-range", start: 10, end: 20 }],
  ["::/129", { code: "prefix-length-out-of-range", start: 3, end: 6 }],
  ["192.0.2.1/24", { code: "prefix-host-bits", start: 0, end: 9 }],
  // RFC 4291, section 2.3: not valid, or another prefix.
  ["2001:0DB8:0:CD3/60", { code: "IPv6-too-few-pieces", start: 0, end: 15 }],
  ["2001:0DB8::CD30/60", { code: "prefix-host-bits", start: 0, end: 15 }],
  ["2001:0DB8::CD3/60", { code: "prefix-host-bits", start: 0, end: 14 }],
  ["192.0.02.0/24", { code: "IPv4-non-decimal-part", start: 6, end: 8 }],
  ["/24", { code: "IPv4-empty-part", start: 0, end: 0 }],
  ["fe80::%eth0/64", { code: "IPv6-invalid-code-point", start: 6, end: 7 }],
])("parsePrefix fails at %j: code and range", (text, error) => {
  expect(parsePrefix(text)).toEqual(failed(error));
});

test("parsePrefix clears host bits with the option hostBits, and accepts nothing else", () => {
  expect(parsePrefix("192.0.2.129/25", { hostBits: "mask" })).toEqual(ok("192.0.2.128/25"));
  expect(parsePrefix("2001:db8::cd30/60", { hostBits: "mask" })).toEqual(ok("2001:db8::/60"));
  expect(parsePrefix("192.0.2.1/24", { hostBits: "error" })).toMatchObject({ error: { code: "prefix-host-bits" } });
  expect(parsePrefix("192.0.2.1/024", { hostBits: "mask" })).toMatchObject({
    error: { code: "prefix-length-invalid" },
  });
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
    // An IPv4-mapped address is its IPv4 address, and only that.
    ["::ffff:0:0/96", "10.0.0.1", true],
    ["0.0.0.0/0", "::ffff:a00:1", true],
    ["10.0.0.0/8", "::ffff:10.0.0.0/104", true],
    ["::ffff:10.0.0.0/104", "10.1.0.0/16", true],
    ["::ffff:10.0.0.0/104", "::ffff:11.0.0.0", false],
    ["::/0", "::ffff:10.0.0.1", false],
    ["::/0", "::ffff:0:0/96", false],
    ["::/0", "::fffe:ffff:ffff", true],
    ["10.0.0.0/255.0.0.0", "10.1.2.3", true],
  ])("%s contains %s: %j", (prefix, other, answer) => {
    expect(contains(prefix, other)).toBe(answer);
  });

  test("overlaps is true if one contains the other", () => {
    expect(overlaps("10.0.0.0/8", "10.1.0.0/16")).toBe(true);
    expect(overlaps("10.1.0.0/16", "10.0.0.0/8")).toBe(true);
    expect(overlaps("10.1.0.0/16", "10.2.0.0/16")).toBe(false);
    expect(overlaps("0.0.0.0/0", "::/0")).toBe(false);
    expect(overlaps("10.0.0.0/8", "10.9.8.7")).toBe(true);
    expect(overlaps("10.0.0.0/8", "::ffff:10.9.8.7")).toBe(true);
    expect(overlaps("::/0", "::ffff:10.9.8.7")).toBe(false);
  });

  test("throw for text that is neither, because no answer would be true", () => {
    const either = "an IP address, or a prefix without host bits";
    for (const text of ["", "10.0.0.1/8", "010.0.0.1", "10.0.0.0/33", "x"]) {
      const is = `, not ${JSON.stringify(text)}.`;
      expect(() => contains("0.0.0.0/0", text)).toThrow(new TypeError(`contains: other must be ${either}${is}`));
      expect(() => contains(text, "10.0.0.1")).toThrow(new TypeError(`contains: prefix must be ${either}${is}`));
      expect(() => overlaps(text, "0.0.0.0/0")).toThrow(new TypeError(`overlaps: a must be ${either}${is}`));
      expect(() => overlaps("0.0.0.0/0", text)).toThrow(new TypeError(`overlaps: b must be ${either}${is}`));
    }
    expect(contains("10.0.0.0", "10.0.0.0")).toBe(true);
    expect(contains("10.0.0.0", "10.0.0.0/31")).toBe(false);
    expect(contains("10.0.0.1", "::ffff:10.0.0.1")).toBe(true);
  });
});

test("firstAddress, lastAddress, prefixLength and prefixSize", () => {
  expect([firstAddress("192.0.2.64/26"), lastAddress("192.0.2.64/26")]).toEqual([ok("192.0.2.64"), ok("192.0.2.127")]);
  expect([firstAddress("2001:db8::/32"), lastAddress("2001:db8::/32")]).toEqual([
    ok("2001:db8::"),
    ok("2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"),
  ]);
  expect([prefixLength("0.0.0.0/0"), prefixLength("::1/128")]).toEqual([ok(0), ok(128)]);
  expect([prefixSize("0.0.0.0/0"), prefixSize("192.0.2.1/32"), prefixSize("::/0")]).toEqual([
    ok(2n ** 32n),
    ok(1n),
    ok(2n ** 128n),
  ]);
});

test("netmask and wildcard, and their prefix lengths", () => {
  expect([netmask("192.0.2.0/23"), wildcard("192.0.2.0/23")]).toEqual([ok("255.255.254.0"), ok("0.0.1.255")]);
  expect([netmask("::/0"), wildcard("::/0")]).toEqual([ok("::"), ok(LAST)]);
  expect([netmask("2001:db8::/33"), wildcard("::1/128")]).toEqual([ok("ffff:ffff:8000::"), ok("::")]);
  for (let length = 0; length <= 32; length++) {
    const prefix = `0.0.0.0/${length}`;
    expect(netmaskLength(orThrow(netmask(prefix)))).toEqual(ok(length));
    expect(wildcardLength(orThrow(wildcard(prefix)))).toEqual(ok(length));
  }
  expect(netmaskLength("255.0.255.0")).toEqual(failed({ code: "mask-not-contiguous", start: 0, end: 11 }));
  expect(netmaskLength("0.0.0.255")).toEqual(failed({ code: "mask-not-contiguous", start: 0, end: 9 }));
  expect(wildcardLength("255.255.255.0")).toEqual(failed({ code: "mask-not-contiguous", start: 0, end: 13 }));
  expect(netmaskLength("255.255.255")).toEqual(failed({ code: "IPv4-too-few-parts", start: 0, end: 11 }));
});

describe("subnets and supernet", () => {
  test("subnets returns all subnets in order", () => {
    expect([...orThrow(subnets("192.0.2.0/24", 26))]).toEqual([
      "192.0.2.0/26",
      "192.0.2.64/26",
      "192.0.2.128/26",
      "192.0.2.192/26",
    ]);
    expect([...orThrow(subnets("255.255.255.254/31", 32))]).toEqual(["255.255.255.254/32", "255.255.255.255/32"]);
    expect([...orThrow(subnets("::/0", 1))]).toEqual(["::/1", "8000::/1"]);
    expect([...orThrow(subnets("10.0.0.0/8", 8))]).toEqual(["10.0.0.0/8"]);
    expect([...orThrow(subnets("0.0.0.0/0", 0))]).toEqual(["0.0.0.0/0"]);
  });

  test("subnets makes one subnet at a time", () => {
    const all = orThrow(subnets("2001:db8::/32", 128));
    expect([all.next().value, all.next().value]).toEqual(["2001:db8::/128", "2001:db8::1/128"]);
  });

  test("supernet returns a prefix one bit shorter, or of the given length", () => {
    expect(supernet("192.0.3.0/24")).toEqual(ok("192.0.2.0/23"));
    expect(supernet("2001:db8:ffff::/48", 32)).toEqual(ok("2001:db8::/32"));
    expect(supernet("10.0.0.0/8", 8)).toEqual(ok("10.0.0.0/8"));
  });

  test.each([
    ["subnets", () => subnets("10.0.0.0/8", 7)],
    ["subnets", () => subnets("10.0.0.0/8", 33)],
    ["supernet", () => supernet("10.0.0.0/8", 9)],
    ["supernet", () => supernet("10.0.0.0/8", -1)],
  ])("%s fails for a length out of range", (_, run) => {
    expect(run()).toEqual(failed({ code: "prefix-length-out-of-range", start: 0, end: 10 }));
  });

  test.each([
    ["subnets", () => subnets("10.0.0.0/8", 8.5), RangeError, "8.5"],
    ["subnets", () => subnets("10.0.0.0/8", Number.NaN), RangeError, "NaN"],
    ["subnets", () => subnets("10.0.0.0/8", "9" as never), TypeError, '"9"'],
    ["supernet", () => supernet("10.0.0.0/8", 0.5), RangeError, "0.5"],
    ["supernet", () => supernet("10.0.0.0/8", null as never), TypeError, "null"],
  ])("%s throws for a length that is not an integer: %#", (name, run, ErrorClass, shown) => {
    expect(run).toThrow(new ErrorClass(`${name}: newLength must be an integer, not ${shown}.`));
    expect(run).toThrow(ErrorClass);
  });

  test("/0 has no supernet", () => {
    expect(supernet("::/0")).toEqual(failed({ code: "prefix-length-out-of-range", start: 0, end: 4 }));
  });
});

describe("rangeToPrefixes", () => {
  test("returns the fewest prefixes, in order", () => {
    expect(rangeToPrefixes("192.0.2.0", "192.0.2.130")).toEqual(
      ok(["192.0.2.0/25", "192.0.2.128/31", "192.0.2.130/32"]),
    );
    expect(rangeToPrefixes("10.0.0.0", "10.255.255.255")).toEqual(ok(["10.0.0.0/8"]));
    expect(rangeToPrefixes("::", LAST)).toEqual(ok(["::/0"]));
    expect(rangeToPrefixes("::1", "::1")).toEqual(ok(["::1/128"]));
  });

  test("returns at most 254 prefixes: for all IPv6 addresses but the first and the last", () => {
    const prefixes = orThrow(rangeToPrefixes("::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe"));
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
  ])("fails for %s to %s: code, range and argument", (first, last, error) => {
    expect(rangeToPrefixes(first, last)).toEqual(failed(error));
  });
});

test("every function fails with the error of parsePrefix", () => {
  const error = { code: "prefix-host-bits", start: 0, end: 8 };
  for (const use of [firstAddress, lastAddress, prefixLength, prefixSize, netmask, wildcard, supernet]) {
    expect(use("10.0.0.1/8")).toEqual(failed(error));
  }
  expect(subnets("10.0.0.1/8", 9)).toEqual(failed(error));
});
